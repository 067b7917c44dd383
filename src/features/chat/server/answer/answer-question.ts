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
import { isTrade, passageOf } from "./passages.ts";
import { elsewhere, linkTo, needsOfEach, passageAbout } from "./template-passages.ts";
import { topicOf } from "./topics.ts";

/**
 * Matches words that show that a question about languages is about the website or our team, not about a template: "do
 * you speak German?"
 */
const OF_SITE =
  /(?<!\p{L})(?:site|website|page|pages|seite|webseite|you|ihr|sie sprechen|sprecht)(?!\p{L})/iu;

/**
 * Matches words for the people who receive the messages of a workflow, such as "customers". After an answer about a
 * custom workflow, a question with such a word is about the languages of the workflow, not of the website.
 */
const OF_RECEIVERS =
  /(?<!\p{L})(?:half|some|most|many|they|them|staff|customers|clients|guests|people|hälfte|manche|einige|viele|die|leute|kunden|gäste|mitarbeiter\p{L}*|spricht|sprechen)(?!\p{L})/iu;

/** Ids of texts about phone assistants. A question about languages right after such a text is about the assistants. */
export const SPEAKING: ReadonlySet<string> = new Set([
  "ai-caller-and-receptionist",
  "conversational-chatbots",
  "phone-assistant-call",
]);
const PHONE_ASSISTANT = "ai-caller-and-receptionist";
const OF_LANGUAGES: ReadonlySet<string> = new Set(["languages", "assistant-languages"]);

/**
 * Ids of questions that are answered both by a template's passport (the report of its test runs) and by a text of the
 * website.
 */
const OF_PASSPORT = ["proof", "ai-mistakes", "seems-automatic", "failure"];
/** Ids of questions that are about our work, even right after a template, if the message matches IN_GENERAL. */
const OF_BUSINESS = ["time", "data", "data-location"];
/** Matches words about the visitor's whole project, and not only about the template. */
const IN_GENERAL =
  /(?<!\p{L})(?:läuft|live|is running|runs|dsgvo|gdpr|kundendaten|kundschaft|(?:customer|client|guest|patient)s?['’]?s? data)(?!\p{L})/iu;

/**
 * Ids of questions about data. Right after an answer about our workflow check-up, such a question is about the data in
 * the checked workflow.
 */
const OF_DATA: ReadonlySet<string> = new Set(
  "data data-location passwords security confidential privacy-stored privacy-chat".split(" "),
);

/** Answers the question with the id `about`. A question about templates is answered for the conversation's template. */
export async function forQuestion(
  about: string,
  message: string,
  inquiry: Inquiry,
): Promise<Draft> {
  const { subject: template, memory, answers, retrieval, voice } = inquiry;
  const wasShown = template !== undefined && memory.templates.includes(template.slug);
  const isOfTask = wasShown || (memory.about.includes(CATCH_ALL) && OF_RECEIVERS.test(message));
  if (isOfTask && OF_LANGUAGES.has(about) && !OF_SITE.test(message))
    return replyWith("template-language", voice);
  if (wasShown && about === "change-a-template") {
    const text = interpolate(voice.words.template.canChange, { title: linkTo(template, voice) });
    const details = describeDetails(message, voice);
    return { ...answerWith(about, voice), text: details ? `${text}\n\n${details}` : text };
  }
  if (OF_LANGUAGES.has(about) && memory.about.some((kind) => SPEAKING.has(kind)))
    return answerWith("assistant-languages", voice);
  // After an answer about phone assistants, "do people notice that it is automatic?" is about the phone assistant.
  if (about === "seems-automatic" && memory.about.includes(PHONE_ASSISTANT))
    return answerWith("phone-assistant-call", voice);
  if (memory.about.includes("check-up") && OF_DATA.has(about))
    return answerWith("check-up-data", voice);
  const passage = template && passageAbout(about, { template, message, wasShown }, voice);
  // A conversation quotes the report of a template's test runs only once. After that, the website's general answer
  // follows.
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
  const connected = about === "tools" ? await answerConnection(message, inquiry, true) : undefined;
  if (connected) return connected;
  const answer = answerWith(elsewhere(about, wasShown), voice);
  if (elsewhere(about) !== "which-templates") return answer;
  const [cards, count] = await Promise.all([retrieval.someTemplates(), retrieval.countTemplates()]);
  const some = interpolate(voice.words.someTemplates, { count: `${count}` });
  return { ...answer, text: `${answer.text}\n\n${some}`, cards };
}
