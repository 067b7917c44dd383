import { endSession } from "./auth-context.tsx";
import { isSessionOver, needsTwoFactor } from "../error-message.ts";

type Asking = () => Promise<boolean>;
let asking: Asking | undefined;

/** Names what asks for the second step (two-factor-dialog.tsx). @returns takes it back */
export function promptTwoFactorBy(ask: Asking): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/**
 * Does something in the name of whoever is signed in. Where that needs the second step it is asked
 * for, and then the same is done again; where the session has ended, it ends here too.
 * @throws what `work` throws
 */
export async function inSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (needsTwoFactor(failure) && (await asking?.())) return work();
    if (isSessionOver(failure)) await endSession();
    throw failure;
  }
}
