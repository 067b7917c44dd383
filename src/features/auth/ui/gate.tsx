import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { accountWords } from "#content/account.ts";
import { Container } from "#design/container.tsx";
import { Spinner } from "#design/spinner.tsx";
import { useAuth } from "./auth-context.tsx";
import { withNext } from "./next-path.ts";

/** Around account and staff pages (decision 12): nothing of them is shown to somebody not signed in. */
export function Gate({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname, search } = useLocation();
  if (loading) return <Waiting />;
  if (!user) return <Navigate to={withNext("/sign-in", pathname + search)} replace />;
  return children;
}

export function Waiting() {
  return (
    <Container className="grid min-h-[60svh] place-items-center py-section text-muted">
      <span className="needs-script text-subheading">
        <Spinner label={accountWords.waiting} />
      </span>
      <p className="without-script">{accountWords.scriptsNeeded}</p>
    </Container>
  );
}
