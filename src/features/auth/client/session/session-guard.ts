import { isSessionOver, needsTwoFactor } from "../error-message.ts";
import { dropSession } from "./load-client.ts";

/** Shows a dialog that asks the person for the second factor. @returns whether the person confirmed with it */
type Prompt = () => Promise<boolean>;
let prompt: Prompt | undefined;

/** Sets the function that asks the person for the second factor. @returns a function that unsets it again */
export function promptTwoFactorBy(shown: Prompt): () => void {
  prompt = shown;
  return () => {
    if (prompt === shown) prompt = undefined;
  };
}

/**
 * Runs `work`. If `work` needs the second factor, the person is asked for it, and then `work` runs again. If the
 * session has ended, it is removed from the browser.
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
