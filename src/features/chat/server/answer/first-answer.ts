import { otherLanguages } from "#content/assistant/other-languages.ts";
import { isTrouble, troubles, type ReplyKind } from "#content/assistant/replies.ts";
import { REMOVED_CARD, REMOVED_PASSWORD } from "#platform/typed-secrets/typed-secrets.ts";
import { withoutAddresses } from "#features/leads/server/service.ts";
import { otherLanguageOf } from "#platform/understanding/language.ts";
import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { dangerIn, isInDanger, isMisuse, MIN_LETTERS } from "./danger-and-misuse.ts";
import type { Voice } from "./likely-templates.ts";
import { isTask } from "./decide.ts";
import { isReply, replyWith, type Draft } from "./drafts.ts";
import { passageOf } from "./passages.ts";
import { withoutQuoted } from "./quoted.ts";

/*
 * The answers in this module take precedence over all others. They react to danger, to typed secrets such as a
 * password, to other languages, to misuse and to trouble.
 */

/** Minimum likelihood (0 to 1) of trouble. The likelihoods of all kinds of trouble are added up. */
const MIN_TROUBLE = 0.5;
/**
 * Minimum likelihood (0 to 1) of trouble in a message with contact data. The value is high, because the message has few
 * other words and is easily misunderstood.
 */
const MIN_BESIDE_CONTACT = 0.8;
/**
 * Minimum likelihood (0 to 1) at which a message surely is a question or a task. A complaint in one sentence of such a
 * message counts only if it reaches this likelihood too.
 */
const SURE = 0.95;
const MIN_OF_SENTENCE = 0.7;
/** Minimum likelihood (0 to 1) of trouble in a message that could also be a question about the shown template. */
const SURELY_TROUBLE = 0.99;

/** Answers danger first, then another language, then misuse, then trouble (docs/product.md, decision 49). */
export function answerFirst(
  message: string,
  voice: Voice,
  { isAnswered, isOthers, isHarmless }: Record<"isAnswered" | "isOthers" | "isHarmless", boolean>,
): Draft | undefined {
  const danger = dangerIn(message, isHarmless);
  if (danger) return replyWith(danger, voice);
  const { sentence } = otherLanguages[otherLanguageOf(message) ?? ""] ?? {};
  if (sentence) {
    return {
      kinds: ["other-language"],
      text: sentence,
      cards: [{ type: "person" }, { type: "booking" }],
    };
  }
  // Visitors may quote an email from one of their customers. A complaint in the quoted email is the customer's, so the
  // quoted email is left out.
  const own = withoutQuoted(message);
  if (!isOthers && isMisuse(own)) return replyWith("misuse", voice);
  // Somebody who asks whether an email is really from us often quotes its sender's address. The address says nothing,
  // so only the other words are interpreted.
  const quoted = isOthers ? withoutAddresses(message) : "";
  const isStrange = kindIn(quoted, ["strange-mail"], MIN_TROUBLE) !== undefined;
  const trouble = isStrange ? "strange-mail" : kindIn(own, troubles, MIN_TROUBLE);
  if (!trouble || (isAnswered && trouble !== "strange-mail")) return undefined;
  const passage = passageOf(trouble);
  return { ...replyWith(trouble, voice), ...(passage && { passage }) };
}

/**
 * Whether a message surely is a task or a question. If so, one of its sentences counts as a complaint only from the
 * likelihood SURE on: "Money back?" after "And if it fails?" is no complaint.
 */
function isSurelyBusiness(message: string): boolean {
  const [best] = understand(message).meanings;
  return (
    !!best &&
    !isTrouble(best.label) &&
    best.likelihood >= SURE &&
    (isTask(best.label) || isQuestionBeside(best.label))
  );
}

/**
 * Whether a message surely says, even right after a template, that the website does not work: "download geht nicht,
 * klick drauf und es passiert nix".
 */
export function surelyTellsTrouble(message: string): boolean {
  return likelihoodOf(message, ["site-trouble"]) >= SURELY_TROUBLE;
}

/** Whether a message gets a fixed answer even if an AI model answers the other messages. */
export function isUrgent(message: string): boolean {
  return holdsAccess(message) || isInDanger(message);
}

/** Whether a password, access code or card number was removed from a message before the assistant received it. */
export function holdsAccess(message: string): boolean {
  return message.includes(REMOVED_PASSWORD) || message.includes(REMOVED_CARD);
}

/** Tells the visitor that a password or card number was removed. In danger, the answer to danger comes first. */
export function secretReply(newest: string, message: string, voice: Voice): Draft | undefined {
  if (!holdsAccess(newest) || isInDanger(message)) return undefined;
  return replyWith(newest.includes(REMOVED_CARD) ? "card-removed" : "password-removed", voice);
}

/** Finds the likeliest of the given kinds of replies for a message, or for one of its sentences. */
function kindIn<Kind extends ReplyKind>(
  message: string,
  kinds: readonly Kind[],
  min: number,
): Kind | undefined {
  const sentences = splitMessage(message);
  const readings = sentences.map((one) => understand(one));
  const hasTask = readings.some(
    ({ meanings: [best] }) => best && isTask(best.label) && best.likelihood >= MIN_OF_SENTENCE,
  );
  // In a message that also describes a task, leaves out short sentences such as "please make it stop". They are about
  // the task, and report no trouble of the visitor.
  const ofVisitor = sentences.filter((_, at) => !hasTask || (readings[at]?.telling ?? 0) > 1);
  const others = sentences.length > 1 ? ofVisitor : [];
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
  const found = meanings.find(({ label }) => (kinds as readonly string[]).includes(label));
  return likelihoodOf(text, kinds) >= least ? (found?.label as Kind) : undefined;
}

function likelihoodOf(text: string, kinds: readonly string[]): number {
  const found = understand(text).meanings.filter(({ label }) => kinds.includes(label));
  return found.reduce((sum, { likelihood }) => sum + likelihood, 0);
}

/**
 * Ids of questions that need no answer of their own if the message also describes a task to automate: the answer to the
 * task covers them.
 */
export const PART_OF_TASK: readonly string[] = [
  "which-templates",
  "what-can-be-automated",
  "services",
  "this-template",
];

/** Whether a message of this kind is a question that is answered even if the message also describes a task. */
export function isQuestionBeside(kind: string): boolean {
  if (PART_OF_TASK.includes(kind) || isTask(kind)) return false;
  return passageOf(kind) !== undefined || ANSWERING.includes(kind) || !isReply(kind);
}

/** Kinds of replies that answer a question. The other kinds, such as a reply to thanks, answer no question. */
const ANSWERING: readonly string[] = ["person", "booking", "languages", "not-said", "allowed"];
