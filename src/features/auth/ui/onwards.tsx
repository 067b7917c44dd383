import { Navigate } from "react-router";
import { secondStep } from "#content/account.ts";
import { AccountPanel } from "./account-panel.tsx";
import { Challenge } from "./challenge.tsx";
import { Waiting } from "./gate.tsx";
import { useLevel } from "./use-level.ts";

/** For somebody who has just signed in: the second step, if there is one, then where they were going. */
export function Onwards({ to }: { to: string }) {
  const level = useLevel();
  if (!level) return <Waiting />;
  if (level !== "missing") return <Navigate to={to} replace />;
  return (
    <AccountPanel title={secondStep.title} intro={secondStep.intro}>
      <Challenge />
    </AccountPanel>
  );
}
