import { accountPage as words } from "#content/accounts/account.ts";
import { RequireAuth } from "#features/auth/client/require-auth.tsx";
import { RequireTwoFactor } from "#features/auth/client/two-factor/require-two-factor.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { AccountView } from "./ui/account-view.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, origin: matches[0].loaderData.origin, path: "/account" });

export default function AccountPage() {
  return (
    <RequireAuth>
      <RequireTwoFactor>
        <AccountView />
      </RequireTwoFactor>
    </RequireAuth>
  );
}
