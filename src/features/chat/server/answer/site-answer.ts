import { assistant } from "#content/assistant/assistant.ts";
import { otherLanguages } from "#content/assistant/other-languages.ts";
import { courtesies, dangers, troubles, type ReplyKind } from "#content/assistant/replies.ts";
import { readContact, withoutAddresses } from "#features/leads/server/service.ts";
import type { Card, Source } from "../../contract.ts";
import {
  REMOVED,
  REMOVED_CARD,
  REMOVED_PASSWORD,
  withoutMarks,
} from "#platform/typed-secrets/typed-secrets.ts";
import { answerAboutTools } from "./about-tools.ts";
import {
  answerWhichAddress,
  contactPart,
  isContactCard,
  saysNothingBeside,
  thankForNo,
} from "./contact-answer.ts";
import { forQuestion } from "./answer-question.ts";
import { answerOne, CLAIM, isTask } from "./decide.ts";
import { detailsCard, withoutDeniedTrade } from "./details.ts";
import { CATCH_ALL, isReply, replyWith, withAnother, type Draft, type Voice } from "./drafts.ts";
import { answerFollowUp, askedAboutShown, asksOfShown } from "./follow-up.ts";
import { REFUSAL, showsOnlyAgain } from "./instead.ts";
import { MAX_SHORT, without, type Inquiry, type Retrieval } from "./likely-templates.ts";
import { answerMove } from "./moves.ts";
import { isAboutWork, isTrade, passageOf, passageTitled } from "./passages.ts";
import { cardIn } from "./template-passages.ts";
import { languageOf, otherLanguageOf, type Language } from "#platform/understanding/language.ts";
import { questionsIn, splitMessage, splitQuestions } from "#platform/understanding/split.ts";
import { namesDanger } from "#platform/understanding/danger-words.ts";
import { understand } from "#platform/understanding/understand.ts";

export type SiteAnswer = {
  language: Language;
  text: string;
  cards: Card[];
  kinds: string[];
  source?: Source;
  passage?: string;
};

/** A message is about danger, misuse or trouble if all meanings of that kind together are at least this likely. */
const MIN_LIKELIHOOD = { danger: 0.4, misuse: 0.75, trouble: 0.5 };
/** Minimum letters of a message. A shorter one resembles too many things: "ex" is a part of many words. */
const MIN_LETTERS = 3;
/**
 * Minimum likelihood of danger, misuse or trouble in a message with contact data. It is high, because the few other
 * words of such a message mislead.
 */
const MIN_BESIDE_CONTACT = 0.8;
/**
 * Minimum likelihood for a message to be surely a question or task. A sentence of such a message must be as likely to
 * count as danger, misuse or trouble.
 */
const SURE = 0.95;
/**
 * Minimum likelihood of danger in a message without a word of danger. It is asked of the whole message, since such
 * sentences prove nothing alone.
 */
const MIN_UNNAMED = 0.65;
/** Minimum likelihood of danger, misuse or trouble in a single sentence of a longer message. */
const MIN_OF_SENTENCE = 0.7;

/** Answers in the site's own texts, with a link to the page that has them (decision 15). */
export async function answerFromSite(inquiry: Inquiry, retrieval: Retrieval): Promise<SiteAnswer> {
  const language = languageOf(inquiry.messages.map(withoutAddresses));
  const voice = { language, words: assistant.site[language] };
  const newest = inquiry.messages.at(-1) ?? "";
  const contact = readContact(inquiry.messages);
  const message = withoutDeniedTrade(withoutMarks(contact.rest));
  const isWhole = (contact.isOthers && !contact.isRefused) || contact.spelled !== undefined;
  const allowed = without(inquiry.memory.refused, retrieval);
  const aboutTool = await answerAboutTools(message, inquiry, allowed, voice);
  const isAnswered = aboutTool !== undefined || isWhole || contact.takenBack !== undefined;
  const whole = isWhole ? withoutMarks(newest) : message;
  const isOfTemplate = asksOfShown(message, inquiry);
  const first = answerFirst(whole, voice, isAnswered || isOfTemplate, contact.isOthers);
  const isDeclined = contact.answer === "no" && (!first || first.kinds.includes("unsubscribe"));
  const urgent = secretReply(newest, message, voice) ?? (isDeclined ? undefined : first);
  const draft =
    urgent ??
    answerWhichAddress(contact, message, voice) ??
    (isDeclined ? thankForNo(voice) : undefined) ??
    aboutTool ??
    (message === ""
      ? NOTHING_BESIDE
      : await answerMessage(withoutSayings(message) || message, inquiry, allowed, voice));
  const isSecret = holdsAccess(newest);
  const part = urgent && !isSecret ? undefined : contactPart(contact, voice);
  const isReplaced = part !== undefined && !isSecret && saysNothingBeside(draft, contact);
  const shown = isReplaced
    ? { ...draft, kinds: ["contact"], cards: draft.cards.filter(isContactCard) }
    : draft;
  const { text, cards: all, kinds, passage } = withoutRepeating(shown, inquiry, voice);
  const details = part && detailsCard(inquiry, contact);
  const others = (part?.cards ?? []).filter((card) => all.every(({ type }) => type !== card.type));
  // The card with the visitor's details and the card "person" lead to the same form, so only the first is shown.
  const cards = details
    ? [...[...all, ...others].filter(({ type }) => type !== "person"), details]
    : [...all, ...others];
  const mayInvite = inquiry.template && !contact.hasDeclined && !wasInvited(inquiry.answers);
  const invites = draft.helps && !part && mayInvite;
  const parts = [
    !isReplaced && text,
    newest.includes(REMOVED) && !isSecret && voice.words.secretRemoved,
    part?.text,
    invites && voice.words.newsletterInvitation,
  ];
  return {
    language,
    text: parts.filter(Boolean).join("\n\n"),
    cards: cards.map((card) => cardIn(language, card)),
    kinds,
    ...(passage && !isReplaced && { passage: passage.id, source: passage.source }),
  };
}

