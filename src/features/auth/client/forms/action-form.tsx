import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Button, type ButtonLook } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { FieldErrors } from "#design/field.tsx";
import { useAuth } from "../session/auth-context.tsx";
import { keepInterrupted, keepWhenInterrupted, takeUpInterrupted } from "../interrupted-forms.ts";
import { isSessionOver } from "../error-message.ts";
import { Alert } from "./alert.tsx";
import { problemsAtInputs, wrongInputs, type FieldProblems } from "./field-problems.ts";
import { forgetTypedEmail } from "./typed-email.ts";
import { useAction } from "./use-action.ts";

export type ActionFormProps = ButtonLook & {
  submit: string;
  onSubmit: (fields: Record<string, string>, form: HTMLFormElement) => Promise<void>;
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function ActionForm({
  submit,
  onSubmit,
  beside,
  className,
  children,
  ...look
}: ActionFormProps) {
  const { busy, problem, attempt } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<FieldProblems>({});
  useEffect(() => {
    if (Object.keys(wrong).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);
  useEffect(() => sentEarly(form.current), []);
  const { user } = useAuth();
  const { pathname } = useLocation();
  const place = user ? `interrupted ${user.id} ${pathname} ${submit}` : undefined;
  useEffect(() => {
    if (!place || !form.current) return undefined;
    takeUpInterrupted(form.current, place);
    return keepWhenInterrupted(form.current, place);
  }, [place]);
  return (
    <form
      ref={form}
      // A password is in no address, whatever becomes of the scripts.
      method="post"
      data-scripted
      noValidate
      className={classes(
        "flex flex-col gap-5 data-early:cursor-progress data-early:opacity-60",
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = event.currentTarget;
        delete sent.dataset["early"];
        const untaken = wrongInputs(sent);
        setWrong(untaken);
        if (Object.keys(untaken).length > 0) return;
        const fields = Object.fromEntries(new FormData(sent)) as Record<string, string>;
        attempt(() =>
          onSubmit(fields, sent).then(forgetTypedEmail, (failure: unknown) => {
            setWrong(problemsAtInputs(sent, failure));
            if (place && isSessionOver(failure)) keepInterrupted(sent, place);
            throw failure;
          }),
        );
      }}
    >
      <Alert of={Object.keys(wrong).length > 0 ? undefined : problem} />
      <FieldErrors value={wrong}>{children}</FieldErrors>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full" {...look}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

/** What was sent before there were scripts (head-script.tsx) is sent now. */
function sentEarly(form: HTMLFormElement | null): void {
  // Whether React is replaying that very event is known only afterwards.
  queueMicrotask(() => {
    if (form?.dataset["early"] !== undefined) form.requestSubmit();
  });
}
