import { interpolate } from "#shared/text/interpolate.ts";
import { describeDetails } from "./building-blocks.ts";
import { answerConnection } from "./connections.ts";
import {
  answerWith,
  CATCH_ALL,
  quotePassage,
  replyWith,
  withAnother,
  type Draft,
} from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { namesOne } from "./memory.ts";
import { toolsIn } from "./named-tools.ts";
import { isTrade, passageOf } from "./passages.ts";
import { elsewhere, linkTo, needsOfEach, OURS, passageAbout } from "./template-passages.ts";
import { topicOf } from "./topics.ts";

/** Matches words of a question about the languages of the website or of our team. */
const OF_SITE =
  /(?<!\p{L})(?:site|website|page|pages|seite|webseite|you|ihr|sie sprechen|sprecht)(?!\p{L})/iu;

/** Matches words for the people who get the messages of a workflow. */
const OF_RECEIVERS =
  /(?<!\p{L})(?:half|some|most|many|they|them|staff|customers|clients|guests|people|hälfte|manche|einige|viele|die|leute|kunden|gäste|mitarbeiter\p{L}*|spricht|sprechen)(?!\p{L})/iu;

const OF_LANGUAGES: readonly string[] = ["languages", "assistant-languages"];
/** Ids of questions about data. After an answer about our workflow check-up, they mean the data in a checked workflow. */
const OF_DATA: readonly string[] =
  "data data-location passwords security confidential privacy-stored privacy-chat".split(" ");
const PHONE_ASSISTANT = "ai-caller-and-receptionist";
/** Texts about assistants that speak. */
const SPEAKING: readonly string[] = [
  PHONE_ASSISTANT,
  "conversational-chatbots",
  "phone-assistant-call",
];

/**
 * After an answer of one of the kinds in `after`, a question with an id in `asked` is about the subject of that answer:
 * whether callers notice that a program speaks is then a question about the phone assistant.
 */
const MEANT: readonly { after: readonly string[]; asked: readonly string[]; meant: string }[] = [
  { after: SPEAKING, asked: [...OF_LANGUAGES, "template-language"], meant: "assistant-languages" },
  { after: [PHONE_ASSISTANT], asked: ["seems-automatic"], meant: "phone-assistant-call" },
  { after: ["check-up"], asked: OF_DATA, meant: "check-up-data" },
  { after: ["n8n", "n8n-or-zapier"], asked: ["time"], meant: "set-up-time" },
  { after: ["n8n", "hosting"], asked: ["price"], meant: "running-costs" },
];

/** Returns the id of the question that a message asks after the latest answer, if the answer's subject changes it. */
export function meantAfter(
  asked: string,
  message: string,
  { memory }: Inquiry,
): string | undefined {
  const isOfUs = OURS.test(message);
  return MEANT.find(
    (one) =>
      one.asked.includes(asked) &&
      memory.about.some((kind) => one.after.includes(kind)) &&
      !(isOfUs && OF_PROJECT.includes(asked)),
  )?.meant;
}
/** Matches words for what was named before. */
const IT = /(?<!\p{L})(?:it|that|this|them|das|des|es|sie|die|damit)(?!\p{L})/iu;
/** Ids of questions that are about our work whenever a message says "you" or "project". */
const OF_PROJECT: readonly string[] = ["time", "price"];

/** Ids of questions that both a template's passport (the report of its test runs) and a website text answer. */
const OF_PASSPORT = ["proof", "ai-mistakes", "seems-automatic", "failure"];
/** Ids of questions that are about our work, even right after a template, if the message matches IN_GENERAL. */
const OF_BUSINESS = ["time", "data", "data-location"];
/** Matches words about the visitor's whole project, and not only about the template. */
const IN_GENERAL =
  /(?<!\p{L})(?:läuft|live|is running|runs|dsgvo|gdpr|kundendaten|kundschaft|(?:customer|client|guest|patient)s?['’]?s? data)(?!\p{L})/iu;

/** Answers the question with the id `about`. A question about templates is answered for the conversation's template. */
export async function forQuestion(
  about: string,
  message: string,
  inquiry: Inquiry,
): Promise<Draft> {
  const { subject: template, memory, answers, retrieval, voice } = inquiry;
  const wasShown = template !== undefined && memory.templates.includes(template.slug);
  const isOfTask = wasShown || (memory.about.includes(CATCH_ALL) && OF_RECEIVERS.test(message));
  if (isOfTask && OF_LANGUAGES.includes(about) && !OF_SITE.test(message))
    return replyWith("template-language", voice);
  if (wasShown && about === "change-a-template") {
    const text = interpolate(voice.words.template.canChange, { title: linkTo(template, voice) });
    const details = describeDetails(message, voice);
    return { ...answerWith(about, voice), text: details ? `${text}\n\n${details}` : text };
  }
  const meant = meantAfter(about, message, inquiry);
  if (meant) return answerWith(meant, voice);
  const passage = template && passageAbout(about, { template, message, wasShown }, voice);
  // The report of a template's test runs is quoted once in a conversation. Later, the website's general answer follows.
  const isTold = passage && passageOf(about) && answers.some((one) => one.includes(passage.text));
  if (passage && !(isTold && OF_PASSPORT.includes(about))) {
    const each = wasShown && topicOf(about) === "needs" && !namesOne(message) && memory.templates;
    const facts = await Promise.all((each || []).map((slug) => retrieval.factsOf(slug)));
    const known = facts.filter((one) => one !== undefined);
    const quoted = known.length > 1 ? (needsOfEach(known, voice) ?? passage) : passage;
    const draft = { ...quotePassage(quoted, voice), kinds: [about] };
    const asksForOurs =
      (about === "price" && memory.about.some(isTrade)) ||
      (OF_BUSINESS.includes(about) && IN_GENERAL.test(message)) ||
      about === "seems-automatic";
    if (!wasShown || !asksForOurs) return draft;
    return withAnother(answerWith(about, voice), draft, voice);
  }
  if (about === "tools") {
    const connected = await answerConnection(message, inquiry, true);
    if (connected) return connected;
    // "Can you connect it?" asks about the program that the visitor named before.
    const before = inquiry.messages.at(-2) ?? "";
    const isOfBefore = IT.test(message) && toolsIn(before).wanted.length > 0;
    const ofBefore = isOfBefore && (await answerConnection(before, inquiry, true));
    if (ofBefore) return ofBefore;
  }
  const answer = answerWith(elsewhere(about, wasShown), voice);
  if (elsewhere(about) !== "which-templates") return answer;
  const [cards, count] = await Promise.all([retrieval.someTemplates(), retrieval.countTemplates()]);
  const some = interpolate(voice.words.someTemplates, { count: `${count}` });
  return { ...answer, text: `${answer.text}\n\n${some}`, cards };
}
