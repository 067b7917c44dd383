import { confirmPage as texts } from "#content/accounts/account.ts";
import { ButtonLink } from "#design/button.tsx";
import { AccountPanel } from "#features/auth/client/account-panel.tsx";
import type { LinkType } from "#features/account/ui/mailed/mailed-token.ts";

export function DeadLink({ type }: { type: LinkType }) {
  return (
    <AccountPanel title={texts.deadTitle} intro={texts[type].dead}>
      {type === "email_change" ? (
        <ButtonLink to="/account">{texts.account}</ButtonLink>
      ) : (
        <ButtonLink to="/sign-in">{texts.signIn}</ButtonLink>
      )}
    </AccountPanel>
  );
}
