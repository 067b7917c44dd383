import { confirmPage } from "#content/account.ts";
import { ButtonLink } from "#design/button.tsx";
import { AccountPanel } from "./account-panel.tsx";

const words = confirmPage.dead;

/** In place of a mailed link that can no longer be used and that no new mail replaces from here. */
export function DeadLink({ type }: { type: "invite" | "email_change" }) {
  return (
    <AccountPanel title={words.title} intro={words[type]}>
      {type === "invite" ? (
        <ButtonLink to="/sign-in?next=/admin">{confirmPage.again.signIn}</ButtonLink>
      ) : (
        <ButtonLink to="/account">{confirmPage.changing.back}</ButtonLink>
      )}
    </AccountPanel>
  );
}
