import { moves } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { withoutLabels } from "#platform/understanding/understand.ts";

/** Kinds of reactions to an earlier answer. A first message cannot be one of them. */
const REACTIONS: ReadonlySet<string> = new Set([
  "another-one",
  "not-this",
  "not-asked",
  "not-our-tool",
  "other-way-round",
  "too-expensive",
]);

/** Returns the possible meanings of a first message, the likeliest first. */
export function withoutReactions(meanings: readonly Guess[]): Guess[] {
  return withoutLabels(meanings, ({ label }) => REACTIONS.has(label));
}

/** Whether a message of this kind makes sense only after an answer. */
export function isMove(label: string): boolean {
  return (moves as readonly string[]).includes(label);
}
