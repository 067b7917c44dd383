import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { splitMessage } from "#platform/understanding/split.ts";
import { understand } from "#platform/understanding/understand.ts";
import { answerOne } from "./decide.ts";
import { CATCH_ALL, GUESS, offerToBuild, replyWith, type Draft } from "./drafts.ts";
import { isSame, tellingStems } from "./passage-index.ts";
import type { Inquiry } from "./likely-templates.ts";
import { showPageAbout, showSubject } from "./moves.ts";
import { listAsWritten, toolsIn } from "./named-tools.ts";
import { passageOf, spoken } from "./passages.ts";
import { isShown } from "./second-message.ts";
import { cardIn, linkTo } from "./template-passages.ts";
import { CLAIM } from "./uncertain.ts";

/** Classifier labels of reactions. The message may also ask something: "Not now. Do you build websites?" */
const REACTIONS: readonly string[] = ["declined", "thanks", "bye", "not-asked"];

/** Returns the question that follows a reaction, such as "Do you build websites?" after "Not now." */
export function askedBeside(label: string, message: string): string | undefined {
  if (!REACTIONS.includes(label)) return undefined;
  const questions = splitMessage(message).filter((sentence) => sentence.trim().endsWith("?"));
  const question = questions.join(" ");
  // A single word, such as "Seriously?", only expresses the reaction.
  const isOwn = question.includes(" ") && question !== message.trim();
  return isOwn ? question : undefined;
}

/**
 * Apologizes for an answer that missed the visitor's question. If the visitor refused tools before, also says that the
 * assistant knows no template without these tools.
 */
export function apologize(inquiry: Inquiry): Draft {
  const { voice } = inquiry;
  const before = inquiry.messages.slice(0, -1).join("\n");
  const { refused } = toolsIn(before);
  if (refused.length === 0) return replyWith("not-asked", voice);
  const tool = listAsWritten(refused, before, voice.language);
  const text = interpolate(voice.words.tools.noneWithout, { tool });
  return { ...replyWith("not-asked", voice), text: `${voice.words.missed} ${text}` };
}

/**
 * Answers a correction such as "no, I meant reminders" if a shown template already does what the visitor asks for. If
 * the message refuses a word of this template, says instead that no finished template is known.
 */
export async function sayJustThat(message: string, inquiry: Inquiry): Promise<Draft | undefined> {
  const { memory, retrieval, voice } = inquiry;
  const { language, words } = voice;
  const [best] = understand(message).readings;
  if (!best || best.likelihood < CLAIM || !memory.templates.includes(best.label)) return undefined;
  const cards = (await retrieval.templatesOf([best.label])).map((card) => cardIn(language, card));
  const [card] = cards;
  if (card && refusesWordOf(card, message)) return offerToBuild(message, inquiry, true);
  return card?.type === "template"
    ? { kinds: ["templates"], text: interpolate(words.justThat, { summary: card.summary }), cards }
    : undefined;
}

/** Matches the word that a visitor refuses, such as "reminders" in "no not reminders, I said send". */
const REFUSED =
  /(?<!\p{L})(?:not|nicht|net|ned|keine?n?)\s(?:the\s|d(?:as|ie|en)\s)?(\p{L}[\p{L}-]+)/iu;

function refusesWordOf(card: Card, message: string): boolean {
  const [, refused = ""] = REFUSED.exec(message) ?? [];
  const words = card.type === "template" ? tellingStems(`${card.title} ${card.summary}`) : [];
  const stems = tellingStems(refused);
  return stems.some((stem) => words.some((word) => isSame(word, stem)));
}

/** Links to the recorded runs of the shown template, else to the quoted page, else to the library. */
export function watch(inquiry: Inquiry): Draft {
  const { subject, voice } = inquiry;
  const draft = isShown(inquiry) ? showSubject(inquiry) : undefined;
  if (!subject || !draft) return showPageAbout(inquiry) ?? replyWith("show-it", voice);
  return {
    ...draft,
    text: interpolate(voice.words.template.watch, { title: linkTo(subject, voice) }),
  };
}

export function inBrief({ subject, memory, voice }: Inquiry): Draft {
  const { brief, inShort } = voice.words;
  const { cards } = replyWith("shorter", voice);
  if (subject && memory.templates.includes(subject.slug)) {
    const title = linkTo(subject, voice);
    const text = memory.about.includes(GUESS) ? brief.near : brief.fits;
    return { kinds: ["shorter"], text: interpolate(text, { title }), cards };
  }
  if (memory.about.includes(CATCH_ALL)) return { kinds: ["shorter"], text: brief.none, cards };
  const passage = memory.about.map((kind) => passageOf(kind)).find((one) => one !== undefined);
  const [sentence] = passage ? spoken(passage, voice.language).text.split(/(?<=[.!?])\s+/u) : [];
  const text = sentence && interpolate(inShort, { sentence });
  return text ? { kinds: ["shorter"], text, cards } : replyWith("shorter", voice);
}

/**
 * Minimum number of meaningful words besides phrases such as "the other way round". With fewer, the assistant
 * interprets the whole message, and otherwise only the other words.
 */
const MIN_TELLING = 2;

/** Answers "the other way round": shows a template that works in the opposite direction, or says that there is none. */
export async function turnRound(message: string, inquiry: Inquiry): Promise<Draft> {
  const { subject, memory, voice } = inquiry;
  const rest = message.replace(OTHER_WAY, " ");
  const wanted = understand(rest).telling >= MIN_TELLING ? rest : message;
  const newInquiry = wanted === rest ? { ...inquiry, messages: [rest] } : inquiry;
  const draft = await answerOne(wanted, newInquiry);
  const isNew = (card: Card) => card.type === "template" && !memory.all.has(card.slug);
  if (!draft.isUnsure && draft.cards.some(isNew)) return draft;
  const reply = replyWith("other-way-round", voice);
  if (!subject) {
    return wanted === rest ? { ...reply, text: voice.words.template.noneThatWay } : reply;
  }
  const title = linkTo(subject, voice);
  return { ...reply, text: interpolate(voice.words.template.oneWay, { title }) };
}

/**
 * Matches the single words of phrases such as "the other way round", and words such as "sorry". They say nothing about
 * the task.
 */
const OTHER_WAY =
  /(?<!\p{L})(?:other|opposite|wrong|way|direction|round|around|about|reversed?|backwards|exactly|sorry|anders(?:he)?rum|umgekehrt|verkehrt|rum|herum|richtung|gegenrichtung|andere|genau)(?!\p{L})/giu;
