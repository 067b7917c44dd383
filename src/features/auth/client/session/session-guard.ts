import { isSessionOver, needsTwoFactor } from "../error-message.ts";
import { endSession } from "./session-actions.ts";

/** Asks for the second step. @returns whether the person passed it */
type Prompt = () => Promise<boolean>;
let prompt: Prompt | undefined;

/** @returns the function that takes the prompt away */
export function promptTwoFactorBy(shown: Prompt): () => void {
  prompt = shown;
  return () => {
    if (prompt === shown) prompt = undefined;
  };
}

/** Repeats `work` after the second step it asks for; an ended session ends here too. @throws what it throws */
export async function inSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (needsTwoFactor(failure) && (await prompt?.())) return work();
    if (isSessionOver(failure)) await endSession();
    throw failure;
  }
}
