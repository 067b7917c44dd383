import { useLocation } from "react-router";
import { accountPage as texts } from "#content/accounts/account.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { RequireAuth, RequireTwoFactor } from "#features/auth/client/require-auth.tsx";
import { OwnErasure } from "#features/privacy/ui/own-erasure.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import type { AccountDeleted, DeletionState } from "./contract.ts";
import { AccountView } from "./ui/account-view.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...texts, origin: matches[0].loaderData.origin, path: "/account" });

export default function AccountPage() {
  const { state } = useLocation() as { state: DeletionState | null };
  // False in the browser's first render, because that render must be equal to the HTML from the server.
  const isHydrated = useHydrated();
  if (isHydrated && state?.deletion) return <Deleted {...state.deletion} />;
  return (
    <RequireAuth>
      <RequireTwoFactor>
        <AccountView />
      </RequireTwoFactor>
    </RequireAuth>
  );
}

function Deleted({ erased }: AccountDeleted) {
  const { title, rest, leave } = texts.remove.done;
  return (
    <AccountPanel title={title} intro={erased ? undefined : rest}>
      {erased && <OwnErasure result={erased} />}
      <PanelLink to="/">{leave}</PanelLink>
    </AccountPanel>
  );
}
