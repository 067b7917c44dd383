import { writeDraft } from "#client/draft.ts";
import { useDraft } from "#client/use-draft.ts";

export type MailPurpose = "signup" | "recovery";

const HOUR_MS = 60 * 60 * 1000;
const VALID_MS: Record<MailPurpose, number> = { signup: 24 * HOUR_MS, recovery: HOUR_MS };

type Waiting = { email: string; at: number };

/** Keeps the email address in this browser tab. After a reload, the person then has to type only the mailed code. */
export function setWaitingMail(purpose: MailPurpose, email: string): void {
  writeDraft(keyOf(purpose), { email, at: Date.now() } satisfies Waiting);
}

export function clearWaitingMail(purpose: MailPurpose): void {
  writeDraft(keyOf(purpose), undefined);
}

/**
 * @returns the address to which a code was mailed; undefined in the first render, and if no mailed code is still valid
 */
export function useWaitingMail(purpose: MailPurpose): string | undefined {
  const [waiting] = useDraft<Waiting>(keyOf(purpose));
  return waiting && isValid(purpose, waiting) ? waiting.email : undefined;
}

function isValid(purpose: MailPurpose, { at }: Waiting): boolean {
  return Date.now() - at < VALID_MS[purpose];
}

function keyOf(purpose: MailPurpose): string {
  return `waiting-mail-${purpose}`;
}
