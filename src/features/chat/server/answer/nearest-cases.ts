import { inFigures } from "#features/leads/server/service.ts";
import { replyWith, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { isSameTool, toolsIn } from "./named-tools.ts";
import { tellingStems } from "./passage-index.ts";
import { pageOf } from "./template-passages.ts";
import { casesOf, questionsAbout, quoteCase, sharesStem } from "./template-questions.ts";

/*
 * If the meaning of a message about a template is uncertain, the answers to the nearest questions about this template
 * help more than a general answer.
 */

/** Minimum shares in the likelihood of all questions about the template, to offer a question and to quote its answer. */
const NEAR = { offered: 0.12, quoted: 0.6 };
const MAX_OFFERED = 3;
const MAX_OF_DRAFT = 2;

/**
 * Adds the questions about the shown template that are nearest to a message: the answer to the nearest one if it
 * probably is the right one, and buttons for the others, after those that the draft already has.
 */
export function withNearestCases(draft: Draft, message: string, inquiry: Inquiry): Draft {
  const { subject, answers, voice } = inquiry;
  if (!subject || tellingStems(message).length === 0) return draft;
  const near = casesOf(subject.slug, message)
    .map(({ asked, share }) => ({ ...asked[voice.language], share }))
    .filter(({ share, question }) => {
      const isNew = answers.every((one) => !one.includes(question));
      return isNew && share >= NEAR.offered;
    });
  const quoted = near.find((one) => one.share >= NEAR.quoted && sharesStem(message, one));
  const lead = quoted && `${voice.words.nearestCase}\n\n**${quoted.question}**\n\n${quoted.answer}`;
  const others = near.filter((one) => one !== quoted).map(({ question }) => question);
  return {
    ...draft,
    text: [lead, draft.text].filter(Boolean).join("\n\n"),
    others: [...(draft.others ?? []).slice(0, MAX_OF_DRAFT), ...others].slice(0, MAX_OFFERED),
  };
}

/** Answers a question about a template whose exact text the visitor sent, by the press of a button. */
export async function answerOfferedCase(
  message: string,
  { subject, memory, retrieval, voice }: Inquiry,
): Promise<Draft | undefined> {
  if (!message.trim().endsWith("?")) return undefined;
  // Several templates have the same question. The button was about the newest template.
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

/** Answers with the question about the shown template that names all these tools. */
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
