import type { ReactNode } from "react";
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
