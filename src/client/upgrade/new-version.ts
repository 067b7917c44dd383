import { newVersion } from "#content/site/errors/new-version.ts";
import { toast } from "#design/overlay/toast.tsx";
import { inTab, readStored, store } from "../storage.ts";

/* Reloads a page that was opened before an upgrade of the site. The servers may no longer have the page's scripts. */

const RELOADED = "reloaded-version";

/** Reloads the page once if the server lacks a script, but not if the visitor has typed text. */
export function watchForNewVersion(): void {
  const typed = watchTyping();
  // Older browsers have no Navigation API.
  const { navigation } = window as Partial<Window>;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event;
    if (navigationType !== "reload" || userInitiated) return;
    if (mayReload(typed())) store(inTab, RELOADED, manifest());
    else event.preventDefault();
  });
  addEventListener("vite:preloadError", () => {
    void isGone().then((gone) => {
      if (!gone) return;
      // With the Navigation API, `reload` triggers the listener for "navigate" above, which calls `mayReload`. Without
      // this API, `mayReload` has to be called here.
      if (navigation || mayReload(typed())) location.reload();
    });
  });
}

function mayReload(isTyping: boolean): boolean {
  const may = !isTyping && readStored(inTab, RELOADED) !== manifest();
  if (!may) toast(newVersion);
  return may;
}

function manifest(): string {
  const { ["__reactRouterManifest"]: files } = window as unknown as Record<
    string,
    { url?: string } | undefined
  >;
  return files?.url ?? "";
}

async function isGone(): Promise<boolean> {
  const answer = await fetch(manifest(), { method: "HEAD" }).catch(() => undefined);
  return answer?.status === 404;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * @returns a function that says whether the visitor has typed text that is still in a field. Search fields do not count
 */
function watchTyping(): () => boolean {
  const fields = new Set<Field>();
  addEventListener("input", ({ target }) => fields.add(target as Field), true);
  return () =>
    [...fields].some(
      (field) => field.isConnected && field.type !== "search" && Boolean(field.value),
    );
}
