import type { moves } from "#content/assistant/replies.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { wordsOf } from "#platform/search/words.ts";
import { answerOne, CLAIM, isTask } from "./decide.ts";
import type { Card } from "../../contract.ts";
import { askWhich, replyWith, suggestTemplates, type Draft, type Voice } from "./drafts.ts";
import {
  ANSWER,
  findLikely,
  type Reach,
  type Inquiry,
  type Likely,
  type Retrieval,
} from "./likely-templates.ts";
import { isMove, readInContext } from "./follow-up.ts";
import { passageOf, spoken } from "./passages.ts";
import { elsewhere, passageAbout } from "./template-passages.ts";
import { templateCard } from "./template-store.ts";
import { startsWithNo, understand } from "./understand/understand.ts";

type Move = (typeof moves)[number];

/** A message is a move if its meaning is as likely as this. */
const MIN_LIKELIHOOD = 0.5;
/** "Too expensive" resembles a question about the price, which was just answered. */
const MIN_AFTER_PRICE = 0.05;
/** Other templates are looked for among so many, and offered from this share of the wish on. */
const REACH: Reach = { ...ANSWER, most: 10, likely: 0.05 };
const MIN_SHARE = 0.4;
const MAX_READINGS = 2;
const MIN_READING = 0.02;

/** "And for a small bakery?", which asks again what was just asked. */
const ALSO_FOR =
  /^(?:(?:and|und|or|oder|what|was|wie|how|ok|okay),?\s+)+(?:for|für|bei|if|wenn)\s/iu;
/** Moves after which visitors say in the same message what they meant. */
const CORRECTIONS: readonly string[] = ["not-this", "not-asked"];
/** The part of a correction that names a task has as many words that tell something. */
const MIN_TELLING = 2;

/** Answers a message that only makes sense as an answer to what the assistant showed. */
export async function answerMove(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const readings = readInContext(message, inquiry);
  const { meanings, courtesy, hasContact, isKnown } = understand(message);
  if (!isKnown) return undefined;
  const isMoveAlone = readings[0] && isMove(readings[0].label);
  if (meanings.length === 0 && (courtesy || !isMoveAlone)) {
    const isAnswer = courtesy === "yesOrNo" && !hasContact;
    return isAnswer ? answerYesOrNo(message, inquiry, voice) : undefined;
  }
  const [best] = readings;
  const asksMore = best !== undefined && !isTask(best.label) && best.label !== "price";
  if (
    inquiry.memory.about.includes("price") &&
    ALSO_FOR.test(message.trim()) &&
    !(asksMore && best.likelihood >= CLAIM)
  ) {
    return { kinds: ["price"], text: voice.words.noPromise, cards: [{ type: "booking" }] };
  }
  const expensive = readings.find(({ label }) => label === "too-expensive")?.likelihood ?? 0;
  if (expensive >= MIN_AFTER_PRICE && inquiry.memory.about.includes("price")) {
    return replyWith("too-expensive", voice);
  }
  if (!best || best.likelihood < MIN_LIKELIHOOD || !isMove(best.label)) return undefined;
  const move = best.label;
  if (move === "too-expensive") return replyWith(move, voice);
  if (move === "not-asked" && !namesMore(message)) return otherReadings(inquiry, voice);
  if (move === "show-it") return showSubject(inquiry, voice) ?? replyWith(move, voice);
  if (inquiry.memory.about.length === 0) return replyWith("aside", voice);
  if (move === "simpler" || move === "template-language") return replyWith(move, voice);
  if (move === "not-this" && meanings.length === 0) return replyWith(move, voice);
  if (move === "other-way-round") return turnRound(message, inquiry, retrieval, voice);
  if (CORRECTIONS.includes(move) && namesMore(message)) return undefined;
  return showAnother(move, message, inquiry, retrieval, voice);
}

/** Shows templates for the earlier wish that were not shown yet. @param move what is replied if there are none */
async function showAnother(
  move: Move,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  // Somebody who asks for one more wants what is left, even far behind what was shown.
  const reach = move === "another-one" ? { ...REACH, near: 0 } : REACH;
  const others = await alternatives(message, inquiry, retrieval, reach);
  if (others.length > 0) return suggestTemplates(others, voice.words.otherTemplates);
  return replyWith(move, voice);
}

