import type { moves } from "#content/assistant/replies.ts";
import type { Guess } from "#platform/learning/bayes.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { forQuestion } from "./answer-question.ts";
import { answerOne, CLAIM, isTask } from "./decide.ts";
import {
  askWhich,
  isReply,
  offerToBuild,
  quotePassage,
  replyWith,
  suggestTemplates,
  type Draft,
  type Voice,
} from "./drafts.ts";
import { isMove, readInContext } from "./follow-up.ts";
import {
  ANSWER,
  findLikely,
  type Reach,
  type Inquiry,
  type Likely,
  type Retrieval,
} from "./likely-templates.ts";
import { passageOf, spoken } from "./passages.ts";
import { elsewhere, linkTo, passageAbout } from "./template-passages.ts";
import { templateCard } from "./template-store.ts";
import { asksToTurnRound, turnRound } from "./turn-round.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";

type Move = (typeof moves)[number];

/** Minimum likelihood at which a message counts as a reaction to the previous answer. */
const MIN_LIKELIHOOD = 0.5;
/**
 * Minimum likelihood of "too expensive" right after an answer about prices. It is low, because such a message resembles
 * a question about the price, which is then the likelier meaning.
 */
const MIN_AFTER_PRICE = 0.05;
/** How far a search for further templates reaches: it considers more templates, and less likely ones, than a first answer. */
const REACH: Reach = { ...ANSWER, most: 10, likely: 0.15 };
const MIN_SHARE = 0.5;
const MAX_READINGS = 2;
const MIN_READING = 0.02;

/** Matches a message that asks the previous question again for another case, such as "And for a small bakery?". */
const ALSO_FOR =
  /^(?:(?:and|und|or|oder|what|was|wie|how|ok|okay),?\s+)+(?:for|für|bei|if|wenn)\s/iu;

/** Answers a message that only makes sense as a reaction to an earlier answer. */
export async function answerMove(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { memory } = inquiry;
  const readings = readInContext(message, inquiry);
  const [best] = readings;
  if (best?.label === "declined" && best.likelihood >= MIN_LIKELIHOOD)
    return replyWith("declined", voice);
  const corrected = memory.about.length > 0 ? wantedInstead(message) : undefined;
  const answered = corrected && (await answerInstead(corrected, inquiry, retrieval, voice));
  if (answered) return answered;
  const { meanings, courtesy, hasContact, isKnown } = understand(message);
  if (courtesy === "thanks" && isOnlyThanks(message, meanings[0], isKnown)) {
    return replyWith("thanks", voice);
  }
  if (memory.templates.length > 0 && asksToTurnRound(message))
    return turnRound(message, inquiry, retrieval, voice);
  if (!isKnown) return undefined;
  if (meanings.length === 0 && (courtesy || !best || !isMove(best.label))) {
    const isAnswer = courtesy === "yesOrNo" && !hasContact;
    return isAnswer ? answerYesOrNo(message, inquiry, voice) : undefined;
  }
  if (memory.about.includes("price")) {
    const asksMore = best && !isTask(best.label) && best.label !== "price";
    if (ALSO_FOR.test(message.trim()) && !(asksMore && best.likelihood >= CLAIM)) {
      return { kinds: ["price"], text: voice.words.noPromise, cards: [{ type: "booking" }] };
    }
    const expensive = readings.find(({ label }) => label === "too-expensive")?.likelihood ?? 0;
    if (expensive >= MIN_AFTER_PRICE) return replyWith("too-expensive", voice);
  }
  if (!best || best.likelihood < MIN_LIKELIHOOD || !isMove(best.label)) return undefined;
  if (best.label === "show-it") return showSubject(inquiry, voice) ?? replyWith("show-it", voice);
  if (best.label === "not-asked") return otherReadings(inquiry, voice);
  if (best.label === "too-expensive") return replyWith("too-expensive", voice);
  if (memory.about.length === 0) return replyWith("aside", voice);
  if (best.label === "not-our-tool" && memory.templates.length === 0)
    return quotePassage(passageOf("tools"), voice);
  if (best.label === "other-way-round") return turnRound(message, inquiry, retrieval, voice);
  const showsMore = best.label === "another-one" || meanings.length > 0;
  return showsMore && MORE.includes(best.label)
    ? showAnother(best.label, inquiry, retrieval, voice)
    : replyWith(best.label, voice);
}

