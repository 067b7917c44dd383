import { interpolate } from "#shared/text/interpolate.ts";
import { understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import { CATCH_ALL, quotePassage, replyWith, suggestTemplates } from "./drafts.ts";
import type { Draft, Voice } from "./drafts.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { alternatives } from "./other-templates.ts";
import { isAboutWork, passageOf } from "./passages.ts";
import { linkTo, OURS } from "./template-passages.ts";

/* Answers to questions about what the conversation has shown. Fixed patterns of words recognize these questions. */

/** Maximum words of a question about what was shown. A longer message describes a task. */
const MAX_WORDS = 22;

/**
 * Answers a question about what the conversation has shown, or about a technical word of the glossary.
 * @returns undefined if the message asks neither
 */
export async function answerOfShown(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { memory, subject } = inquiry;
  const chosen = await chooseFor(message, inquiry, retrieval, voice);
  if (chosen) return chosen;
  if (message.split(/\s+/u).length > MAX_WORDS) return undefined;
  if (ASKS_FOR_WORD.test(message)) return quotePassage(passageOf("glossary"), voice);
  if (memory.about.length === 0) return undefined;
  if (MACHINE.test(message) && HANGS_UP.test(message))
    return { ...replyWith("booking", voice), kinds: [CATCH_ALL], text: voice.words.noMachine };
  if (REASON.test(message) && memory.all.size > 0 && !message.includes("?"))
    return { ...replyWith("person", voice), kinds: ["not-this"], text: voice.words.notAsItIs };
  const work = memory.about.find(isAboutWork);
  if (asksWhoDoesIt(message)) {
    if (memory.templates.length > 0)
      return forQuestion("ai-mistakes", message, inquiry, retrieval, voice);
    if (work !== undefined) return quotePassage(passageOf(DONE_BY[work] ?? "ai-use"), voice);
  }
  const unclear = await askWhichShown(message, inquiry, retrieval, voice);
  if (unclear) return unclear;
  if (!subject && !isOfWork(inquiry) && EXAMPLE.test(message))
    return showExample(message, inquiry, retrieval, voice);
  if (OURS.test(message)) return undefined;
  return HOW_OFTEN.test(message) && isOfWork(inquiry)
    ? forQuestion("when-it-runs", message, inquiry, retrieval, voice)
    : undefined;
}

/** MACHINE and HANGS_UP together match a message that says that people do not want to talk to a machine. */
const MACHINE =
  /(?<!\p{L})(?:machine|robot|bot|computer voice|maschine|roboter|computerstimme|automat|blechstimme)(?!\p{L})/iu;
const HANGS_UP =
  /(?<!\p{L})(?:hangs? up|hung up|hate|won['’]?t talk|legen (?:gleich |sofort |da |dann )?auf|legt (?:gleich |sofort |da |dann )?auf|auflegen|hassen|reden nicht mit|spricht nicht mit)(?!\p{L})/iu;

/**
 * Maps the id of a service to the id of the passage (a text of the website) that says whether a person or a program
 * does this work. For all other services, the passage "ai-use" says so.
 */
const DONE_BY: Readonly<Record<string, string>> = {
  "ai-caller-and-receptionist": "phone-assistant-call",
  "conversational-chatbots": "seems-automatic",
};
/** Matches words that show that a question is about this chat and not about a service: "are you", "bin ich hier". */
const OF_CHAT =
  /(?<!\p{L})(?:are you|you are|you['’]re|r u|you an?|am i|is this|bist du|du ein\p{L}*|sind sie|seid ihr|bin ich|(?:red|sprech|schreib|chatt)\p{L}* ich|(?:with|to) me|mit mir|(?:this|the|der|dieser|im) chat|is(?:t)? (?:das|hier)|here|hier)(?!\p{L})/iu;

/** Matches words for a human, such as "a real human" or "ein echter Mensch". */
const A_HUMAN =
  /(?<!\p{L})(?:ein(?:e[mnr]?)? (?:echte[rn]? )?mensch\p{L}*|a (?:real )?human)(?!\p{L})/iu;

/** Whether a message asks if a person or a program does the work that was described. */
function asksWhoDoesIt(message: string): boolean {
  const [best] = understand(message).meanings;
  const isWho = best?.label === "who-answers" && (MACHINE.test(message) || A_HUMAN.test(message));
  return (best?.label === "human-or-robot" || isWho) && !OF_CHAT.test(message);
}

/** Matches a message that only says why something does not fit: "because we use Outlook". */
const REASON =
  /^(?:(?:ja|ne|nee|nein|no|yeah|well|na),?\s)?(?:weil|because|cos|cuz|coz|da (?:wir|ich)|since (?:we|i|our|my))\s/iu;

/** Matches a question about the meaning of a technical word that the glossary explains. */
const ASKS_FOR_WORD =
  /(?<!\p{L})(?:what(?:['’]?s|\sis|\sare|\sdo(?:es)?)?|meaning of|explain|wha(?:t|d)ya mean|was|wos|wat)\s(?:(?:is|are|heißt|heisst|bedeutet|ist|isn|is'n|sind|meint ihr mit|meinen sie mit|soll|you mean by|do you mean by|the|this|that|an?|eine?|der|die|das|dieser?|denn|eigentlich|überhaupt|so|bitte|exactly|genau)\s){0,4}["“„]?(?:webhooks?|api(?:[\s-]?(?:keys?|schlüssel))?|credentials?|oauth ?2?|json)["”“]?(?=\W*$|[?,.!]|\s(?:mean|and|it|is|in|for|thing|anyway|und|das|überhaupt|eigentlich|denn|bitte|sein|heißen|bedeuten)(?!\p{L}))/iu;

/**
 * Phrases by which a visitor picks a template from a list. `least`: minimum number of shown templates at which the
 * phrase makes sense, such as 3 for "the third one".
 */
const PICKS: readonly { phrase: RegExp; least: number }[] = [
  {
    phrase:
      /(?<!\p{L})(?:(?:the|that|your) (?:third|3rd)(?:\sone(?!\p{L})|(?=\W*$|[,.?!]|\s(?:is|was|sounds|looks|or|would|do|does|you)(?!\p{L})))|(?:das|die|der|den|dem) dritte[nrs]?(?=\W*$|[,.?!]|\s(?:klingt|ist|oder|war|wäre|hört|passt|gefällt|find|nehm|von|bitte)(?!\p{L}))|als drittes)/iu,
    least: 3,
  },
  {
    phrase:
      /(?<!\p{L})(?:(?:the|that|your) (?:second|2nd)(?:\sone(?!\p{L})|(?=\W*$|[,.?!]|\s(?:is|was|sounds|looks|or|would|do|does|you)(?!\p{L})))|(?:das|die|der|den|dem) (?:zweite[nrs]?|andere[nrs]?)(?=\W*$|[,.?!]|\s(?:klingt|ist|oder|war|wäre|hört|passt|gefällt|find|nehm|von|bitte)(?!\p{L}))|als zweites|which (?:one )?of (?:the|those|these|them) two|(?:those|these) two|of the two|(?:welche[nrs]?|eine[rs]?) (?:von |der |von den |von diesen |dieser )?beiden|(?:show|see|zeig\p{L}*|seh\p{L}*) (?:(?:me|us|mir|uns|mal|bitte|die) ){0,2}(?:both|beiden?)|(?:both|beide)(?: of them)?,? (?:please|bitte))(?!\p{L})/iu,
    least: 2,
  },
];

/**
 * Asks which template the visitor means, if the visitor picks the second or third of a list, but the conversation has
 * shown fewer templates.
 */
async function askWhichShown(
  message: string,
  { memory }: Inquiry,
  { factsOf }: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const shown = memory.templates.length > 0 ? memory.templates : [...memory.all];
  const picked = PICKS.find(({ phrase }) => phrase.test(message));
  const isChoice = memory.about.includes("choice") || memory.about.includes("which-templates");
  if (!picked || isChoice || shown.length >= picked.least) return undefined;
  const facts = await Promise.all(shown.map(factsOf));
  const known = facts.filter((one) => one !== undefined);
  const { none, one, more } = voice.words.whichShown;
  const titles = known.map((template) => linkTo(template, voice)).join(", ");
  const text = [none, one][known.length] ?? more;
  return { ...replyWith("person", voice), kinds: ["choice"], text: interpolate(text, { titles }) };
}

/** Matches the wish to see an example, for instance of a message that a template sends. */
const EXAMPLE =
  /(?<!\p{L})(?:(?:an?|one|some|any|show me|see|got|have) (?:[\p{L}'’-]+ ){0,3}(?:examples?|samples?|screenshots?|preview)|beispiel(?:e|s)?|kostprobe|muster|screenshot|vorschau)(?!\p{L})/iu;
/**
 * Maximum meaningful words of a message that only asks for an example. A longer message names what the example should
 * show.
 */
const MAX_EXAMPLE = 4;

/** Shows one template as an example: one that may fit the earlier wish, or the newest of the library. */
async function showExample(
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const { wish } = inquiry.memory;
  const sentence = message.split(/[.!?]\s+/u).find((one) => EXAMPLE.test(one)) ?? "";
  if (understand(sentence).telling > MAX_EXAMPLE) return undefined;
  const near = wish ? await alternatives(inquiry, retrieval, { texts: [wish] }) : [];
  const [card] = [...near.map((one) => one.card), ...(await retrieval.someTemplates())];
  if (!card) return undefined;
  const draft = suggestTemplates([], voice.words.example);
  return { ...draft, cards: [card, ...draft.cards] };
}

/** Matches a question about when or how often something runs. */
const HOW_OFTEN =
  /(?<!\p{L})(?:how often|how many times|(?:on |at )?(?:which|what) (?:day|weekday|time of (?:the )?day)|after how (?:many|long)|how (?:many|long) (?:days|weeks|hours)?\s?(?:before|after|between|apart)|every (?:day|week|hour) or|wie ?oft|(?:an |zu )?welche[mnrs]? (?:wochen)?tag(?:en)?|um wie ?viel uhr|nach wie ?vie?l(?:en?)? (?:tage?n?|wochen|stunden|monaten?)|(?:zu|um) welche[rn]? (?:uhr)?zeit|in welche[mn] abst[aä]nde?n?|wie viele tage|jeden tag oder|täglich oder)(?!\p{L})/iu;
/** Whether the newest answer was about work that we do, or offered to build something. */
function isOfWork({ memory }: Inquiry): boolean {
  return memory.about.some(isAboutWork);
}

/** Matches a question which of the shown templates suits a purpose. The group captures the purpose. */
const WHICH_FOR =
  /^(?:(?:and|ok|okay|so|hm+|und|aber)[\s,]+)*(?:which|welche[rs]?)(?!\p{L})[^?.!]*?(?<!\p{L})(?:for|für)\s(\p{L}[^?]*)\?*$/iu;
/** Minimum share of the purpose's words that occur in the template's texts. */
const MIN_SHARE = 0.5;
const MOST = 10;

/**
 * Answers which of several shown templates suits a purpose, such as "which of the two for a dentist?".
 * @returns undefined if the message does not ask this, or if no shown template suits the purpose
 */
async function chooseFor(
  message: string,
  { memory }: Inquiry,
  { findTemplates }: Retrieval,
  { words }: Voice,
): Promise<Draft | undefined> {
  const [, purpose] = WHICH_FOR.exec(message.trim()) ?? [];
  if (purpose === undefined || memory.templates.length < 2) return undefined;
  const found = await findTemplates(purpose, "", MOST);
  const [best] = found.filter(
    ({ card, share }) => share >= MIN_SHARE && memory.templates.includes(card.slug),
  );
  return best && suggestTemplates([best], words.bestOfShown);
}
