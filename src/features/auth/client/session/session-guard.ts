import { endSession } from "./auth-context.tsx";
import { isSessionOver, needsTwoFactor } from "../error-message.ts";

type Asking = () => Promise<boolean>;
let asking: Asking | undefined;

export function promptTwoFactorBy(ask: Asking): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** Repeats `work` after the second step it asks for; an ended session ends here too. @throws what it throws */
export async function inSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (failure) {
    if (needsTwoFactor(failure) && (await asking?.())) return work();
    if (isSessionOver(failure)) await endSession();
    throw failure;
  }
}
