import { interpolate } from "#shared/text/interpolate.ts";
import type { Draft } from "./drafts.ts";
import type { Voice } from "./likely-templates.ts";

/**
 * Matches the unit after an amount, as in "2 GB", "40 executions" or "50 orders a day". No unit follows the number of a
 * release.
 */
const UNIT = String.raw`(?:[%€$£]|(?:[kmgt]i?b|bytes|ram|ms|sec|seconds?|sekunden?|min|minutes?|minuten?|h|hrs?|hours?|stunden?|days?|tagen?|weeks?|wochen?|months?|monaten?|monate|years?|jahren?|times|mal|k|mio|millions?|millionen|thousand|tausend|eur|euros?|usd|dollars?|cents?|chf|franken|executions?|ausführung\p{L}*|läufen?|users?|(?:be)?nutzer\p{L}*|customers?|kunden|clients|e?-?mails|messages|nachrichten|orders|bestellungen|invoices|rechnungen|leads|records|rows|zeilen|items|contacts|kontakte|workflows|abläufen?)(?!\p{L})|(?:[\p{L}-]+\s+){1,2}(?:an?|per|pro|am|im)\s+(?:second|minute|hour|day|week|month|year|sekunde|stunde|tag|woche|monat|jahr)(?!\p{L}))`;
/** Matches what follows the first number of an amount: " hours" in "2 hours", and " to 2 hours" in "1.5 to 2 hours". */
const AMOUNT = String.raw`[\s-]*(?:(?:to|bis|[-–])\s*\d+(?:[.,]\d+)?[\s-]*)?${UNIT}`;
/** Matches the numbers of releases before 2.0.0. The last releases of 0.x and 1.x were 0.237 and 1.123. */
const NUMBER = String.raw`(?:0\.[12]\d\d|[01]\.(?:1\d\d|[1-9]\d?|0|x))(?:\.\d+)*`;
const WORDS = String.raw`(?:[\s,]+(?:in|der|die|the|our|unsere?|still|noch))*`;

/**
 * Matches a release of n8n before 2.0.0, as in "I run n8n 1.123". After "is", the number must end its clause, because
 * "n8n is 1.5 times faster" names no release.
 */
const OLD = new RegExp(
  String.raw`(?<![\p{L}\d])n8n${WORDS}(?:(?:[\s,]+(?:is|ist))?${WORDS}[\s,]+(?:version|release|v)[\s,]*v?(?<named>${NUMBER})|[\s,]*v?(?<bare>[01]\.x|${NUMBER}(?!${AMOUNT}))|[\s,]+(?:is|ist)${WORDS}[\s,]+v?(?<told>${NUMBER})(?=\s*(?:$|[,;:!?)]|\.(?!\d))))(?![\p{L}\d]|\.\d)`,
  "iu",
);
/** Matches words of visitors who want to update n8n, such as "upgrade" and "migrate". */
const UPDATES = /(?<!\p{L})(?:up(?:dat|grad)|migrat|umstieg|umsteig|aktualisier|hochzieh)/iu;

/**
 * Returns the n8n release that the visitor runs, if it is older than 2.0.0, as in "I run n8n 1.123". Returns undefined
 * for visitors who want to update n8n.
 */
export function oldReleaseIn(message: string): string | undefined {
  const { named, bare, told } = (!UPDATES.test(message) && OLD.exec(message)?.groups) || {};
  return named ?? bare ?? told;
}

/**
 * If the message names an n8n release before 2.0.0, begins the answer with a sentence that says that the templates are
 * not made for this release.
 */
export function withOldRelease(draft: Draft, message: string, { words }: Voice): Draft {
  const release = oldReleaseIn(message);
  if (!release) return draft;
  return { ...draft, text: `${interpolate(words.oldRelease, { release })}\n\n${draft.text}` };
}