/** Draft for a message that says nothing beside an address or the refusal to give one. */
const NOTHING_BESIDE: Draft = { kinds: ["contact"], text: "", cards: [] };

/** Answers danger before everything else, then another language, then misuse and trouble (decision 49). */
function answerFirst(
  message: string,
  voice: Voice,
  isAnswered: boolean,
  isOthers: boolean,
): Draft | undefined {
  const danger = dangerIn(message);
  if (danger) return replyWith(danger, voice);
  const { sentence } = otherLanguages[otherLanguageOf(message) ?? ""] ?? {};
  if (sentence) {
    return {
      kinds: ["other-language"],
      text: sentence,
      cards: [{ type: "person" }, { type: "booking" }],
    };
  }
  const misuse = isOthers ? undefined : kindIn(message, ["misuse"], MIN_LIKELIHOOD.misuse);
  if (misuse) return replyWith(misuse, voice);
  const trouble = kindIn(message, troubles, MIN_LIKELIHOOD.trouble);
  if (!trouble || isAnswered) return undefined;
  const passage = passageOf(trouble);
  return { ...replyWith(trouble, voice), ...(passage && { passage }) };
}

/**
 * Whether a message surely is a task or question. Then no sentence of it is a complaint, as in "And if it fails? Money
 * back?".
 */
function isSurelyBusiness(message: string): boolean {
  const [best] = understand(message).meanings;
  const isTrouble = (troubles as readonly string[]).includes(best?.label ?? "");
  return (
    !!best &&
    !isTrouble &&
    best.likelihood >= SURE &&
    (isTask(best.label) || isQuestionBeside(best.label))
  );
}

/** Whether fixed words answer a message even with an AI model: danger, or a typed password or card number. */
export function isUrgent(message: string): boolean {
  return holdsAccess(message) || isInDanger(message);
}

export function isInDanger(message: string): boolean {
  return dangerIn(message) !== undefined;
}

/**
 * Finds danger in a message. Without a word of danger only the whole message counts, because single sentences often
 * only tell of a hard day.
 */
export function dangerIn(message: string): (typeof dangers)[number] | undefined {
  const meant = withoutSayings(message);
  return namesDanger(meant)
    ? kindIn(meant, dangers, MIN_LIKELIHOOD.danger)
    : likeliest(meant, dangers, MIN_UNNAMED);
}

function withoutSayings(message: string): string {
  return message.replace(SAYING, " ").trim();
}

/** Matches a clause that its writer calls a figure of speech, such as "the house is on fire, so to speak". */
const SAYING =
  /[^,.;:!?]{0,200},?\s(?:so to speak|as it were|figuratively(?: speaking)?|metaphorically|sozusagen|bildlich gesprochen|im übertragenen sinne?)(?!\p{L})[^,.;:!?]{0,200}/giu;

/** Whether a password, access code or card number was removed from a message before the assistant got it. */
function holdsAccess(message: string): boolean {
  return message.includes(REMOVED_PASSWORD) || message.includes(REMOVED_CARD);
}

/**
 * Replies to a visitor who typed a password or card number.
 * @returns undefined if the message has neither, or if the visitor is in danger
 */
function secretReply(newest: string, message: string, voice: Voice): Draft | undefined {
  if (!holdsAccess(newest) || isInDanger(message)) return undefined;
  return replyWith(newest.includes(REMOVED_CARD) ? "card-removed" : "password-removed", voice);
}

/** Finds the likeliest of the given kinds in a message, or in one of its sentences. */
function kindIn<Kind extends ReplyKind>(
  message: string,
  kinds: readonly Kind[],
  min: number,
): Kind | undefined {
  const sentences = splitMessage(message);
  const others = sentences.length > 1 ? sentences : [];
  const least = isSurelyBusiness(message) ? SURE : MIN_OF_SENTENCE;
  return (
    likeliest(message, kinds, min) ??
    others.map((one) => likeliest(one, kinds, least)).find((kind) => kind !== undefined)
  );
}

