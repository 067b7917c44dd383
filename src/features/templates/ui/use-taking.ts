import { useEffect, useRef, useState } from "react";
import { templatesPage } from "#content/templates-page.ts";
import { randomKey } from "#design/random-key.ts";
import { useAuth } from "#features/auth/ui/auth-context.tsx";
import { EMAIL_SHAPE } from "#shared/email-shape.ts";
import { importPath } from "../addresses.ts";
import type { TemplateView } from "../views.ts";
import type { Take } from "./take-buttons.tsx";
import {
  download,
  noteLead,
  readWorkflowText,
  rememberedEmail,
  rememberEmail,
  TakeError,
} from "./take.ts";

const words = templatesPage.downloadModal;

type State =
  | { at: "editing"; error?: string; wrongEmail?: boolean }
  | { at: "submitting"; files: number }
  /** `byHand`: what the browser did not let us copy. */
  | { at: "done"; byHand?: string };

/** The e-mail step and what follows it; begins by itself with an address given before. */
export function useTaking(take: Take, template: TemplateView, origin: string) {
  const { user, loading } = useAuth();
  const [remembered, setRemembered] = useState("");
  const [state, setState] = useState<State>({ at: "editing" });
  const attempt = useRef({ of: "", key: "" });
  const begun = useRef(false);

  const submit = async (email: string, wantsNewsletter: boolean) => {
    begun.current = true;
    if (!EMAIL_SHAPE.test(email.trim())) {
      setState({ at: "editing", error: words.errors.invalidEmail, wrongEmail: true });
      return;
    }
    setState({ at: "submitting", files: 0 });
    try {
      const values = JSON.stringify([email, wantsNewsletter]);
      if (attempt.current.of !== values) attempt.current = { of: values, key: randomKey() };
      await noteLead(
        { email: email.trim(), template_id: template.id, wants_newsletter: wantsNewsletter },
        attempt.current.key,
      );
      rememberEmail(email.trim());
      if (take === "download") {
        await download(template.id, (files) => setState({ at: "submitting", files }));
        setState({ at: "done" });
        return;
      }
      const text =
        take === "link"
          ? `${origin}${importPath(template.slug)}`
          : await readWorkflowText(template.slug);
      const copied = await copy(text);
      setState({ at: "done", byHand: copied ? undefined : text });
    } catch (error) {
      if (!(error instanceof TakeError)) throw error;
      setState({ at: "editing", error: error.message });
    }
  };

  useEffect(() => {
    // Who is signed in is known only after a moment. Development mounts twice.
    if (loading || begun.current) return;
    const known = user?.email ?? rememberedEmail();
    if (known === "") return;
    setRemembered(known);
    void submit(known, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loading]);

  return {
    state,
    remembered,
    submit,
    forget: () => {
      rememberEmail("");
      setRemembered("");
      setState({ at: "editing" });
    },
  };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
