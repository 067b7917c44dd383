import { useMemo, type ReactNode } from "react";
import { ActionContext, type ActionRules } from "#client/forms/action-context.ts";
import { describeError } from "../error-message.ts";
import { useAuth } from "./auth-context.ts";
import { inSession } from "./session-guard.ts";

/**
 * Sets how the forms and buttons in `children` behave. They ask the person for the second factor when the server
 * demands it. The forms keep the text that the person has typed, also if the session ends.
 */
export function AccountActions({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const rules = useMemo<ActionRules>(
    () => ({ run: inSession, describe: describeError, draftOwner: user?.id }),
    [user?.id],
  );
  return <ActionContext value={rules}>{children}</ActionContext>;
}
