import { isTelling } from "#platform/understanding/cues.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import type { Understanding } from "#platform/understanding/understand.ts";
import { wordsOf } from "#platform/search/words.ts";
import {
  askWhich,
  CATCH_ALL,
  foundNothing,
  GUESS,
  offerToBuild,
  suggestTemplates,
  type Draft,
  type Voice,
} from "./drafts.ts";
import { LIKELY, type Inquiry, type Likely } from "./likely-templates.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { tellingStems } from "./passage-index.ts";
import { passageOf, spoken, type Passage } from "./passages.ts";
import { elsewhere } from "./template-passages.ts";

/* This file has the answers to messages about which the assistant is not sure. */

/**
 * From this likelihood on, a meaning counts as certain. The same number is the share of a message's words that must
 * match a template, or a question on the website, for the match to count as certain.
 */
export const SURE = 0.8;
/**
 * Minimum likelihood at which the assistant claims to have understood a message. It was measured on 2,100 stored
 * questions, with classifiers that had been trained on five sixths of the examples. Answers with a likelihood between
 * 0.8 and 0.9 were right in 92 of 100 cases, and those between 0.9 and 0.95 in 98
 * (docs/decisions/the-assistant-first-tells-what-a-message-is.md).
 */
export const CLAIM = 0.9;
/**
 * Minimum share of a message's words that must fit a template. The message then counts as a request for this template.
 */
export const CLEAR_SHARE = 0.6;
/**
 * Minimum share of a message's words that must fit the template on whose page the visitor is. It is lower than
 * CLEAR_SHARE, because the visitor probably means that template.
 */
const OWN_SHARE = 0.5;
/**
 * Minimum likelihood for a fixed reply, such as a greeting. It is low, because a fixed reply claims nothing that could
 * be wrong. It is also the minimum for taking a word as the visitor's trade.
 */
export const MODEST = 0.6;
/**
 * Minimum likelihood at which a template is shown as the nearest one to a task. The answer does not claim that it fits.
 */
export const NEAREST = 0.32;
/** Minimum likelihood of a meaning that the assistant offers when it asks what the visitor means. */
export const MIN_LIKELIHOOD = 0.27;
const MAX_READINGS = 2;

/**
 * Shows the templates that are nearest to a task, without claiming that they fit. If there are none, it offers to build
 * a workflow.
 * @param inquiry - its `template` is the template of the visitor's page; it comes first if it is near
 */
export function nearest(
  { isKnown }: Understanding,
  found: readonly Likely[],
  { template }: Inquiry,
  voice: Voice,
): Draft {
  const near = found.filter(
    ({ likelihood, strength, namesTool, words }) =>
      likelihood >= NEAREST || (strength >= CLEAR_SHARE && !(namesTool && words.length < 2)),
  );
  const own = found.find(({ card }) => card.slug === template?.slug);
  if (template && own && (near.includes(own) || own.strength >= OWN_SHARE)) {
    const text = interpolate(voice.words.nearestIsThisPage, { summary: template.summary });
    const others = near.filter((one) => one !== own);
    return { ...suggestTemplates([own, ...others], text, { kinds: [GUESS] }), isUnsure: true };
  }
  if (near.length > 0) {
    return {
      ...suggestTemplates(near, voice.words.nearest, { kinds: [GUESS] }),
      isUnsure: true,
    };
  }
  return isKnown ? offerToBuild(voice) : foundNothing(voice);
}

/**
 * Asks the visitor which of the likeliest meanings is right. Templates are shown as cards, and questions as buttons.
 */
export function unsure(
  { meanings, rest }: Understanding,
  found: readonly Likely[],
  voice: Voice,
): Draft {
  const near = found.filter(
    ({ strength, likelihood, words }) =>
      strength >= CLEAR_SHARE || likelihood >= (words.length > 0 ? LIKELY : MODEST),
  );
  const stems = new Set(tellingStems(rest));
  const titles = meanings
    .slice(0, MAX_READINGS)
    .filter(({ label, likelihood }) => likelihood >= MIN_LIKELIHOOD && !isTemplate(label))
    .flatMap(({ label, likelihood }) => {
      const passage = passageOf(elsewhere(label));
      const isNear = passage && (likelihood >= MODEST || sharesWord(passage, stems));
      return isNear && passage.id !== CATCH_ALL ? spoken(passage, voice.language).title : [];
    });
  if (near.length > 0) {
    return {
      ...suggestTemplates(near, voice.words.whichOne, { titles, kinds: [GUESS] }),
      isUnsure: true,
    };
  }
  return titles.length > 0 ? { ...askWhich(titles, voice), isUnsure: true } : foundNothing(voice);
}

export function sharesWord(
  { title, text }: Pick<Passage, "title" | "text">,
  stems: ReadonlySet<string>,
): boolean {
  return tellingStems(`${title} ${text}`).some((stem) => stems.has(stem));
}

/** Stems of the words with which people ask for templates in general. */
const GENERAL = new Set(
  wordsOf(
    "template templates workflow workflows automation automations library catalog free list overview example examples use case area areas category business company industry kind type sort available download offer topic popular new best vorlage vorlagen ablauf abläufe automatisierung bibliothek katalog kostenlos gratis liste übersicht beispiel beispiele bereich bereiche kategorie betrieb firma unternehmen branche art angebot thema beliebt neu verfügbar herunterladen automatisieren automate wieviele viele anbieten zahl anzahl number",
  ).map(({ stem }) => stem),
);
/**
 * Minimum meaningful words of a message that names a task of its own. General words such as "template" (see GENERAL) do
 * not count.
 */
const MIN_OWN = 3;

/** Whether a message that asks for templates also names a task, as in "meeting notes to tasks in Asana, anything?". */
export function namesOwnTask({ rest }: Understanding): boolean {
  return (
    wordsOf(rest).filter((word) => isTelling(word) && !GENERAL.has(word.stem)).length >= MIN_OWN
  );
}
