import { readWords } from "#platform/understanding/cues.ts";
import { tellingStems } from "./passage-index.ts";
import { toolsIn } from "./named-tools.ts";

/** Matches a thing in one to three words, such as "quotes" or "new customer list". */
const THING = String.raw`[\p{L}\p{N}.-]+(?:\s[\p{L}\p{N}.-]+){0,2}?`;
const ARTICLE = String.raw`(?:(?:the|an?|die|den|das|der|eine?n?)\s)?`;
/**
 * Words that begin a statement about what the visitor has or prefers. "We use Slack, not Teams" is such a statement,
 * and no correction.
 */
const HAS = String.raw`(?:lieber|eher|besser|rather|better|per|by|via|we|i|wir|ich|man|they|you|ihr|sie|us|uns|bei|have|has|got|use|hab\p{L}*|nutz\p{L}*)(?!\p{L})`;
/** Words before a correction: "no", "sorry", "oops, wrong word". */
const BEFORE = String.raw`(?:(?:no|nope|nein|nee?|nö|nicht doch|sorry|oh|ah|ach|äh|oops|ups|hoppla|wait|moment|pardon|entschuldigung|verzeihung|quatsch|typo|verschrieben|vertippt|verwechselt|falsch|wrong|wrong word|my mistake|my bad|mein fehler|it['’]?s|its)[\s,.:;!–—-]+)*`;
const NOT = String.raw`(?:not|no|nicht|kein(?:e|en)?)`;
const I_MEANT = String.raw`(?:(?:(?:i|we|ich|wir)\s)?(?:meant|mean|meinten?|meine?n?|wollten?|wanted)|gemeint (?:sind|waren?|ist))`;
const SAID = String.raw`(?:said|wrote|typed|put|sagte|schrieb|hab(?:e|en)?|gesagt|geschrieben)`;
const END = String.raw`\s?(?=[.,;!?–—]|$)`;

/** Forms of a correction that names both the thing that was wrong (`old`) and the right one (`right`). */
const CORRECTIONS = [
  `^${BEFORE}${NOT}\\s${ARTICLE}(?<old>${THING})(?:,|\\s(?:but|sondern)|\\s[–—-])\\s(?:${I_MEANT}\\s)?${ARTICLE}(?<right>${THING})\\s?[.!]*$`,
  `^${BEFORE}(?:${I_MEANT}\\s)?${ARTICLE}(?!${HAS})(?<right>${THING})(?:,?\\s(?:natürlich|of course|obviously|meine?(?:te)? ich|i mean(?:t)?))?,?\\s(?:and\\s|und\\s)?(?:${NOT}|instead of|rather than|(?:an)?statt)\\s${ARTICLE}(?<old>${THING})${END}`,
  `^${BEFORE}(?:(?:i|we|ich|wir)\\s)?${SAID}\\s(?:(?:ich|wir)\\s)?${ARTICLE}(?<old>${THING})(?:\\s${SAID})?[.,;:–—]*\\s(?:but\\s|and\\s|aber\\s|und\\s)?(?:${I_MEANT}\\s(?:ich\\s)?${ARTICLE}(?<right>${THING})${END}|${ARTICLE}(?<right>${THING})\\s(?:gemeint|(?:meant|meine?(?:te)?)(?:\\sich)?)(?!\\p{L}))`,
].map((form) => new RegExp(form, "iu"));

/**
 * Corrects the earlier request `wish`. After "not quotes, invoices", the request "send quotes" becomes "send invoices".
 * A tool is not replaced, because another function answers which tools a template works with.
 * @returns undefined if the message corrects nothing in the request
 */
export function swappedWish(message: string, wish = ""): string | undefined {
  for (const form of CORRECTIONS) {
    const { old = "", right = "" } = form.exec(message.trim())?.groups ?? {};
    const isTool = toolsIn(old).wanted.length > 0;
    const without = old === "" || isTool ? undefined : withoutThing(wish, old);
    if (without !== undefined) return `${without} ${right.trim()}`;
  }
  return undefined;
}

function withoutThing(wish: string, thing: string): string | undefined {
  const stems = new Set(tellingStems(thing));
  const words = readWords(wish);
  const isNamed =
    stems.size > 0 && [...stems].every((stem) => words.some((one) => one.stem === stem));
  const rest = words.filter(({ stem }) => !stems.has(stem));
  return isNamed ? rest.map((word) => word.text).join(" ") : undefined;
}
