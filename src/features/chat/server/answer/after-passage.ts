import { understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import { isTask } from "./decide.ts";
import { CATCH_ALL, offerToBuild, replyWith, type Draft, type Voice } from "./drafts.ts";
import { noMoreThanAbove } from "./follow-up.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { passageOf } from "./passages.ts";
import { furtherOn } from "./repeated.ts";

/* Answers to what visitors write after the assistant has quoted a text of the website. */

/**
 * Maps the label of a second message to the ids of the questions that a visitor may ask with it. After a template was
 * shown, the first one is meant. After a quoted text it may be any of them.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  needs: "use-a-template prepare no-programmer training hosting n8n account tools attach-files",
  costs: "running-costs price templates-free maintenance payment pay-back why-free discounts",
  time: "time set-up-time deadline",
  data: "data data-location security privacy-chat privacy-stored passwords patient-data confidential ai-training data-after check-up-data compliance",
  saves: "time-saved pay-back calculator",
  runs: "when-it-runs",
  fails:
    "failure monitoring maintenance ai-mistakes guarantee stuck sla out-of-business n8n-future security",
  writes: "ai-mistakes ai-use which-ai seems-automatic human-or-robot phone-assistant-call",
  proof: "proof real-cases guarantee trial served reasons phone-assistant-call",
  tool: "tools with-others n8n hosting",
  change:
    "change-a-template change-later languages assistant-languages pause commitment maintenance",
  "setup-by-you": "set-up-for-me process no-programmer training who-builds our-staff services",
  start: "process prepare call call-how use-a-template",
  template: "which-templates templates-free use-a-template",
};

/** Returns the ids of the questions that a visitor may ask with a second message. @param label its label */
export function questionsOf(label: string): readonly string[] {
  return QUESTIONS[label]?.split(" ") ?? [];
}

/** Minimum likelihood at which a message is clear without the quoted text. */
const LIKELY = 0.5;

/** Returns the id of the text of the website that the newest answer quoted, or of the offer to build a workflow. */
export function quotedIn({ memory }: Inquiry): string | undefined {
  return memory.about.find((kind) => passageOf(kind) !== undefined);
}

/**
 * Answers a message that follows a quoted text of the website.
 * @param label what the message wants: a heading of content/assistant/after-passages.txt
 * @returns undefined if the label says nothing more than the message by itself
 */
export async function answerAfterPassage(
  label: string,
  message: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft | undefined> {
  const questions = questionsOf(label === "get" ? "start" : label);
  if (questions.length > 0) {
    const asked = likeliestOf(questions, message, inquiry, voice);
    return forQuestion(asked, message, inquiry, retrieval, voice);
  }
  const quoted = quotedIn(inquiry);
  switch (label) {
    case "more":
    case "does": {
      const [own] = understand(message).meanings;
      const isOwn = own && own.likelihood >= LIKELY && !isTask(own.label) && passageOf(own.label);
      if (isOwn) return forQuestion(own.label, message, inquiry, retrieval, voice);
      if (label === "does" && quoted === CATCH_ALL) return addToTask(voice);
      return quoted ? noMoreThanAbove(quoted, message, inquiry, voice) : undefined;
    }
    case "addition":
      return inquiry.memory.about.includes(CATCH_ALL) ? addToTask(voice) : undefined;
    case "not-this":
    case "person":
      return replyWith(label, voice);
    default:
      return undefined;
  }
}

/** Says that what the visitor adds to a task without a template belongs to this task. */
function addToTask(voice: Voice): Draft {
  return { ...offerToBuild(voice), text: voice.words.added };
}

/**
 * Returns the question that a message asks most likely. If the message is not sure by itself, a question that says more
 * about the quoted text comes first.
 * @param questions ids of the questions among which it decides
 */
function likeliestOf(
  questions: readonly string[],
  message: string,
  { memory, answers }: Inquiry,
  voice: Voice,
): string {
  const further = memory.about.map((kind) => furtherOn(kind, answers, voice)?.id);
  const { readings } = understand(message);
  const asked = readings.find(({ label }) => questions.includes(label));
  const sure = asked && asked.likelihood >= LIKELY ? asked.label : undefined;
  return sure ?? questions.find((id) => further.includes(id)) ?? asked?.label ?? questions[0] ?? "";
}
