import { useMemo, type ReactNode } from "react";
import { ActionContext, type ActionRules } from "#client/forms/action-context.ts";
import { describeError, isSessionOver, needsTwoFactor } from "../error-message.ts";
import { useAuth } from "./auth-context.ts";
import { dropSession } from "./session-actions.ts";

/**
 * Lets the forms and buttons in `children` ask for the second factor when the server demands it. The forms keep the
 * text that the person has typed, also if the session ends.
 */
export function AccountActions({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const rules = useMemo<ActionRules>(
    () => ({ run: inSession, describe: describeError, draftOwner: user?.id }),
    [user?.id],
  );
  return <ActionContext value={rules}>{children}</ActionContext>;
}

/** Asks the person for the second factor. @returns whether the person confirmed with it */
type Prompt = () => Promise<boolean>;
let prompt: Prompt | undefined;

/**
 * Sets the function that asks the person for the second factor (the prompt).
 * @returns a function that removes this prompt again, unless another one has replaced it
 */
export function promptTwoFactorBy(shown: Prompt): () => void {
  prompt = shown;
  return () => {
    if (prompt === shown) prompt = undefined;
  };
}

/**
 * Runs `work`. If the server demands the second factor, asks the person for it and runs `work` again. If the session
 * has ended, removes it from the browser.
 * @throws what `work` throws
 */
export async function inSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (needsTwoFactor(failure) && (await prompt?.())) return work();
    if (isSessionOver(failure)) await dropSession();
    throw failure;
  }
}
