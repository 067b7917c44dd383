import { stemOf } from "#platform/search/words.ts";

/** The part of a search that it leaves out. `label`: stem of a word in the names of services and categories. */
export type Exclusion = { rest: string; label: string };

const AI =
  /^(?:ai|ki|gpt|chat ?gpt|llms?|artificial intelligence|künstliche intelligenz|language models?)$/i;

/** "No" and "kein" are also in searches for something, such as "no show" or "no reply". */
const WITHOUT =
  /(?<![\p{L}\p{N}])(without|no|non|ohne|keine?)(?:\s+(?:any|an?|the))?[\s-]+(artificial intelligence|künstliche intelligenz|language models?|chat gpt|[\p{L}\p{N}.]+)/giu;

/**
 * Reads what a search leaves out, such as "emails without AI" or "ohne Slack".
 * @param isLabel - returns whether a service or category has a word with this stem in its name
 */
export function exclusionIn(
  search: string,
  isLabel: (stem: string) => boolean,
): Exclusion | undefined {
  for (const [said, how = "", what = ""] of search.matchAll(WITHOUT)) {
    const label = AI.test(what) ? "ai" : stemOf(what);
    if (!isLabel(label) || (label !== "ai" && !/^(?:without|ohne)$/i.test(how))) continue;
    return { rest: search.replace(said, " ").trim(), label };
  }
  return undefined;
}
