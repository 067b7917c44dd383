import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button, type ButtonLook } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { FieldErrors } from "#design/field.tsx";
import { focusFirstInvalid } from "#design/focus-first-invalid.ts";
import { Alert, useAction } from "./alert.tsx";
import {
  checkAgain,
  invalidInputs,
  problemsAtInputs,
  type FieldProblems,
  type Input,
} from "./field-problems.ts";
import { useFormDraft, useFormDraftKey } from "./form-draft.ts";
import { setTypedEmail } from "./typed-email.ts";

type ActionFormProps = ButtonLook & {
  submit: string;
  onSubmit: (fields: Record<string, string>, form: HTMLFormElement) => Promise<unknown>;
  beside?: ReactNode;
  /** Whether the form is long. Its button and error messages then stay in sight, and Ctrl+Enter presses the button. */
  hasBar?: boolean;
  /** Name of a signed-in person's draft, unique on the page; by default the label of the button. Null: no draft. */
  draft?: string | null;
  className?: string;
  children: ReactNode;
};

const BAR =
  "sticky bottom-0 z-20 border-t border-hairline bg-canvas py-3 max-sm:bottom-13 [&>[role=alert]]:basis-full";

/**
 * A form that a script sends in place of the browser. Error messages appear at the inputs, and the typed text stays.
 */
export function ActionForm({
  submit,
  onSubmit,
  beside,
  hasBar = false,
  draft = submit,
  className,
  children,
  ...look
}: ActionFormProps) {
  const { busy, problem, attempt } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<FieldProblems>({});
  /** The problems that the last attempt to send found; undefined before the first attempt. */
  const [refused, setRefused] = useState<FieldProblems>();
  const isRefused = Object.keys(refused ?? {}).length > 0;
  const refuse = (problems: FieldProblems) => {
    setInvalid(problems);
    setRefused(problems);
  };
  useEffect(() => {
    if (refused && Object.keys(refused).length > 0) focusFirstInvalid(form.current);
  }, [refused]);
  useEffect(() => submitEarly(form.current), []);
  const onSaved = useFormDraft(form, useFormDraftKey(draft));
  const alert = <Alert of={isRefused ? undefined : problem} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its inputs
    <form
      ref={form}
      // If the script fails, the browser sends the form. With GET, a password would then be in the URL.
      method="post"
      data-scripted
      noValidate
      className={classes(
        "flex flex-col gap-5 data-early:cursor-progress data-early:opacity-60",
        hasBar && "*:scroll-mb-24 **:scroll-mb-24",
        className,
      )}
      onInput={({ target }) => {
        const input = target as Input;
        if (invalid[input.name]) setInvalid(checkAgain(invalid, input));
      }}
      onBlur={({ target, relatedTarget: next }) => {
        const input = target as EventTarget as Input;
        // A new error message would move the button away from the pointer. None is added if a button gets the focus.
        if (!refused || !next || next instanceof HTMLButtonElement) return;
        if (input.name && !input.validity.valid) setInvalid(checkAgain(invalid, input));
      }}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget: own }) => {
        if (hasBar && key === "Enter" && (ctrlKey || metaKey)) own.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // Ctrl+Enter (see `hasBar`) can send the form even while its button is disabled. A second attempt is ignored.
        if (busy) return;
        const sent = event.currentTarget;
        delete sent.dataset["early"];
        const found = invalidInputs(sent);
        refuse(found);
        if (Object.keys(found).length > 0) return;
        const fields = Object.fromEntries(new FormData(sent)) as Record<string, string>;
        attempt(() =>
          onSubmit(fields, sent).then(
            () => {
              setTypedEmail(undefined);
              onSaved(fields);
            },
            (failure: unknown) => {
              refuse(problemsAtInputs(sent, failure));
              throw failure;
            },
          ),
        );
      }}
    >
      {!hasBar && alert}
      <FieldErrors value={invalid}>{children}</FieldErrors>
      <div className={classes("flex flex-wrap items-center gap-3", hasBar && BAR)}>
        {hasBar && alert}
        <Button type="submit" busy={busy} className="max-sm:w-full" {...look}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

/** Sends a form whose button was pressed before the scripts ran. A script in the page's head has marked this form. */
function submitEarly(form: HTMLFormElement | null): void {
  // During hydration, React may itself repeat the click. That sends the form and removes the mark. The microtask runs
  // after that, so the form is not sent twice.
  queueMicrotask(() => {
    if (form?.dataset["early"] !== undefined) form.requestSubmit();
  });
}
