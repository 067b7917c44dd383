import { useState } from "react";
import { accountWords } from "#content/accounts/account.ts";
import { askService } from "#features/auth/client/session/session-actions.ts";
import { ActionButton } from "#client/forms/action-button.tsx";

export function ResendButton({
  send,
  label = accountWords.sendAgain,
  done = accountWords.sentAgain,
}: {
  send: () => Promise<void>;
  label?: string;
  done?: string;
}) {
  const [sent, setSent] = useState(false);
  const again = async () => {
    setSent(false);
    await send();
    setSent(true);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <ActionButton onPress={again}>{label}</ActionButton>
      <output className="text-small text-muted empty:hidden">{sent && done}</output>
    </div>
  );
}

/**
 * @param redirectTo - page that opens when the person follows the link in the email
 * @throws AuthError
 */
export async function resend(
  type: "signup" | "email_change",
  email: string,
  redirectTo: string,
): Promise<void> {
  const options = { emailRedirectTo: redirectTo };
  await askService((client) => client.resend({ type, email, options }));
}