function likeliest<Kind extends ReplyKind>(
  text: string,
  kinds: readonly Kind[],
  min: number,
): Kind | undefined {
  const { meanings, isKnown, hasContact } = understand(text);
  if (!isKnown || text.trim().length < MIN_LETTERS) return undefined;
  const least = hasContact ? Math.max(min, MIN_BESIDE_CONTACT) : min;
  const found = meanings.filter(({ label }) => (kinds as readonly string[]).includes(label));
  const sum = found.reduce((total, { likelihood }) => total + likelihood, 0);
  return sum >= least ? (found[0]?.label as Kind) : undefined;
}

/** Answers a reaction to an earlier answer, or each of the things that a message asks for. */
async function answerMessage(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const titled = passageTitled(message);
  if (titled) return forQuestion(titled.id, message, inquiry, retrieval, voice);
  const move = await answerMove(message, inquiry, retrieval, voice);
  if (move) return move;
  const asked = askedAboutShown(message, inquiry);
  if (asked) return forQuestion(asked, message, inquiry, retrieval, voice);
  const answer = (question: string) => forQuestion(question, message, inquiry, retrieval, voice);
  const [asksFirst, ...beside] = questionsIn(message, isQuestionBeside);
  if (asksFirst !== undefined && beside.length > 0)
    return withOthers(await answer(asksFirst), beside, answer, voice);
  const { rest, questions } = splitQuestions(message, isQuestionBeside);
  const [first, ...others] = questions;
  if (first === undefined || namesTask(rest)) {
    const alone = await answerOne(rest === "" ? message : rest, inquiry, retrieval, voice);
    const main = answerFollowUp(message, alone, inquiry, voice) ?? alone;
    if ((REFUSAL.test(message) || INSTEAD_OF.test(message)) && showsOnlyAgain(main, inquiry))
      return answer("change-a-template");
    return withOthers(main, questions, answer, voice);
  }
  return withOthers(await answer(first), others, answer, voice);
}

/** Matches words that name what should take the place of something: "lieber per Mail statt SMS". */
const INSTEAD_OF = /(?<!\p{L})(?:instead|rather|statt|anstatt|ohne|without)(?!\p{L})/iu;

/** Whether the rest of a message is a task. The name of a trade alone is no task. */
function namesTask(rest: string): boolean {
  const { meanings, telling } = understand(rest);
  const tasks = meanings.filter(({ label }) => {
    const passage = passageOf(label);
    const isOnlyTrade = label === CATCH_ALL ? telling <= MAX_SHORT : passage && isTrade(passage);
    return isTask(label) && !isOnlyTrade;
  });
  return telling > 1 && tasks.reduce((sum, { likelihood }) => sum + likelihood, 0) >= CLAIM;
}

async function withOthers(
  draft: Draft,
  questions: readonly string[],
  answer: (question: string) => Promise<Draft>,
  voice: Voice,
): Promise<Draft> {
  let all = draft;
  for (const question of questions.slice(0, MAX_BESIDE)) {
    if (!all.kinds.includes(question)) all = withAnother(all, await answer(question), voice);
  }
  return all;
}

const MAX_BESIDE = 2;
/** Ids of questions that need no separate answer, because the answer to a task in the message covers them. */
const PART_OF_TASK = ["which-templates", "what-can-be-automated", "services", "this-template"];

function isQuestionBeside(kind: string): boolean {
  if (PART_OF_TASK.includes(kind) || isTask(kind)) return false;
  const passage = passageOf(kind);
  return passage ? !isAboutWork(passage) : ANSWERING.includes(kind) || !isReply(kind);
}

/** Kinds of replies that answer a question, unlike a courtesy. */
const ANSWERING: readonly string[] = ["person", "booking", "languages", "not-said"];

/** Replaces an answer that repeats an earlier answer word for word. */
function withoutRepeating(draft: Draft, { answers }: Inquiry, { words }: Voice): Draft {
  const { text, kinds, passage } = draft;
  const mayRepeat = kinds.some((kind) => REPEATABLE.has(kind));
  if (mayRepeat || !answers.some((answer) => answer.includes(text))) return draft;
  const cards: Card[] = [{ type: "person" }, { type: "booking" }];
  const said = kinds.includes("price") ? words.noPromise : words.saidAlready;
  return { kinds, text: said, cards, ...(passage && { passage }) };
}

const REPEATABLE: ReadonlySet<string> = new Set([
  "templates",
  "choice",
  "person",
  "booking",
  "other-language",
  "misuse",
  ...dangers,
  ...courtesies,
]);

function wasInvited(answers: readonly string[]): boolean {
  const invitations = Object.values(assistant.site).map((words) => words.newsletterInvitation);
  return answers.some((answer) => invitations.some((invitation) => answer.includes(invitation)));
}
