import { inFigures } from "#features/leads/server/service.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { isSameTool, toolsIn } from "./named-tools.ts";
import { tellingStems } from "./passage-index.ts";
import { pageOf } from "./template-passages.ts";
import { otherReadings } from "./other-readings.ts";
import { casesOf, questionsAbout } from "./ranked-questions.ts";
import { answerSpecialCase, likeliestCase, quoteCase, sharesStem } from "./template-questions.ts";

/*
 * If the meaning of a message about a template is uncertain, the answers to the nearest questions about this template
 * help more than a general answer.
 */

/**
 * Limits for a question about the template. Its share (0 to 1) is its weight among all questions about this template.
 * `offered`: minimum share of a question that becomes a button. `quoted`: minimum share of a question whose answer is
 * quoted. `likelihood`: minimum likelihood (0 to 1) that a quoted question is meant.
 */
const NEAR = { offered: 0.12, quoted: 0.6, likelihood: 0.25 };
const MAX_OFFERED = 3;
const MAX_OF_DRAFT = 2;
/** Minimum share (0 to 1) at which a question about the template is surely the right one. */
const CERTAIN = 0.97;

/**
 * Adds the questions about the shown template that are nearest to a message. The answer to the nearest question is
 * quoted if it probably is the right one. The other questions become buttons, after those of the draft.
 */
export function withNearestCases(draft: Draft, message: string, inquiry: Inquiry): Draft {
  const { voice } = inquiry;
  const near = nearCases(message, inquiry);
  const quoted = quotedCase(message, inquiry);
  const lead = quoted && `${voice.words.nearestCase}\n\n**${quoted.question}**\n\n${quoted.answer}`;
  const others = near
    .filter((one) => one.question !== quoted?.question)
    .map(({ question }) => question);
  return {
    ...draft,
    text: [lead, draft.text].filter(Boolean).join("\n\n"),
    others: [...(draft.others ?? []).slice(0, MAX_OF_DRAFT), ...others].slice(0, MAX_OFFERED),
  };
}

/** Returns the nearest question about the shown template if it probably is the right one. */
export function quotedCase(message: string, inquiry: Inquiry) {
  const isLikely = (likeliestCase(message, inquiry)?.likelihood ?? 0) >= NEAR.likelihood;
  const near = isLikely ? nearCases(message, inquiry) : [];
  return near.find((one) => one.share >= NEAR.quoted && sharesStem(message, one));
}

/**
 * Adds the nearest question about the shown template to an answer that would be the same for every template. A question
 * that reaches the limits in ALSO is added with its answer. A question that reaches only NEAR.quoted becomes a button.
 */
export function withNearestCase(draft: Draft, message: string, inquiry: Inquiry): Draft {
  const [near] = nearCases(message, inquiry);
  const { likelihood = 0 } = likeliestCase(message, inquiry) ?? {};
  if (near && near.share >= ALSO.share && likelihood >= ALSO.likelihood) {
    const { question, answer } = near;
    return { ...draft, text: `${draft.text}\n\n**${question}**\n\n${answer}` };
  }
  return near && near.share >= NEAR.quoted
    ? { ...draft, others: [near.question, ...(draft.others ?? [])].slice(0, MAX_OFFERED) }
    : draft;
}

/**
 * Minimum share and likelihood (both 0 to 1) of a question about the template whose answer is added below a general
 * answer.
 */
const ALSO = { share: 0.85, likelihood: 0.73 };

function nearCases(message: string, { subject, answers, voice }: Inquiry) {
  if (!subject || tellingStems(message).length === 0) return [];
  return casesOf(subject.slug, message)
    .map(({ asked, share }) => ({ ...asked[voice.language], share }))
    .filter(({ share, question }) => {
      const isNew = answers.every((one) => !one.includes(question));
      return isNew && share >= NEAR.offered;
    });
}

/** Answers a question about the template, and offers other questions that the message may ask. */
export function answerCase(message: string, inquiry: Inquiry): Draft | undefined {
  const draft = answerSpecialCase(message, inquiry);
  if (!draft) return undefined;
  const near = nearCases(message, inquiry);
  // If a question about the template surely is the right one, `otherReadings` offers other meanings only for an unclear
  // message. Otherwise it offers them for any message, because no likelihood reaches `Infinity`.
  const certain = near.some(({ share }) => share >= CERTAIN) ? undefined : Infinity;
  const others = [
    ...otherReadings(draft, message, inquiry, certain),
    ...near.map(({ question }) => question),
  ];
  const isNew = (question: string) => !draft.text.includes(question);
  return { ...draft, others: others.filter(isNew).slice(0, MAX_OF_DRAFT) };
}

/** If a message about a tool also asks a question about the template, adds the answer to this question. */
export function withCase(draft: Draft, message: string, inquiry: Inquiry): Draft {
  const ofCase = answerSpecialCase(message, inquiry);
  const isTold = ofCase?.passage && draft.text.includes(ofCase.passage.title);
  if (!ofCase || isTold || !draft.kinds.includes("tools")) return draft;
  return { ...draft, text: `${draft.text}\n\n${ofCase.text}` };
}

/**
 * After a visitor presses a button with a question about a template, the browser sends the text of the question. Finds
 * the question by its exact text and quotes its answer.
 * @returns undefined if no template of the conversation has this question
 */
export async function answerOfferedCase(
  message: string,
  { subject, memory, retrieval, voice }: Inquiry,
): Promise<Draft | undefined> {
  if (!message.trim().endsWith("?")) return undefined;
  // A pressed button sends only the text of its question, and several templates may have this question. The templates
  // shown last are tried first, because the visitor most likely pressed a button of theirs.
  const newestFirst = [...memory.all].toReversed();
  for (const slug of new Set([...(subject ? [subject.slug] : []), ...newestFirst])) {
    const asked = questionsAbout(slug).find(
      (one) => inFigures(one[voice.language].question) === message.trim(),
    );
    const template = asked && (await retrieval.factsOf(slug));
    if (template) return quoteCase(asked, template, voice);
  }
  return undefined;
}

/**
 * Finds the question about the shown template that names all of these tools, such as "Can it use Outlook in place of
 * Gmail?", and quotes the question with its answer.
 */
export function answerCaseOfTools(
  tools: readonly string[],
  message: string,
  { subject, voice }: Inquiry,
): Draft | undefined {
  const found =
    subject &&
    casesOf(subject.slug, message).find(({ asked: { en, de } }) => {
      const { wanted } = toolsIn(`${en.question} ${de.question}`);
      return tools.every((tool) => wanted.some((one) => isSameTool(one, tool)));
    });
  if (!found) return undefined;
  const { question, answer } = found.asked[voice.language];
  const lead = found.share < NEAR.offered ? `${voice.words.nearestCase}\n\n` : "";
  const text = `${lead}**${question}**\n\n${answer}\n\n${pageOf(subject, voice)}`;
  return { ...replyWith("not-our-tool", voice), kinds: ["tools"], text };
}
