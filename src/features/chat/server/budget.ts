import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { daysBefore, isoDay } from "#shared/time/days.ts";
import {
  addTokens,
  readConversations,
  readTokens,
  reserveTokens,
  settleTokens,
  sumTokens,
  type Reservation,
} from "./budget-store.ts";

/** An estimate: four bytes of UTF-8 are four ASCII characters, but fewer characters of other scripts. */
const BYTES_PER_TOKEN = 4;
/** The model answers only if at least this many tokens of the day's budget are left. */
const MIN_LEFT = 1000;
/**
 * Share of the day's token budget that one network address may use. Each address may use at least MIN_SHARE_TOKENS,
 * which is enough for a few questions.
 */
const SHARE = 0.1;
const MIN_SHARE_TOKENS = 5000;

export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The tokens of an `address` are limited. The tokens of a `session` are counted for statistics. */
export type Asker = { address: string; session: string };
export type Reserved = Reservation & { asker: Asker };

/**
 * Reserves tokens for one request to the AI model.
 * @returns undefined if the tokens of the day, or of this network address, are used up
 */
export async function reserve(
  platform: Platform,
  asker: Asker,
  tokens: number,
): Promise<Reserved | undefined> {
  const share = shareOf(platform);
  try {
    await platform.limits.consume(share, asker.address, undefined, tokens);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await platform.limits.refund(share, asker.address, tokens);
    return undefined;
  }
  const wanted = { day: today(platform), tokens };
  const reservation = await reserveTokens(platform.database, wanted, budgetOf(platform));
  if (reservation) return { ...reservation, asker };
  await platform.limits.refund(share, asker.address, tokens);
  return undefined;
}

export async function settle(
  platform: Platform,
  { asker, ...reservation }: Reserved,
  spent: number,
): Promise<void> {
  const tokens = Math.round(spent);
  const left = reservation.tokens - tokens;
  if (left !== 0) await platform.limits.refund(shareOf(platform), asker.address, left);
  await settleTokens(platform.database, reservation, tokens);
  const { day } = reservation;
  if (tokens > 0) await addTokens(platform.database, { day, session: asker.session, tokens });
}

export async function readUsage(platform: Platform, days: number) {
  const since = isoDay(daysBefore(platform.now(), days - 1));
  return {
    days,
    today: await readTokens(platform.database, today(platform)),
    /** The budget of a day in tokens; 0 if there is no model. */
    budget: budgetOf(platform),
    ...(await readConversations(platform.database, since)),
  };
}

/**
 * Returns the number of tokens that the AI model used in a time span. `cost` is in the currency of AI_PRICE, and null
 * if AI_PRICE is not set.
 */
export async function tokensUsed(
  { config, database }: Platform,
  span: { from: string; to: string },
): Promise<{ tokens: number; cost: number | null }> {
  const tokens = await sumTokens(database, span);
  const price = config.aiPrice;
  return { tokens, cost: price === undefined ? null : (tokens / 1_000_000) * price };
}

function shareOf(platform: Platform): Limit {
  const points = Math.max(MIN_SHARE_TOKENS, Math.floor(budgetOf(platform) * SHARE));
  return { name: "chat-tokens", points, seconds: 24 * 60 * 60 };
}

export async function isBudgetSpent(platform: Platform): Promise<boolean> {
  return (await readTokens(platform.database, today(platform))) > budgetOf(platform) - MIN_LEFT;
}

function budgetOf(platform: Platform): number {
  return platform.config.model?.dailyTokens ?? 0;
}

function today(platform: Platform): string {
  return isoDay(platform.now());
}