/** A message with thanks also asks for something if one of its meanings is at least this likely. */
const BESIDE_THANKS = 0.8;

/** Whether a message says thanks and asks for nothing, such as "perfect, that is exactly it, thanks". */
function isOnlyThanks(message: string, best: Guess | undefined, isKnown: boolean): boolean {
  if (message.includes("?") || REFUSAL.test(message)) return false;
  // The classifier takes praise such as "passt" ("it fits") for "not-this", since "passt nicht" says the opposite. A
  // message without a word of refusal is praise.
  return !isKnown || !best || best.likelihood < BESIDE_THANKS || FITTING.includes(best.label);
}

const FITTING: readonly string[] = ["thanks", "not-this"];

/** Kinds of reactions after which other templates for the same wish are shown. */
const MORE: readonly Move[] = ["another-one", "not-this", "not-our-tool"];

const REFUSAL =
  /(?<!\p{L})(?:no|nope|not|never|didn't|didnt|don't|dont|wrong|sorry|nein|ne|nee|nö|nicht|falsch|anders|rather|eher|lieber|more like)(?!\p{L})/iu;
const INSTEAD =
  /(?<!\p{L})(?:(?:i|we)\s(?:asked|meant|mean|want|wanted|need)(?:\sabout)?|(?:ich|wir)\s(?:mein(?:e|te|en|ten)?|fragten?|woll(?:te|ten|en)|will|suchen?|brauchen?)|rather|eher(?:\sso)?|lieber|more like|meant|meinte)(?!\p{L})/giu;
/**
 * Matches the end of a message that says what is not wanted, such as ", not merge them". A search must leave this part
 * out.
 */
const NOT_WANTED =
  /,?\s(?:not|nicht|kein(?:e|en)?|without|ohne|rather than|instead of|statt)(?:\s[\p{L}-]+){1,7}\W*$/iu;
/** Matches what is not wanted in a message such as "Not the set-up but the running costs". */
const NOT_BUT = /^.*?(?<!\p{L})(?:not|nicht)\s.*?(?<!\p{L})(?:but|sondern)\s/iu;
/** Matches a correction that begins by naming for whom or from whom, as "for my staff" in "I meant for my staff". */
const FOR_WHOM = /^(?:for|from|für|von|bei)\s/iu;
/** Minimum likelihood for answering a question. */
const ANSWERS = 0.6;
/** Minimum meaningful words in the part of a message that names the wanted task. */
const MIN_TELLING = 2;

/** Returns what the visitor wants instead of the shown templates: "the reviews" in "no, I meant the reviews". */
function wantedInstead(message: string): string | undefined {
  const marker = [...message.matchAll(INSTEAD)].at(-1);
  if (marker && REFUSAL.test(message.slice(0, marker.index + marker[0].length))) {
    const wanted = message.slice(marker.index + marker[0].length);
    return wanted.replace(NOT_BUT, "").replace(NOT_WANTED, "").trim();
  }
  const [first = "", ...others] = message.split(/[,;:.!–—]\s+/u);
  if (!startsWithNo(message) && !REFUSAL.test(first)) return undefined;
  const rest = others.join(", ");
  const { meanings, telling } = understand(rest);
  return telling >= MIN_TELLING && meanings[0] && isTask(meanings[0].label) ? rest : undefined;
}

