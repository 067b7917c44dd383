import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import type { Memory } from "./memory.ts";

/** Matches one to four words that name a thing. The last of them may already belong to the rest of the question. */
const THING = String.raw`(?<thing>[\p{L}\p{N}'’-]+(?:\s[\p{L}\p{N}'’-]+){0,3})`;
/** Matches a clause that says what a template does. */
const CLAUSE = String.raw`(?<clause>[^,.;?!]{4,80})`;
/**
 * Matches the position before "die für …" ("the one for …") at which this phrase means a template: the beginning of the
 * message, or the position after words such as "zeig mir".
 */
const BEFORE = String.raw`(?:^|(?<=(?:lieber|eher|nein|und|kostet|macht|tut|braucht|kann|meine|meinte|zeig mir|dann),?\s))`;
const ONE = String.raw`(?:one|template|workflow)`;
const VORLAGE = String.raw`(?:vorlage|ablauf|workflow)`;
const FOR = String.raw`\s(?:für|mit|zum|zur|zu)\s(?:(?:den|dem|der|die|das)\s)?${THING}`;
/**
 * Patterns for the name that a visitor gives to a template, each with the pronoun that can replace the name. "A
 * template for reviews" matches none of them, because it asks for any template on reviews.
 */
const FORMS = [
  ["it", String.raw`(?<=^[^“”„"«»]{0,40})[“”„"«»](?<clause>[^“”„"«»]{12,120})[“”"«»](?=\W*$)`],
  ["it", String.raw`(?<!\p{L})the\s${ONE}\s(?:that|which)\s${CLAUSE}`],
  ["it", String.raw`(?<!\p{L})the\s${ONE}\s(?:for|about|with)\s(?:the\s)?${THING}`],
  ["it", String.raw`(?<!\p{L})the\s(?<thing>[\p{L}'’-]+(?:\s[\p{L}'’-]+)?)\s${ONE}(?!\p{L})`],
  ["die", String.raw`(?<!\p{L})(?:die|der)\s${VORLAGE},\s(?:die|der)\s${CLAUSE}`],
  ["die", String.raw`(?<!\p{L})(?:die|der|den)\s${VORLAGE}${FOR}`],
  ["die", String.raw`${BEFORE}(?:die|der|den)${FOR}`],
].map(([pronoun = "", form = ""]) => ({ pronoun, form: new RegExp(form, "iu") }));
const KIND = new RegExp(String.raw`\s${ONE}$`, "iu");
/** Minimum likelihood (0 to 1) of a template at which the visitor's words name it. */
const SURE = 0.6;

/**
 * Finds the template that a message names, such as "the one for supplier invoices".
 * @returns its slug, and the message with "it" or "die" instead of the name
 */
export function namedIn(message: string): { slug: string; rest: string } | undefined {
  for (const { pronoun, form } of FORMS) {
    const match = form.exec(message);
    const { thing = "", clause = "" } = match?.groups ?? {};
    const words = thing.split(" ");
    const parts = words
      .map((_, at) => words.slice(0, words.length - at))
      .filter((part) => understand(part.at(-1) ?? "").telling > 0);
    const named = [clause, ...parts.map((part) => part.join(" "))].find(describedBy) ?? "";
    const slug = describedBy(named);
    if (!match || slug === undefined) continue;
    const [whole] = match;
    const name = KIND.test(whole) ? whole : whole.slice(0, whole.lastIndexOf(named) + named.length);
    return { slug, rest: message.replace(name, pronoun) };
  }
  return undefined;
}

function describedBy(text: string): string | undefined {
  const { readings, telling } = understand(text);
  const best = readings.find(({ label }) => isTemplate(label));
  return best && telling > 0 && best.likelihood >= SURE ? best.label : undefined;
}

/** Marks a template as the one that was shown last, and as one that the visitor has not refused. */
export function withSubject(slug: string, memory: Memory): Memory {
  const refused = new Set([...memory.refused].filter((one) => one !== slug));
  return { ...memory, templates: [slug], refused };
}

/**
 * Whether a message asks something besides naming a template. "No, the one for reviews" does not.
 * @param rest - the message with "it" or "die" in place of the template's name
 */
export function asksMore(rest: string): boolean {
  return ASKS.test(rest) || understand(rest).telling > 1;
}

const ASKS =
  /(?<!\p{L})(?:how|when|where|who|why|does|do|is|are|can|could|will|would|need|costs?|wie|wann|wo|wer|warum|tut|macht|kostet|kann|brauch\p{L}*|läuft|geht|what it)(?!\p{L})/iu;
