import { useSyncExternalStore } from "react";
import { inTab, readStoredJson, removeStored, store } from "#client/storage.ts";

export type MailPurpose = "signup" | "recovery";

const HOUR_MS = 60 * 60 * 1000;
/** Time in ms for which each kind of mailed code is valid. */
const VALID_MS: Record<MailPurpose, number> = { signup: 24 * HOUR_MS, recovery: HOUR_MS };

type Waiting = { email: string; at: number };
const remembered = new Map<MailPurpose, Waiting>();

/**
 * Stores in this browser tab the email address to which a code was mailed. After a reload the person therefore has to
 * type only the code.
 */
export function setWaitingMail(purpose: MailPurpose, email: string): void {
  const waiting: Waiting = { email, at: Date.now() };
  remembered.set(purpose, waiting);
  store(inTab, keyOf(purpose), JSON.stringify(waiting));
  notify();
}

export function clearWaitingMail(purpose: MailPurpose): void {
  remembered.delete(purpose);
  removeStored(inTab, keyOf(purpose));
  notify();
}

/**
 * Returns the address to which a code was mailed.
 * @returns undefined in the first render, and if no mailed code is valid
 */
export function useWaitingMail(purpose: MailPurpose): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(purpose),
    () => undefined,
  );
}

function read(purpose: MailPurpose): string | undefined {
  const waiting = remembered.get(purpose) ?? readStorage(purpose);
  return waiting && Date.now() - waiting.at < VALID_MS[purpose] ? waiting.email : undefined;
}

function readStorage(purpose: MailPurpose): Waiting | undefined {
  const waiting = readStoredJson(inTab, keyOf(purpose)) as Waiting | null | undefined;
  return typeof waiting?.email === "string" ? waiting : undefined;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function keyOf(purpose: MailPurpose): string {
  return `waiting-mail-${purpose}`;
}
