import type { Guess } from "#platform/learning/bayes.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import type { Understanding } from "#platform/understanding/understand.ts";
import { CATCH_ALL, offerTemplates, offerToBuild, quotePassage, type Draft } from "./drafts.ts";
import { MAX_SHORT, MAX_TEMPLATES, type Inquiry, type Likely } from "./likely-templates.ts";
import { findTrade } from "./passage-index.ts";
import { isTrade, passageOf } from "./passages.ts";
import { CLAIM, CLEAR_SHARE, MODEST, NEAREST, SURE } from "./uncertain.ts";

/**
 * Minimum values at which the template that is nearest to a task is shown. `likelihood`: its likelihood (0 to 1).
 * `share`: its share (0 to 1) in the likelihoods of all templates. In a test with unseen examples, a template above
 * both values was right in four of five cases.
 */
const BESIDE_OTHERS = { likelihood: 0.024, share: 0.72 };

/** Minimum number of meaningful words in a message that describes a task. A shorter message only names a task. */
const MIN_TOLD = 4;

/** Offers templates or our own work for a task. @returns undefined if neither of them surely fits the task */
export async function forTask(
  meaning: Understanding,
  tasks: readonly Guess[],
  found: readonly Likely[],
  areWanted: boolean,
  message: string,
  inquiry: Inquiry,
): Promise<Draft | undefined> {
  const { voice } = inquiry;
  const [best] = tasks;
  const work = passageOf(best?.label ?? "");
  const named = tasks.filter(({ label, likelihood: share }) => share >= NEAREST && isTrade(label));
  const trade = await findTrade(meaning.rest);
  const shown = found.slice(0, MAX_TEMPLATES);
  // Adds up the likelihoods of the templates and of the trades, because a message can name both a task and a trade.
  const likelihood = [...shown, ...(shown.length > 0 ? named : [])].reduce(
    (sum, one) => sum + one.likelihood,
    0,
  );
  const isBuilt = best?.label === CATCH_ALL && best.likelihood >= MODEST;
  const isServed =
    areWanted ||
    likelihood >= CLAIM ||
    (!isBuilt && shown.some(isAllAboutTool)) ||
    shown.some(isOwnersAndClear);
  const isOfTrade = found.length > 0 && best && isTrade(best.label) && best.likelihood >= MODEST;
  if (isServed || isOfTrade) {
    const offer =
      trade ?? (work?.id === CATCH_ALL || !best || best.likelihood < MODEST ? undefined : work);
    return offerTemplates(found, offer, voice);
  }
  const min = meaning.telling <= MAX_SHORT ? CLAIM : MODEST;
  if (!work || !best || best.likelihood < min) return undefined;
  if (work.id !== CATCH_ALL) return quotePassage(work, voice);
  return shown.some((one) => one.likelihood >= NEAREST)
    ? undefined
    : offerToBuild(message, inquiry);
}

/**
 * Whether the search by words surely found a template that the site's operator added. The classifier does not know such
 * templates.
 */
function isOwnersAndClear({ card, strength }: Likely): boolean {
  return strength >= CLEAR_SHARE && !isTemplate(card.slug);
}

/** If a task resembles one template much more than any other, raises the likelihood of this template to NEAREST. */
export function withNearest(tasks: readonly Guess[], telling: number): readonly Guess[] {
  const templates = tasks.filter(({ label }) => isTemplate(label));
  const [near] = templates;
  const sum = templates.reduce((all, { likelihood }) => all + likelihood, 0);
  const isNear =
    near &&
    telling >= MIN_TOLD &&
    tasks[0]?.label === CATCH_ALL &&
    near.likelihood >= BESIDE_OTHERS.likelihood &&
    near.likelihood >= sum * BESIDE_OTHERS.share;
  if (!isNear) return tasks;
  const likelihood = Math.max(near.likelihood, NEAREST);
  return tasks.map((one) => (one === near ? { ...one, likelihood } : one));
}

/** Whether a message names a tool and asks for little more than a template for this tool. */
export function isAllAboutTool({ namesTool, share }: Likely): boolean {
  return namesTool && share >= SURE;
}
