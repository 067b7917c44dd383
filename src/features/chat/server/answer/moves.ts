import { contactWishIn } from "#features/leads/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { MAX_ENDING } from "./hand-over.ts";
import { quotePassage, replyWith, type Draft } from "./drafts.ts";
import { answerInstead, wantedInstead } from "./instead.ts";
import type { Inquiry } from "./likely-templates.ts";
import { surelyAsked } from "./other-subject.ts";
import { isAboutWork, passageOf, spoken } from "./passages.ts";
import { surelyMeant } from "./second-message.ts";
import { linkTo, passageAbout } from "./template-passages.ts";
import { templateCard } from "./template-store.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";

/** Matches a question such as "is it free?", which asks about the subject of the previous answer. */
const IS_FREE =
  /^(?:(?:and|und|but|aber),?\s)*(?:(?:is|ist)\s(?:it|that|this|the call|das|es|er|der)\s(?:(?:really|auch|wirklich|denn)\s)*(?:free|for free|free of charge|kostenlos|umsonst|gratis)|kostet\s(?:das|es|er|der)(?:\s(?:auch|wirklich|denn|was|etwas))*)(?:\s(?:though|then|too|denn|auch))?\W*$/iu;
/** Maps the kind of an answer to the id of the website text that says what the answer's subject costs. */
const FREE: Readonly<Record<string, string>> = {
  call: "call",
  booking: "call",
  "call-how": "call",
  n8n: "running-costs",
  hosting: "running-costs",
  "check-up": "check-up",
  "which-templates": "templates-free",
};
const OF_CALL: readonly string[] = ["call", "booking", "call-how"];
/**
 * Ids of questions about our automation work, such as "do I need n8n?". After an answer about a call, other questions
 * about what the visitor needs mean the preparation for the call.
 */
const OF_WORK: readonly (string | undefined)[] = ["hosting", "n8n", "account", "training", "tools"];
/** Kinds of answers about our people. A visitor who then says when or how to talk is told our ways of contact. */
const OF_PERSON: readonly string[] = ["person", "reach-us", "who-answers"];
/** Ids of questions whose words can also say when or how the visitor wants to talk. */
const OF_TALK: readonly string[] = [...OF_CALL, ...OF_PERSON, "time", "deadline"];
/** Kinds of answers that say where our business is, and that the first conversation is a call. */
const OF_PLACE: readonly string[] = ["where", "region", "locations"];

/** Matches questions about what n8n costs. Visitors ask this about templates too, because every template needs n8n. */
const N8N_COSTS =
  /(?<!\p{L})(?:n8n(?:,?\s\p{L}+){0,3}\s(?:free|gratis|kostenlos|umsonst|kostet|kosten|costs?|fees?)|(?:free|gratis|kostenlos|umsonst|kostet|costs?|pay|charge|zahle?n?|bezahle?n?|price|preis|fees?|gebühren)(?:\s\p{L}+){0,3}\sn8n|n8n\s(?:was\s)?(?:be)?zahlen)(?![\p{L}\p{N}])(?!.*(?<!\p{L})(?:enough|do|reicht|genügt|langt)(?!\p{L}))/iu;

export function answerWhetherFree(message: string, { memory, voice }: Inquiry): Draft | undefined {
  if (memory.about.length > 0 && N8N_COSTS.test(message))
    return quotePassage(passageOf("running-costs"), voice);
  if (!IS_FREE.test(message.trim())) return undefined;
  const free = memory.about.map((kind) => FREE[kind]).find((id) => id !== undefined);
  return free ? quotePassage(passageOf(free), voice) : undefined;
}

/** Answers a visitor who, after an answer about a call, our place or our staff, says when or how to talk. */
export function answerCallWish(message: string, inquiry: Inquiry): Draft | undefined {
  const { memory, voice } = inquiry;
  const isOfCall = memory.about.some((kind) => OF_CALL.includes(kind));
  const isOfPerson = memory.about.some((kind) => OF_PERSON.includes(kind));
  const isOfPlace = agreesToCall(message, inquiry);
  if (!(isOfCall || isOfPerson || isOfPlace)) return undefined;
  if (isOfCall && surelyMeant(message, inquiry) === "needs")
    return OF_WORK.includes(surelyAsked(message))
      ? undefined
      : quotePassage(passageOf("prepare"), voice);
  const asked = surelyAsked(message);
  if (asked !== undefined && !OF_TALK.includes(asked)) return undefined;
  if (contactWishIn(message) === "") return undefined;
  // The answer of the kind "booking" shows a calendar. "Anything earlier?" then asks for times that the calendar lacks,
  // so the answer is our other ways of contact.
  const asksForTimes = memory.about.includes("booking") && message.includes("?");
  return isOfPerson || asksForTimes
    ? quotePassage(passageOf("reach-us"), voice)
    : replyWith("booking", voice);
}

