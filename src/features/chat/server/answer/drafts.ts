import { advice } from "#content/assistant/advice.ts";
import { replies, type ReplyKind } from "#content/assistant/replies.ts";
import { brand } from "#content/site/brand.ts";
import type { Action } from "#content/types.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { describeDetails, describeSteps } from "./building-blocks.ts";
import { MAX_TEMPLATES, type Found, type Inquiry, type Voice } from "./likely-templates.ts";
import { isAboutWork, passageOf, spoken, type Passage } from "./passages.ts";
import { withoutTold } from "./without-told.ts";

/** An unsent answer. `kinds`: ids of the quoted website texts, kinds of fixed replies, or words such as `templates`. */
export type Draft = {
  kinds: string[];
  text: string;
  cards: Card[];
  passage?: Passage | undefined;
  /** Whether the answer gives the visitor something useful. */
  helps?: boolean;
  /** Whether the assistant did not understand enough to answer. */
  isUnsure?: boolean;
  /** Titles of other questions that the visitor may have meant. A button below the answer asks each of them. */
  others?: readonly string[];
};

/** Slug of the service that includes all tasks for which there is no other service. */
export const CATCH_ALL = "custom-workflow-development";
/**
 * Kind of an answer whose templates are only a guess. Once the assistant has answered about something else, a question
 * is no longer taken to be about these templates.
 */
export const GUESS = "guess";
const PERSON: Card = { type: "person" };
const BOOKING: Card = { type: "booking" };

export function answerWith(kind: string, voice: Voice): Draft {
  return isReply(kind) ? replyWith(kind, voice) : quotePassage(passageOf(kind), voice);
}

export function isReply(kind: string): kind is ReplyKind {
  return kind in replies;
}

export function replyWith(kind: ReplyKind, { language }: Voice): Draft {
  const { cards = [], ...texts } = replies[kind];
  return {
    kinds: [kind],
    text: interpolate(texts[language], brand.email),
    cards: cards.map((type) => ({ type })),
  };
}

export function slugsIn({ cards }: Draft): string[] {
  return cards.flatMap((card) => (card.type === "template" ? [card.slug] : []));
}

const DOCTOR = new RegExp(`(?<!\\p{L})${advice.doctor}(?!\\p{L})`, "iu");
const LAWYER = new RegExp(`(?<!\\p{L})${advice.lawyer}(?!\\p{L})`, "iu");

/** Matches a question such as "may I", followed by a word from private law. */
const OWN_RIGHTS = new RegExp(
  `(?<!\\p{L})(?:(?:kann|darf|muss|soll|bekomm\\p{L}*|hab\\p{L}*) ich|can i|may i|must i|am i|do i|should i)(?!\\p{L}).*(?<!\\p{L})${advice.privateLaw}(?!\\p{L})`,
  "iu",
);

/** Whether a message asks for legal advice on a private matter, such as a rental contract or a divorce. */
export function asksForLegalAdvice(message: string): boolean {
  return OWN_RIGHTS.test(message);
}

/** Declines a message that is not about our work. For health and law, the answer says who gives advice. */
export function declineOffTopic(message: string, voice: Voice): Draft {
  const kind = DOCTOR.test(message) ? "doctor" : LAWYER.test(message) ? "lawyer" : "offTopic";
  return { ...replyWith(kind, voice), kinds: ["offTopic"], isUnsure: true };
}

export function foundNothing({ words }: Voice): Draft {
  return {
    kinds: ["nothing"],
    text: words.nothingFound,
    cards: [BOOKING, PERSON],
    isUnsure: true,
  };
}

export function askForMessage({ words }: Voice): Draft {
  return { kinds: ["contact"], text: words.contactData, cards: [PERSON] };
}

/**
 * Says that no template does a task, which steps the task takes, and who can say whether it can be built.
 * @param isCorrection - whether the visitor has just corrected an answer
 */
export function offerToBuild(
  message: string,
  { answers, voice }: Pick<Inquiry, "answers" | "voice">,
  isCorrection = false,
): Draft {
  const { none, noneToo, misunderstood, way } = voice.words.built;
  const details = answers.length > 0 ? describeDetails(message, voice) : undefined;
  const next = hasOffered({ answers, voice }) ? (details ? "" : noneToo) : none;
  const lead = isCorrection ? misunderstood : next;
  return {
    kinds: [CATCH_ALL],
    text: [lead, details ?? describeSteps(message, voice), way].filter(Boolean).join(" "),
    cards: [BOOKING, PERSON],
    passage: passageOf(CATCH_ALL),
    isUnsure: true,
  };
}

