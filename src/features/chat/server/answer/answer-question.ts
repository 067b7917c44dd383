import { answerWith, quotePassage, replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { namesOne } from "./memory.ts";
import { elsewhere, needsOfEach, passageAbout, topicOf } from "./template-passages.ts";

/**
 * Answers a question. If it can be asked about a template, the answer is about the conversation's template.
 * @param about the question's kind
 */
export async function forQuestion(
  about: string,
  message: string,
  { subject: template, memory }: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const wasShown = template !== undefined && memory.templates.includes(template.slug);
  if (wasShown && about === "languages") return replyWith("template-language", voice);
  const passage = template && passageAbout(about, { template, message, wasShown }, voice);
  if (passage) {
    const each = wasShown && topicOf(about) === "needs" && !namesOne(message) && memory.templates;
    const facts = await Promise.all((each || []).map((slug) => retrieval.factsOf(slug)));
    const known = facts.filter((one) => one !== undefined);
    const quoted = known.length > 1 ? (needsOfEach(known, voice) ?? passage) : passage;
    return { ...quotePassage(quoted, voice), kinds: [about] };
  }
  const answer = answerWith(elsewhere(about, wasShown), voice);
  if (elsewhere(about) !== "which-templates") return answer;
  const cards = await retrieval.someTemplates();
  return { ...answer, text: `${answer.text}\n\n${voice.words.someTemplates}`, cards };
}
