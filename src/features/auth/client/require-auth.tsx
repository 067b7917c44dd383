import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { accountWords, secondStep } from "#content/accounts/account.ts";
import { Container } from "#design/layout/container.tsx";
import { Spinner } from "#design/spinner.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { useAuth, type Arrival } from "./session/auth-context.ts";
import { AccountActions, promptTwoFactorBy } from "./session/session-guard.tsx";
import { withNext } from "#client/navigation/next-path.ts";
import { AccountPanel } from "./account-panel.tsx";
import { Challenge } from "./two-factor/challenge.tsx";
import { useLevel } from "./two-factor/use-assurance-level.ts";

/** Sends people who are not signed in to the sign-in page (docs/product.md, decision 12). */
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

export function RequireTwoFactor({ children }: { children: ReactNode }) {
  const level = useLevel();
  if (!level) return <Loading />;
  if (level !== "missing") return children;
  return (
    <AccountPanel title={secondStep.title} intro={secondStep.intro}>
      <Challenge />
    </AccountPanel>
  );
}

export function Loading() {
  return (
    <Container data-loading className="grid min-h-[60svh] place-items-center py-section text-muted">
      <span className="needs-script text-subheading">
        <Spinner label={accountWords.waiting} />
      </span>
      <p className="without-script">{accountWords.scriptsNeeded}</p>
    </Container>
  );
}

function TwoFactorDialog() {
  const [answer, setAnswer] = useState<(shown: boolean) => void>();
  useEffect(() => promptTwoFactorBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const close = (shown: boolean) => {
    answer?.(shown);
    setAnswer(undefined);
  };
  return (
    <Dialog
      open={answer !== undefined}
      title={secondStep.title}
      closeLabel={accountWords.close}
      onClose={() => close(false)}
    >
      {answer && (
        <>
          <p className="mb-6 text-muted">{secondStep.intro}</p>
          <Challenge onDone={() => close(true)} />
        </>
      )}
    </Dialog>
  );
}