/** Whether a visitor, after an answer about where our business is, says how or when to call: "zoom then, in May". */
export function agreesToCall(message: string, { memory }: Inquiry): boolean {
  const isOfPlace = memory.about.some((kind) => OF_PLACE.includes(kind));
  return isOfPlace && !message.includes("?") && contactWishIn(message) !== "";
}

/** Answers a message that makes sense only as a reaction to an earlier answer. */
export async function answerMove(message: string, inquiry: Inquiry): Promise<Draft | undefined> {
  const { memory, voice } = inquiry;
  const corrected = memory.about.length > 0 ? wantedInstead(message) : undefined;
  const answered = corrected && (await answerInstead(corrected, inquiry));
  if (answered) return answered;
  const { meanings, courtesy, hasContact, isKnown, telling } = understand(message);
  const [best] = meanings;
  const isOther =
    isKnown && best !== undefined && (best.likelihood >= BESIDE_THANKS || telling > MAX_ENDING);
  if (courtesy === "thanks" && !isOther && !message.includes("?") && !ASKS.test(message))
    return replyWith("thanks", voice);
  const isAnswer = meanings.length === 0 && courtesy === "yesOrNo" && !hasContact;
  if (!isKnown || !isAnswer || message.includes("?")) return undefined;
  // A single "no" refuses only what was shown, but a longer message such as "no thanks" may decline everything.
  const isMore = startsWithNo(message) && /\s/u.test(message.trim());
  return isMore && surelyMeant(message, inquiry) === "declined"
    ? replyWith("declined", voice)
    : answerYesOrNo(message, inquiry);
}

const BESIDE_THANKS = 0.8;
/** Matches a question that follows praise, as in "nice, and can it do phone too". */
const ASKS =
  /(?:^|[,.!]\s*)(?:(?:and|but|so|und|aber|also|dann)\s)?(?:can|could|does|do|will|would|is|are|how|what|who|when|where|why|which|geht|kann|kannst|könnt|können|wie|was|wer|wann|wo|warum|gibt?s?|läuft|ist)\s/iu;

function answerYesOrNo(message: string, inquiry: Inquiry): Draft | undefined {
  const { voice } = inquiry;
  const { about } = inquiry.memory;
  const isNo = startsWithNo(message);
  if (about.includes("templates")) {
    return isNo ? replyWith("not-this", voice) : showSubject(inquiry);
  }
  // A "yes" to an answer of the kind "nothing" counts as a wish to reach a person. This answer says that nothing was
  // found, and has a button for a message to staff.
  const asksPerson = about.includes("nothing") || about.includes("human-or-robot");
  const offered = asksPerson
    ? "person"
    : (["person", "booking"] as const).find((kind) => about.includes(kind));
  if (offered && !isNo) return replyWith(offered, voice);
  // Takes a "yes" to an answer about our work as a wish for a call, because this answer has a button for a call.
  const passage = about.map((kind) => passageOf(kind)).find((one) => one !== undefined);
  const isOfCall = passage && (isAboutWork(passage.id) || passage.action?.to === "booking");
  return isOfCall && !isNo ? replyWith("booking", voice) : undefined;
}

export function showSubject({ subject, memory, voice }: Inquiry): Draft | undefined {
  if (!subject || memory.refused.has(subject.slug)) return undefined;
  const text = interpolate(voice.words.thisTemplate, { title: linkTo(subject, voice) });
  const about = { template: subject, message: "", wasShown: true };
  const passage = passageAbout("this-template", about, voice);
  return { kinds: ["templates"], text, cards: [templateCard(subject)], passage };
}

/** Says what the visitor can do with the shown template: set it up alone with its guide, or with us. */
export function showNextSteps({ subject, voice }: Inquiry): Draft | undefined {
  if (!subject) return undefined;
  const text = interpolate(voice.words.nextSteps, { title: linkTo(subject, voice) });
  const ways: Draft["cards"] = [{ type: "booking" }, { type: "person" }];
  return { kinds: ["templates"], text, cards: [templateCard(subject), ...ways] };
}

/** Links to the page that says more about the conversation's subject; undefined if that is only the home page. */
export function showPageAbout({ memory, voice }: Inquiry): Draft | undefined {
  const passage = passageOf(memory.about.find(isAboutWork) ?? "");
  if (!passage || passage.source.path === "/") return undefined;
  const { title } = spoken(passage, voice.language);
  const link = `[${title}](${passage.source.path})`;
  const cards: Draft["cards"] = [{ type: "booking" }, { type: "person" }];
  return {
    kinds: ["show-it", passage.id],
    text: interpolate(voice.words.thisPage, { link }),
    cards,
  };
}
