import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { accountWords } from "#content/accounts/account.ts";
import { Container } from "#design/layout/container.tsx";
import { Spinner } from "#design/spinner.tsx";
import { useAuth, type Arrival } from "./session/auth-context.ts";
import { AccountActions } from "./session/account-actions.tsx";
import { withNext } from "#client/navigation/next-path.ts";
import { TwoFactorDialog } from "./two-factor/two-factor-dialog.tsx";

/** Shows its content to signed-in people only, and leads everybody else to sign in (decision 12). */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, loading, farewell } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return <Loading />;
  if (!user) {
    const state = { notice: farewell } satisfies Arrival;
    return <Navigate to={withNext("/sign-in", pathname + search)} state={state} replace />;
  }
  return (
    <AccountActions>
      {children}
      <TwoFactorDialog />
    </AccountActions>
  );
}

export function Loading() {
  return (
    <Container className="grid min-h-[60svh] place-items-center py-section text-muted">
      <span className="needs-script text-subheading">
        <Spinner label={accountWords.waiting} />
      </span>
      <p className="without-script">{accountWords.scriptsNeeded}</p>
    </Container>
  );
}
