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
} from "./drafts.ts";
import { LIKELY, type Inquiry, type Likely, type Voice } from "./likely-templates.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { tellingStems } from "./passage-index.ts";
import { passageOf, spoken, type Passage } from "./passages.ts";
import { elsewhere } from "./template-passages.ts";

/**
 * Minimum likelihood (0 to 1) at which a meaning counts as sure. Also the minimum share (0 to 1) of the message's words
 * that a template or a question must contain to fit surely.
 */
export const SURE = 0.8;
/**
 * Minimum likelihood (0 to 1) at which the assistant claims to have understood a message. In a test with 2,100 unseen
 * questions, 92% of the answers with a likelihood of 0.8 to 0.9 were right, and 98% of those with 0.9 to 0.95
 * (docs/decisions/the-assistant-first-tells-what-a-message-is.md).
 */
export const CLAIM = 0.9;
/**
 * Minimum share (0 to 1) of a message's words in a template's texts. From this value on, the message asks for this
 * template.
 */
export const CLEAR_SHARE = 0.6;
/**
 * Minimum share (0 to 1) of the message's words in the template of the visitor's page. This value is lower than
 * CLEAR_SHARE, because visitors probably mean the template of their page.
 */
const OWN_SHARE = 0.5;
/**
 * Minimum likelihood (0 to 1) of a guess that does little harm if it is wrong, such as the visitor's trade or a fixed
 * reply.
 */
export const MODEST = 0.6;
/**
 * Minimum likelihood (0 to 1) of a template that is shown as the nearest to a task. The answer does not claim that this
 * template fits.
 */
export const NEAREST = 0.32;
/** Minimum likelihood (0 to 1) of a meaning that the assistant offers when it asks what the visitor means. */
export const MIN_LIKELIHOOD = 0.27;
const MAX_READINGS = 2;

/**
 * Shows the templates that are nearest to the visitor's task. If the template of the visitor's page is near, it comes
 * first. The text does not claim that the templates fit. If none is near, says that no template does the task and who
 * can say whether it can be built, or says that nothing was found.
 */
export function nearest(
  { isKnown }: Understanding,
  found: readonly Likely[],
  message: string,
  inquiry: Inquiry,
): Draft {
  const { template, voice } = inquiry;
  const near = found.filter(
    ({ likelihood, strength }) => likelihood >= NEAREST || strength >= CLEAR_SHARE,
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
  return isKnown ? offerToBuild(message, inquiry) : foundNothing(voice);
}

/** Asks which of the likeliest meanings is right: templates as cards, questions as buttons. */
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
/** Minimum number of meaningful words, besides those in GENERAL, in a message that names a task of its own. */
const MIN_OWN = 3;

/** Whether a message that asks for templates also names a task, as in "meeting notes to tasks in Asana, anything?". */
export function namesOwnTask({ rest }: Understanding): boolean {
  return (
    wordsOf(rest).filter((word) => isTelling(word) && !GENERAL.has(word.stem)).length >= MIN_OWN
  );
}
