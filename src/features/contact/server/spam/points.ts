import type { SpamFinding, SpamReason } from "../../contract.ts";

const MAX_FOUND = 5;
const MAX_FOUND_LENGTH = 60;

export const SPAM_THRESHOLD = 60;

/**
 * Spam points by reason. Each match counts `each` points, and all matches of a reason together count at most `most`.
 * Negative points are for signs of an honest sender.
 */
export const POINTS = {
  // These points are so high that negative points cannot outweigh them.
  trap: { each: 200, most: 200 },
  reported_text: { each: 200, most: 200 },
  // Points for each other sender of the same text. Two other senders alone reach the threshold for spam.
  same_text: { each: 30, most: 200 },
  fast: { each: 15, most: 15 },
  markup: { each: 30, most: 60 },
  call_to_link: { each: 10, most: 10 },
  link: { each: 15, most: 15 },
  foreign_link: { each: 10, most: 30 },
  hidden_link: { each: 45, most: 90 },
  only_links: { each: 30, most: 30 },
  link_as_name: { each: 40, most: 40 },
  mixed_script: { each: 30, most: 60 },
  other_script: { each: 15, most: 15 },
  cold_opener: { each: 15, most: 15 },
  pressure: { each: 15, most: 30 },
  price: { each: 10, most: 10 },
  offer: { each: 15, most: 45 },
  nothing_asked: { each: 20, most: 20 },
  asking: { each: -20, most: -40 },
  own_business: { each: -15, most: -30 },
} as const satisfies Partial<Record<SpamReason, Points>>;

export const TOPIC_POINTS = {
  sure: { each: 45, most: 90 },
  hints: { each: 15, most: 45 },
} as const satisfies Record<string, Points>;

/**
 * The learned model computes the log odds that a message is spam. The points are `each` * (log odds - `zero`), limited
 * to the range from `least` to `most`.
 */
export const LEARNED_POINTS = { each: 150, zero: 0.4, least: -100, most: 150 };

type Points = { each: number; most: number };

export function pointsFor({ each, most }: Points, finds: number): number {
  return each < 0 ? Math.max(most, each * finds) : Math.min(most, each * finds);
}

export function finding(
  reason: SpamReason,
  points: number,
  found: readonly string[],
): SpamFinding[] {
  if (points === 0) return [];
  // Cutting may split a surrogate pair. `toWellFormed` replaces the half that is left, which PostgreSQL's JSON would
  // refuse.
  const short = found.slice(0, MAX_FOUND).map((one) => one.slice(0, MAX_FOUND_LENGTH));
  return [{ reason, points, found: short.map((one) => one.toWellFormed()) }];
}
