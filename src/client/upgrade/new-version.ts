import { newVersion } from "#content/site/errors/new-version.ts";
import { toast } from "#design/overlay/toast.tsx";
import { inTab, readStored, store } from "../storage.ts";

/* A page that was opened before an upgrade, and whose scripts no server has any more. */

/** The part of https://wicg.github.io/navigation-api/ that is used. */
type Navigation = EventTarget;
type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };

const RELOADED = "reloaded-version";

/** Reloads such a page once when a script is gone, as React Router does, but never what somebody types away. */
export function watchForNewVersion(): void {
  const typed = watchTyping();
  const { navigation } = window as { navigation?: Navigation };
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated) return;
    if (mayReload(typed())) store(inTab, RELOADED, manifest());
    else event.preventDefault();
  });
  addEventListener("vite:preloadError", () => {
    void isGone().then((gone) => {
      if (!gone) return;
      // Without the event above, here and not there.
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

/** @returns whether something stands in a field that was typed in; what is searched for is no loss */
function watchTyping(): () => boolean {
  const fields = new Set<Field>();
  addEventListener("input", ({ target }) => fields.add(target as Field), true);
  return () =>
    [...fields].some(
      (field) => field.isConnected && field.type !== "search" && Boolean(field.value),
    );
}
