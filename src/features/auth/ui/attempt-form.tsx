import type { ReactNode } from "react";
import { Button, type ButtonLook } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Problem } from "./problem-note.tsx";
import { useAlive } from "./use-alive.ts";
import { useAttempt } from "./use-attempt.ts";

export type AttemptFormProps = ButtonLook & {
  submit: string;
  /** What happens when it is sent; a failure is shown above the fields. */
  onSubmit: (fields: Record<string, string>, form: HTMLFormElement) => Promise<void>;
  /** Beside the button. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A form that asks the account service for something. */
export function AttemptForm({
  submit,
  onSubmit,
  beside,
  className,
  children,
  ...look
}: AttemptFormProps) {
  const { busy, problem, attempt } = useAttempt();
  const alive = useAlive();
  return (
    <form
      method="post"
      className={classes("flex flex-col gap-5", className)}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
        attempt(() => onSubmit(fields, form));
      }}
    >
      <Problem>{problem}</Problem>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        {/* Pressed before the scripts run, it would send the password as a page's form. */}
        <Button type="submit" busy={busy} disabled={!alive} className="max-sm:w-full" {...look}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
