import type { Guess } from "#platform/learning/bayes.ts";
import { startsWithNo, withoutLabels } from "#platform/understanding/understand.ts";
import { quotedIn } from "./after-passage.ts";
import { CATCH_ALL } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { IN_CASE } from "./other-subject.ts";
import { surelyAsked } from "./own-words.ts";
import { isAboutWork } from "./passages.ts";
import {
  DANGER,
  isApart,
  isShown,
  readSecondMessage,
  SET_UP_COSTS,
  SURE,
} from "./second-message.ts";
import { ABOUT_US, questionsOf, SAME_ANYWHERE } from "./topics.ts";

/* The functions below tell what a message means for what was just shown or quoted. */

/**
 * Labels that are uncertain for a message such as "and if ...?" after the assistant has offered to build a workflow.
 * The visitor may only be adding something to the task.
 */
const OF_CASES: readonly string[] = ["does", "more", "fails"];
/** Labels of messages that ask about what was shown, or that add something to it. */
const OF_SHOWN: readonly string[] = ["does", "more", "addition"];
/** Matches words for something that goes wrong. */
const WRONG =
  /(?<!\p{L})(?:wrong\p{L}*|errors?|mistakes?|fail\p{L}*|crash\p{L}*|br(?:ea|o)k\p{L}*|down|los(?:t|es?)|miss(?:es|ed)|twice|double\p{L}*|mix(?:es|ed)|forg[eo]t\p{L}*|stuck|stops?|offline|delet\p{L}*|nonsense|rubbish|falsch\p{L}*|verkehrt\p{L}*|fehler\p{L}*|kaputt\p{L}*|ausf\p{L}*|abst\p{L}*|doppelt|zweimal|verl(?:ier|or)\p{L}*|verg[ei]ss\p{L}*|verwechsel\p{L}*|hängt|hängen|lösch\p{L}*|schief\p{L}*|irrt|quatsch|unsinn|blödsinn)(?!\p{L})/iu;

/** Matches words for money. Without one, "can I have it running by Monday?" asks for no price. */
const MONEY =
  /(?<!\p{L})(?:cost\p{L}*|prices?|pric(?:ey|ing)|charg\p{L}*|fees?|how much|pay\p{L}*|paid|bill\p{L}*|invoice|expensive|cheap\p{L}*|budget|rates?|set (?:me|us) back|looking at|kost\p{L}*|prei\p{L}*|wie ?viel|teuer|verlang\p{L}*|nehm\p{L}*|nimm\p{L}*|(?:be)?zahl\p{L}*|rechn\p{L}*|haben dafür|dafür haben|zusammen|euro|geld)(?!\p{L})|[€$£]/iu;
/** Matches words for us, and for setting something up. Without one, "how much is that?" asks for no price of ours. */
const SET_UP =
  /(?<!\p{L})(?:you|your|yours|guys|people|someone|set ?-?up|setup|install\p{L}*|done for us|takes? care|hands off|ihr|ihrs|euch|eure?\p{L}*|sie|ihnen|einricht\p{L}*|eingerichtet|aufsetz\p{L}*|aufgesetzt|anschließ\p{L}*|einbau\p{L}*|rundum)(?!\p{L})/iu;
/** Matches a short message that says in which form a result should come: "to my phone, ideally by text". */
const PREFERS =
  /^(?!.{90})(?!.*(?<!\p{L})(?:call|talk|speak|anruf\p{L}*|sprechen|reden|termin)(?!\p{L})).*(?<!\p{L})(?:ideally|preferably|best|would be (?:great|nice|perfect)|if possible|am besten|am liebsten|ideal|wär\p{L}* (?:super|gut|schön|toll|ideal|perfekt)|wenns? geht|aufs (?:handy|telefon|tablet)|(?:on|to) (?:my|the) (?:phone|mobile|tablet)|as an? (?:pdf|table|list)|als (?:pdf|tabelle|liste))(?!\p{L})/isu;

/** Minimum likelihood at which a message such as "and what if ...?" counts as a question in SAME_ANYWHERE. */
const LIKELY_CASE = 0.3;

const NO_GUESS: Guess = { label: "", likelihood: 0 };

/**
 * Returns the possible meanings of a message, likeliest first. If the message surely asks a question in SAME_ANYWHERE,
 * this question is the only one. A message such as "and if a letter is in the wrong folder?" asks what happens then,
 * unless it surely means something else.
 */
export function readInCase(message: string, inquiry: Inquiry): readonly Guess[] {
  const asksOurPrice = MONEY.test(message) && SET_UP.test(message);
  const all = readSecondMessage(message, inquiry);
  const guesses = asksOurPrice ? all : withoutLabels(all, ({ label }) => label === SET_UP_COSTS);
  const isAbout = isShown(inquiry) || isAboutWork(quotedIn(inquiry) ?? "");
  const isOffer = quotedIn(inquiry) === CATCH_ALL && !isShown(inquiry);
  const [{ label, likelihood } = NO_GUESS] = guesses;
  const asked = surelyAsked(message);
  const isClear = asked !== undefined && SAME_ANYWHERE.includes(asked) && !startsWithNo(message);
  const asksElse =
    likelihood >= SURE && (questionsOf(label).length > 0 || OF_SHOWN.includes(label));
  if (isClear && label !== DANGER && !asksElse) return [{ label: asked, likelihood: 1 }];
  const isOfOther = (isOffer && OF_CASES.includes(label)) || ABOUT_US.includes(label);
  // "No, that is not it, I mean ..." says what the visitor wants, and asks nothing.
  if (SAME_ANYWHERE.includes(label) && startsWithNo(message))
    return guesses.filter((one) => !SAME_ANYWHERE.includes(one.label));
  if (isOffer && PREFERS.test(message) && label !== DANGER && !message.includes("?"))
    return [{ label: "addition", likelihood: 1 }];
  const isSure = likelihood >= SURE && !isOfOther;
  if (isSure || !isAbout || !IN_CASE.test(message.trim())) return guesses;
  const isOfAny = SAME_ANYWHERE.includes(label) && !ABOUT_US.includes(label);
  if (isOfAny && likelihood >= LIKELY_CASE) return [{ label, likelihood: 1 }];
  const inCase = isOffer ? "addition" : "does";
  return [{ label: WRONG.test(message) ? "fails" : inCase, likelihood: 1 }];
}

/**
 * Returns what a message, such as "I don't see what it is good for", says about the template or website text that the
 * assistant just showed. If it showed neither, the likelihood is 0.
 * @returns undefined if the message may be about danger, trouble or something else
 */
export function readOfShown(message: string, inquiry: Inquiry): Guess | undefined {
  const wasShown = isShown(inquiry);
  const isAbout = wasShown || quotedIn(inquiry) !== undefined;
  const [guess = NO_GUESS] = isAbout ? readSecondMessage(message, inquiry) : [];
  const isTrouble = isApart(guess.label) || (!wasShown && guess.label === "fails");
  return guess.label === DANGER || isTrouble ? undefined : guess;
}
