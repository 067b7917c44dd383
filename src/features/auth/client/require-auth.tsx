import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { accountWords } from "#content/accounts/account.ts";
import { Container } from "#design/layout/container.tsx";
import { Spinner } from "#design/spinner.tsx";
import { isDeleted, useAuth } from "./session/auth-context.tsx";
import type { Arrival } from "./use-arrival.ts";
import { withNext } from "#client/navigation/next-path.ts";
import { TwoFactorDialog } from "./two-factor/two-factor-dialog.tsx";

/** Nothing of account and staff pages is shown to somebody not signed in (decision 12). */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, loading, farewell } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return <Loading />;
  if (!user) {
    const next = isDeleted(farewell) ? null : pathname + search;
    const state = { notice: farewell } satisfies Arrival;
    return <Navigate to={withNext("/sign-in", next)} state={state} replace />;
  }
  return (
    <>
      {children}
      <TwoFactorDialog />
    </>
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
