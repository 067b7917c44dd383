import { useEffect, useRef, useState } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { copyText } from "#client/clipboard.ts";
import { randomId } from "#client/random-id.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { EMAIL_SHAPE } from "#shared/text/email-shape.ts";
import { importPath } from "#shared/template-addresses.ts";
import type { DownloadKind, Taken } from "../contract.ts";
import { rememberDownload, rememberedEmail } from "../client/remembered.ts";
import { download, recordLead, readWorkflowText, DownloadError, GoneError } from "./download.ts";

const texts = templatesPage.downloadModal;

export type State =
  | { at: "editing"; error?: string; wrongEmail?: boolean; gone?: boolean }
  | { at: "submitting"; files: number }
  /**
   * `byHand`: text that the browser refused to copy, so that the visitor has to copy it. `toConfirm`: email address
   * whose owner still has to confirm the newsletter.
   */
  | { at: "done"; byHand?: string; toConfirm?: string };

/** Runs a download (docs/product.md, section 4). If the component is unmounted, the download is aborted. */
export function useDownload(kind: DownloadKind, { template, origin, filled }: Taken) {
  const { user, loading } = useAuth();
  const [remembered] = useState(rememberedEmail);
  const [state, setState] = useState<State>({ at: "editing" });
  const attempt = useRef({ of: "", key: "" });
  const running = useRef<AbortController>(undefined);
  const begun = useRef(false);
  useEffect(
    () => () => {
      running.current?.abort();
      // In development, React's strict mode mounts the component twice, and the first download is aborted. These lines
      // let the second mount begin a download of its own.
      running.current = undefined;
      begun.current = false;
    },
    [],
  );

  const submit = async (given: string, wantsNewsletter: boolean) => {
    if (running.current) return;
    begun.current = true;
    const email = given.trim();
    if (!EMAIL_SHAPE.test(email)) {
      setState({ at: "editing", error: texts.errors.invalidEmail, wrongEmail: true });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ at: "submitting", files: 0 });
    const end = await carryOut(email, wantsNewsletter, controller).catch(failed);
    if (running.current !== controller) return;
    running.current = undefined;
    setState(end);
  };

  async function carryOut(
    email: string,
    wantsNewsletter: boolean,
    controller: AbortController,
  ): Promise<State> {
    const { signal } = controller;
    const values = JSON.stringify([email, wantsNewsletter]);
    if (attempt.current.of !== values) attempt.current = { of: values, key: randomId() };
    const { to_confirm } = await recordLead(
      { email, template_id: template.id, wants_newsletter: wantsNewsletter },
      attempt.current.key,
      signal,
    );
    rememberDownload(email, template);
    const toConfirm = to_confirm ? email : undefined;
    if (kind === "zip") {
      const onFile = (files: number) => {
        // Progress is ignored if the download has failed meanwhile.
        if (running.current === controller) setState({ at: "submitting", files });
      };
      await download(template.id, { signal, onFile, fill: filled?.fill });
      return { at: "done", toConfirm };
    }
    const text =
      kind === "link"
        ? `${origin}${importPath(template.slug)}`
        : await readWorkflowText(template.slug, signal, filled?.fill);
    return { at: "done", byHand: (await copyText(text)) ? undefined : text, toConfirm };
  }

  useEffect(() => {
    // Submits the form for a signed-in visitor. While `loading`, it is not known who is signed in.
    if (user?.email && !begun.current) void submit(user.email, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loading]);

  return {
    state,
    /**
     * Email address of the signed-in visitor, or else the address that was used for the last download in this browser.
     */
    suggestedEmail: user?.email ?? remembered,
    /** Must be called when the visitor changes the form. After that, the form is not submitted by itself. */
    begin: () => {
      begun.current = true;
    },
    submit,
  };
}

function failed(error: unknown): State {
  const known = error instanceof DownloadError;
  if (!known) console.warn(error);
  return {
    at: "editing",
    gone: error instanceof GoneError,
    error: known ? error.message : texts.errors.downloadFailed,
  };
}