/** Whether an earlier answer has said that no finished template is known for the visitor's task. */
export function hasOffered({ answers, voice }: Pick<Inquiry, "answers" | "voice">): boolean {
  const { none, misunderstood } = voice.words.built;
  return answers.some((answer) => [none, misunderstood].some((text) => answer.includes(text)));
}

/** Asks which of `texts` the visitor means. A button for each text sends this text as the visitor's message. */
export function askWhich(texts: readonly string[], { words }: Voice): Draft {
  const choices = texts.map((text): Card => ({ type: "choice", text }));
  return { kinds: ["choice"], text: words.whichOne, cards: [...choices, PERSON] };
}

/** Says that templates fit, and shows them. Quotes `offer`, a website text about our own service, before that. */
export function offerTemplates(
  found: readonly Pick<Found, "card">[],
  offer: Passage | undefined,
  voice: Voice,
): Draft {
  const shown = found.slice(0, MAX_TEMPLATES);
  const lead = offer ? `${quotePassage(offer, voice).text}\n\n` : "";
  return {
    kinds: ["templates", ...(offer ? [offer.id] : [])],
    text: `${lead}${shown.length === 1 ? voice.words.foundTemplate : voice.words.foundTemplates}`,
    cards: shown.map(({ card }) => card),
    ...(offer && { passage: offer }),
    helps: true,
  };
}

/** Shows templates without the claim that they fit. A button for each of `titles` asks another possible question. */
export function suggestTemplates(
  found: readonly Pick<Found, "card">[],
  text: string,
  { titles = [], kinds = [] }: { titles?: readonly string[]; kinds?: readonly string[] } = {},
): Draft {
  const cards: Card[] = found.slice(0, MAX_TEMPLATES).map(({ card }) => card);
  const choices = titles.map((title): Card => ({ type: "choice", text: title }));
  return { kinds: ["templates", ...kinds], text, cards: [...cards, ...choices, PERSON] };
}

/** Joins two answers. Sentences of the second that repeat the first are left out. */
export function withAnother(answer: Draft, other: Draft, { words }: Voice): Draft {
  const cards = other.cards.filter(({ type }) => answer.cards.every((card) => card.type !== type));
  const added = withoutTold(withoutLead(other.text, answer.text, words.found), answer.text);
  return {
    ...answer,
    kinds: [...new Set([...answer.kinds, ...other.kinds])],
    text: [answer.text, added].filter((text) => text !== "").join("\n\n"),
    cards: [...answer.cards, ...cards],
    passage: answer.passage ?? other.passage,
  };
}

/** Removes the lead "Our website says:" from a text if the text before it already has it. */
function withoutLead(text: string, before: string, lead: string): string {
  return before.includes(lead) && text.startsWith(lead) ? text.slice(lead.length).trim() : text;
}

export function quotePassage(passage: Passage | undefined, voice: Voice): Draft {
  if (!passage) return foundNothing(voice);
  const { title, text } = spoken(passage, voice.language);
  return {
    kinds: [passage.id],
    text: `${voice.words.found}\n\n**${title}**\n\n${text}`,
    cards: isAboutWork(passage.id) ? [BOOKING, PERSON] : cardsOf(passage.action),
    passage,
    helps: true,
  };
}

/** Quotes the website text that comes closest, and says that it may not be what the visitor wanted to know. */
export function quoteClosest(passage: Passage, voice: Voice): Draft {
  const quoted = quotePassage(passage, voice);
  const text = quoted.text.replace(voice.words.found, voice.words.closest);
  return { ...quoted, text, cards: [PERSON], helps: false, isUnsure: true };
}

/** Quotes a question and its answer from the page of a service or an industry, and says that they are in English. */
export function quoteQuestion({ id, title, text, source }: Passage, { words }: Voice): Draft {
  return {
    kinds: [id],
    text: `${words.foundInEnglish}\n\n**${title}**\n\n${text}`,
    cards: [PERSON],
    passage: { id, title, text, source },
    helps: true,
  };
}

function cardsOf(action: Action | undefined): Card[] {
  return action?.to === "booking" ? [BOOKING, PERSON] : [PERSON];
}
