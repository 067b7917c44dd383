import type { Platform } from "#platform/platform.ts";
import { readTokens, reserveTokens, settleTokens, type Reservation } from "./budget-store.ts";

/** A token is about four characters of English, fewer of languages whose characters have more bytes. */
const BYTES_PER_TOKEN = 4;
/** With less than this left, no question fits any more. */
const MIN_LEFT = 1000;

export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** @returns undefined when today's tokens are spent */
export async function reserve(
  platform: Platform,
  tokens: number,
): Promise<Reservation | undefined> {
  return reserveTokens(platform.database, { day: today(platform), tokens }, budgetOf(platform));
}

export async function settle(
  platform: Platform,
  reservation: Reservation,
  spent: number,
): Promise<void> {
  await settleTokens(platform.database, reservation, Math.round(spent));
}

export async function isBudgetSpent(platform: Platform): Promise<boolean> {
  return (await readTokens(platform.database, today(platform))) > budgetOf(platform) - MIN_LEFT;
}

function budgetOf(platform: Platform): number {
  return platform.config.model?.dailyTokens ?? 0;
}

function today(platform: Platform): string {
  return platform.now().toISOString().slice(0, 10);
}