/** Answers the wish for the other direction: by a template for it, or by saying that there is none. */
async function turnRound(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const { subject, memory } = inquiry;
  const draft = namesMore(message)
    ? await answerOne(message, inquiry, retrieval, voice)
    : await showAnother("other-way-round", message, inquiry, retrieval, voice);
  const isNew = ({ type, ...card }: Card) =>
    type === "template" && "slug" in card && !memory.all.has(card.slug);
  if (!subject || (!draft.isUnsure && draft.cards.some(isNew))) return draft;
  const title = `[${subject.title}](/templates/${subject.slug})`;
  const text = interpolate(voice.words.template.oneWay, { title });
  return { ...replyWith("other-way-round", voice), text };
}

/** Whether a part of the message, behind a comma or colon, names a task of its own. */
function namesMore(message: string): boolean {
  return message.split(/[,;:.!–—]\s+/u).some((part) => {
    const { meanings, telling } = understand(part);
    const [best] = meanings;
    return telling >= MIN_TELLING && best !== undefined && isTask(best.label);
  });
}

function answerYesOrNo(message: string, inquiry: Inquiry, voice: Voice): Draft | undefined {
  const { about } = inquiry.memory;
  const isNo = startsWithNo(message);
  if (about.includes("templates")) {
    return isNo ? replyWith("not-this", voice) : showSubject(inquiry, voice);
  }
  const offered = (["person", "booking"] as const).find((kind) => about.includes(kind));
  return offered && !isNo ? replyWith(offered, voice) : undefined;
}

function showSubject({ subject, memory }: Inquiry, voice: Voice): Draft | undefined {
  if (!subject || memory.refused.has(subject.slug)) return undefined;
  const { slug, title } = subject;
  const text = interpolate(voice.words.thisTemplate, { title: `[${title}](/templates/${slug})` });
  const about = { template: subject, message: "", wasShown: true };
  const passage = passageAbout("this-template", about, voice);
  return { kinds: ["templates"], text, cards: [templateCard(subject)], passage };
}

/** Offers what else the message that was answered may have meant. */
function otherReadings({ memory }: Inquiry, voice: Voice): Draft {
  const { text, cards } = replyWith("not-asked", voice);
  const titles = understand(memory.wish ?? "")
    .meanings.filter(({ label, likelihood }) => {
      return likelihood >= MIN_READING && !memory.about.includes(label);
    })
    .flatMap(({ label }) => {
      const passage = passageOf(elsewhere(label));
      return passage ? spoken(passage, voice.language).title : [];
    });
  const readings = askWhich([...new Set(titles)].slice(0, MAX_READINGS), voice);
  const all = titles.length > 0 ? readings.cards : cards;
  return { kinds: ["not-asked"], text, cards: all };
}

/** Finds templates for the earlier wish that were not shown yet and need no tool named now. */
export async function alternatives(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  reach: Reach = REACH,
): Promise<Likely[]> {
  const { wish = "" } = inquiry.memory;
  const others = await unshownFor(wish, message, inquiry, retrieval, reach);
  // Templates that resemble the one that was shown are better than none.
  const { title } = inquiry.subject ?? {};
  return others.length > 0 || title === undefined
    ? others
    : unshownFor(title, message, inquiry, retrieval, reach);
}

/** @param wish an earlier message, or the title of the template that was shown */
async function unshownFor(
  wish: string,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  reach: Reach,
): Promise<Likely[]> {
  const { all } = inquiry.memory;
  const meaning = understand(wish);
  const tasks = meaning.meanings.filter(({ label }) => isTask(label));
  const earlier = { ...inquiry, messages: [wish] };
  const found = await findLikely(earlier, meaning, tasks, retrieval, reach);
  const named = new Set(wordsOf(message).map(({ stem }) => stem));
  const others: Likely[] = [];
  for (const one of found) {
    const isNear = one.likelihood >= reach.likely || one.strength >= MIN_SHARE;
    if (!isNear || all.has(one.card.slug)) continue;
    const tools = (await retrieval.factsOf(one.card.slug))?.tools ?? [];
    const needsNamed = tools.some((tool) => wordsOf(tool).some(({ stem }) => named.has(stem)));
    if (!needsNamed) others.push(one);
  }
  return others;
}