/** Answers a message such as "not that, I meant …" by its last part, alone or together with the earlier wish. */
async function answerInstead(
  wanted: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { wish = "", about } = inquiry.memory;
  const together = `${wish} ${wanted}`.trim();
  const { meanings, telling } = understand(wanted);
  const isNew = ({ label }: Guess) => !about.includes(label) || label === "price";
  const wasAsked = !about.includes("templates");
  const isAsked = (best: Guess) =>
    best.label !== "booking" &&
    !isTask(best.label) &&
    best.label !== "this-template" &&
    best.likelihood >= (wasAsked ? ANSWERS : CLAIM);
  const both = wasAsked ? understand(together).meanings.filter(({ label }) => !isReply(label)) : [];
  const isForWhom = FOR_WHOM.test(wanted);
  const asked = isForWhom
    ? undefined
    : [meanings[0], both[0]].find((best) => best && isAsked(best) && isNew(best));
  if (asked) {
    const isKept = about.includes(asked.label);
    const draft = isKept
      ? { ...replyWith("booking", voice), kinds: ["price"], text: voice.words.noPromise }
      : await forQuestion(asked.label, wanted, inquiry, retrieval, voice);
    return { ...draft, text: `${voice.words.missed}\n\n${draft.text}` };
  }
  if (telling === 0) return undefined;
  const alone = await answerOne(wanted, { ...inquiry, messages: [wanted] }, retrieval, voice);
  if (!alone.isUnsure && !isForWhom) return alone;
  const inAll = { ...inquiry, messages: [together] };
  const answer = await answerOne(together, inAll, retrieval, voice);
  return answer.isUnsure ? offerToBuild(voice) : answer;
}

/** Shows templates for the earlier wish that were not shown yet. @param move reaction whose reply is sent if there are none */
async function showAnother(
  move: Move,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  // A visitor who asks for one more template gets the next best one, even if it fits much less.
  const reach = move === "another-one" ? { ...REACH, near: 0 } : REACH;
  const others = await alternatives(inquiry, retrieval, { reach });
  return others.length > 0
    ? suggestTemplates(others, voice.words.otherTemplates)
    : replyWith(move, voice);
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
  const text = interpolate(voice.words.thisTemplate, { title: linkTo(subject, voice) });
  const about = { template: subject, message: "", wasShown: true };
  const passage = passageAbout("this-template", about, voice);
  return { kinds: ["templates"], text, cards: [templateCard(subject)], passage };
}

/** Offers other possible meanings of the previous question, because the visitor says that the answer missed it. */
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
  return { kinds: ["not-asked"], text, cards: titles.length > 0 ? readings.cards : cards };
}

/**
 * Finds templates for earlier requests, without those already shown.
 * @param fits whether a template with these tools suits the visitor
 * @param texts searched one after the other, until one finds templates
 */
export async function alternatives(
  inquiry: Inquiry,
  retrieval: Retrieval,
  {
    reach = REACH,
    fits = () => true,
    texts = earlierIn(inquiry),
  }: { reach?: Reach; fits?: (tools: readonly string[]) => boolean; texts?: readonly string[] },
): Promise<Likely[]> {
  for (const text of texts) {
    const meaning = understand(text);
    const tasks = meaning.meanings.filter(({ label }) => isTask(label));
    const earlier = { ...inquiry, messages: [text] };
    const found = await findLikely(earlier, meaning, tasks, retrieval, reach);
    const others: Likely[] = [];
    for (const one of found) {
      const isNear = one.likelihood >= reach.likely || one.strength >= MIN_SHARE;
      if (!isNear || inquiry.memory.all.has(one.card.slug)) continue;
      if (fits((await retrieval.factsOf(one.card.slug))?.tools ?? [])) others.push(one);
    }
    if (others.length > 0) return others;
  }
  return [];
}

/** Returns the texts for finding further templates: the visitor's earlier request, then the shown template's title. */
export function earlierIn({ memory, subject }: Inquiry): string[] {
  return [memory.wish, subject?.title].filter((text) => text !== undefined);
}
