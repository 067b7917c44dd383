import { useSyncExternalStore } from "react";
import { inTab, readStoredJson, removeStored, store } from "#client/storage.ts";

export type MailPurpose = "signup" | "recovery";

const HOUR_MS = 60 * 60 * 1000;
/** As long as the codes work. */
const KEPT_MS: Record<MailPurpose, number> = { signup: 24 * HOUR_MS, recovery: HOUR_MS };

type Kept = { email: string; at: number };
const remembered = new Map<MailPurpose, Kept>();

/** In this tab: a reload asks for the code again and not for the address. */
export function keepWaitingMail(purpose: MailPurpose, email: string): void {
  const kept: Kept = { email, at: Date.now() };
  remembered.set(purpose, kept);
  store(inTab, placeOf(purpose), JSON.stringify(kept));
  tell();
}

export function forgetWaitingMail(purpose: MailPurpose): void {
  remembered.delete(purpose);
  removeStored(inTab, placeOf(purpose));
  tell();
}

/** undefined when no mail is waited for, and in the first render. */
export function useWaitingMail(purpose: MailPurpose): string | undefined {
  return useSyncExternalStore(
    listen,
    () => read(purpose),
    () => undefined,
  );
}

function read(purpose: MailPurpose): string | undefined {
  const kept = remembered.get(purpose) ?? readStorage(purpose);
  return kept && Date.now() - kept.at < KEPT_MS[purpose] ? kept.email : undefined;
}

function readStorage(purpose: MailPurpose): Kept | undefined {
  const kept = readStoredJson(inTab, placeOf(purpose)) as Kept | null | undefined;
  return typeof kept?.email === "string" ? kept : undefined;
}

const listeners = new Set<() => void>();

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

function tell(): void {
  for (const hear of listeners) hear();
}

function placeOf(purpose: MailPurpose): string {
  return `waiting-mail-${purpose}`;
}
