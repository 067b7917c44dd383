import { isTrouble } from "#content/assistant/replies.ts";
import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { brand } from "#content/site/brand.ts";
import { CLAIM } from "./uncertain.ts";

/** Kinds of trouble for which the assistant's answer says what the visitor can try. */
const WITH_ADVICE: readonly string[] = ["template-trouble", "site-trouble", "mail-missing"];
/** Kinds of trouble that only a member of staff can settle. */
const WITH_PERSON: readonly string[] = ["service-down", "no-reply", "complaint"];
/** Kinds of trouble for which the assistant's answer says which link in an email to open. */
const WITH_EMAIL: readonly string[] = ["unsubscribe", "move-call"];
const NO_HELP =
  /(?<!\p{L})(?:still|again|same|didn['’]?t|doesn['’]?t|does not|did not|won['’]?t|not working|no (?:luck|change|difference|effect)|nope|nothing|no|immer noch|noch immer|nach wie vor|wieder|nicht|nein|nee?|nö|nix|nichts|kein\p{L}*|genauso|\p{L}*selbe\p{L}*|gleich\p{L}+|trotzdem|doch|already|schon)(?!\p{L})/iu;

const ERROR =
  /(?<!\p{L})(?:[45]\d\d|\p{L}*[Ee]rror\p{L}*|[Ff]ehlermeldung|E[A-Z]{5,}|says|da steht|steht da|\p{L}+_\p{L}+|not found|invalid|unauthorized|forbidden|denied|refused|time-?out)(?![\p{L}\d])/u;

/**
 * Matches words such as "it works now", by which a visitor says that the trouble is over. A word such as "not" or
 * "still" after them prevents a match: "it works now, but the mail still fails".
 */
const SOLVED =
  /(?<!\p{L})(?:(?:works?|runs?|running|fine|good|ok|okay|gone|fixed)(?: in \p{L}+)? (?:again|now)|(?:all|is|it['’]?s|its) (?:good|fine|gone|solved|fixed|sorted)|that was it|did the trick|sorted|solved|fixed it|it (?:finally )?(?:imported|worked|runs|works)|(?:jetzt|nun|nu|nu['’]n|etz|wieder|endlich)(?: \p{L}+)? (?:geht|klappt|läuft|funktioniert|passt|tut|löppt|löpt|hat|is|ist)\p{L}{0,2}(?: geklappt| gut| weg)?|(?:geht|klappt|läuft|funktioniert|passt|löppt)\p{L}{0,2} (?:es |das |alles )?(?:jetzt|wieder|nun|nu|etz)|(?:hat['’]?s?|hat es) (?:geklappt|funktioniert)|war['’]?s|hat sich (?:erledigt|geklärt))(?!\p{L})(?!.*(?<!\p{L})(?:not|\p{L}+n['’]?t|nicht|nix|still|noch)(?!\p{L}))/isu;

/**
 * Returns the question in a message that also says that the trouble is over: "Can it send SMS?" for "It works now. Can
 * it send SMS?"
 * @returns undefined if there is no such question, or if the conversation was about no trouble in WITH_ADVICE
 */
export function askedWhenSolved(
  message: string,
  { memory }: Pick<Inquiry, "memory">,
): string | undefined {
  if (!memory.about.some((kind) => WITH_ADVICE.includes(kind))) return undefined;
  const sentences = splitMessage(message);
  const asks = (sentence: string) => sentence.trim().endsWith("?");
  const told = sentences.filter((sentence) => !asks(sentence)).join(" ");
  const question = sentences.filter(asks).join(" ");
  return question !== "" && SOLVED.test(told) ? question : undefined;
}

const SWITCH_OFF =
  /(?<!\p{L})(?:how|where|can|could|should|shall|may|is there|wie|wo|womit|kann|könn\p{L}*|soll\p{L}*|darf|gibt)(?!\p{L})[^.!?]*(?<!\p{L})(?:stop|pause|disable|deactivate|halt|unpublish|kill|(?:turn|switch|shut|take)(?: \p{L}+){0,3} (?:off|down)|off (?:button|switch)|(?:ab|aus)(?:zu)?(?:stell|schalt|mach)\p{L}*|(?:stell|schalt|mach)\p{L}*(?: \p{L}+){0,4} (?:ab|aus)|stopp\p{L}*|anhalt\p{L}*|halt\p{L}*(?: \p{L}+){0,4} an|deaktivier\p{L}*|pausier\p{L}*|unterbrech\p{L}*)(?!\p{L})/iu;

export function isAdvice({ kinds }: Draft): boolean {
  return kinds.some((kind) => WITH_ADVICE.includes(kind));
}

export function isOfEmail({ kinds }: Draft): boolean {
  return kinds.some((kind) => WITH_EMAIL.includes(kind));
}

/**
 * Answers a message after a trouble. If the advice did not help, or if only a person can settle the trouble, refers the
 * visitor to a person, without the same advice again. If the message only says that the trouble is over, thanks the
 * visitor. If it asks how to switch off a workflow that makes trouble, says how.
 * @returns undefined if the message is about something else
 */
export function answerStillTrouble(message: string, { memory, voice }: Inquiry): Draft | undefined {
  const ofEmail = WITH_EMAIL.find((kind) => memory.about.includes(kind));
  const ofPerson = WITH_PERSON.find((kind) => memory.about.includes(kind));
  const withAdvice = WITH_ADVICE.find((kind) => memory.about.includes(kind));
  const trouble = ofEmail ?? withAdvice ?? ofPerson;
  if (!trouble) return undefined;
  if (tellsOtherTrouble(message, memory.about)) return undefined;
  if (ofEmail && !goesOn(ofEmail, message)) return undefined;
  if (SOLVED.test(message) && !message.includes("?")) return replyWith("thanks", voice);
  if (SOLVED.test(message)) return undefined;
  if (trouble === "template-trouble" && SWITCH_OFF.test(message)) {
    const text = interpolate(voice.words.switchOff, brand.email);
    return { ...replyWith("person", voice), kinds: [trouble], text };
  }
  const goesOnHere = trouble === withAdvice && NO_HELP.test(message);
  if (!ofEmail && !goesOnHere && turnsAway(message, trouble === ofPerson)) return undefined;
  if (trouble === withAdvice && !goesOnHere && asksAnother(message)) return undefined;
  const { stillTrouble, stillAngry, troubleTold } = voice.words;
  const isTold = trouble === withAdvice && ERROR.test(message) && !NO_HELP.test(message);
  const still = isTold ? troubleTold : stillTrouble;
  const text = interpolate(trouble === ofPerson ? stillAngry : still, brand.email);
  return { ...replyWith("person", voice), kinds: [trouble], text };
}

/** Whether a message surely tells of another trouble, for which the assistant has advice and has not given it yet. */
function tellsOtherTrouble(message: string, about: readonly string[]): boolean {
  const [best] = understand(message).meanings;
  const isSure = best !== undefined && best.likelihood >= CLAIM;
  return isSure && WITH_ADVICE.includes(best.label) && !about.includes(best.label);
}

/**
 * Whether a message after an answer about a link in an email continues the trouble: it reports a trouble other than
 * `trouble`, or says that the link did not help.
 */
function goesOn(trouble: string, message: string): boolean {
  const [best] = understand(message).meanings;
  if (!best || !isTrouble(best.label)) return false;
  return best.label !== trouble || NO_HELP.test(message);
}

/**
 * Whether a message turns from a trouble that the visitor has told of, such as a broken page, to another subject. A
 * statement that reads like a task may still be about the trouble. It counts as another subject only if staff have to
 * settle the trouble (`isOfPerson`).
 */
function turnsAway(message: string, isOfPerson: boolean): boolean {
  const { meanings, telling } = understand(message);
  const [best] = meanings;
  if (telling === 0 || !best) return true;
  const tasks = meanings.filter(({ label }) => isTask(label));
  if (isOfPerson && tasks.reduce((sum, { likelihood }) => sum + likelihood, 0) >= CLAIM)
    return true;
  const isOther = best.likelihood >= CLAIM && !isTrouble(best.label);
  return isOther && (message.includes("?") || !isTask(best.label));
}

/** Whether a message asks something that is no trouble, as in "how do I add a link to unsubscribe?" */
function asksAnother(message: string): boolean {
  const [best] = understand(message).meanings;
  return message.includes("?") && !ERROR.test(message) && !(best && isTrouble(best.label));
}
