import { confirmPage as words } from "#content/accounts/account.ts";
import { ButtonLink } from "#design/button.tsx";
import { AccountPanel } from "../client/account-panel.tsx";
import type { LinkType } from "./mailed-token.ts";

/** In place of a mailed link that can no longer be used and that no new mail replaces from here. */
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
