import { confirmPage as words } from "#content/accounts/account.ts";
import { ButtonLink } from "#design/button.tsx";
import { AccountPanel } from "#features/auth/client/account-panel.tsx";
import type { LinkType } from "./mailed-token.ts";

export function DeadLink({ type }: { type: LinkType }) {
  return (
    <AccountPanel title={words.deadTitle} intro={words[type].dead}>
      {type === "email_change" ? (
        <ButtonLink to="/account">{words.account}</ButtonLink>
      ) : (
        <ButtonLink to="/sign-in">{words.signIn}</ButtonLink>
      )}
    </AccountPanel>
  );
}
