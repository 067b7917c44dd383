import { useState } from "react";
import { Button } from "#design/button.tsx";
import { startClient } from "./auth-context.tsx";
import { Problem } from "./problem-note.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Has a mail sent once more. */
export function ResendButton({
  type,
  email,
  label,
  done,
  redirectTo,
}: {
  type: "signup" | "email_change";
  email: string;
  label: string;
  done: string;
  redirectTo?: string;
}) {
  const [sent, setSent] = useState(false);
  const { busy, problem, attempt } = useAttempt();
  const send = async () => {
    setSent(false);
    const client = await startClient();
    const { error } = await client.resend({
      type,
      email,
      options: { emailRedirectTo: redirectTo },
    });
    if (error) throw error;
    setSent(true);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Problem>{problem}</Problem>
      <Button variant="secondary" busy={busy} onClick={() => attempt(send)}>
        {label}
      </Button>
      <output className="text-small text-muted empty:hidden">{sent && done}</output>
    </div>
  );
}
