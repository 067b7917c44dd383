import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { nextPath } from "#client/navigation/next-path.ts";
import { secondStep } from "#content/accounts/account.ts";
import { AccountPanel } from "../account-panel.tsx";
import { Challenge } from "./challenge.tsx";
import { Loading } from "../require-auth.tsx";
import { useLevel } from "./use-assurance-level.ts";

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

export function RedirectAfterSignIn({ next }: { next: string | null }) {
  return (
    <RequireTwoFactor>
      <Navigate to={nextPath(next)} replace />
    </RequireTwoFactor>
  );
}
