import { understand } from "#platform/understanding/understand.ts";
import { isTask } from "./decide.ts";
import type { Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { passageOf } from "./passages.ts";
import { furtherOn } from "./repeated.ts";
import { isShown } from "./second-message.ts";

/* Questions that visitors ask with a message that follows an answer. */

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
  "why-free": "why-free",
  hosting: "hosting",
  invents: "ai-mistakes",
  writes: "ai-mistakes ai-use which-ai seems-automatic human-or-robot phone-assistant-call",
  proof: "proof real-cases guarantee trial served reasons phone-assistant-call",
  tool: "tools with-others n8n hosting",
  change:
    "change-a-template change-later languages assistant-languages pause commitment maintenance",
  "setup-by-you": "set-up-for-me process no-programmer training who-builds our-staff services",
  start: "process prepare call call-how use-a-template",
  template: "which-templates templates-free use-a-template",
};

/**
 * Returns the id of the question that a message asks about what was just shown or quoted.
 * @param label - what the message wants: a heading of content/assistant/second-messages.txt or after-passages.txt
 * @returns undefined if the message asks none
 */
export function askedAbout(
  label: string,
  message: string,
  inquiry: Inquiry,
  voice: Voice,
): string | undefined {
  if (isShown(inquiry)) return QUESTIONS[label]?.split(" ")[0];
  const questions = QUESTIONS[label === "get" ? "start" : label]?.split(" ") ?? [];
  return questions.length > 0 ? likeliestOf(questions, message, inquiry, voice) : undefined;
}

/** Whether a second message with this label may ask a question, given by its id. */
export function mayMean(label: string, question: string): boolean {
  return QUESTIONS[label]?.split(" ").includes(question) === true;
}

/** Returns the question that a message surely asks by its own words, without the conversation. */
export function askedByItself(message: string): string | undefined {
  const [own] = understand(message).meanings;
  const isOwn = own && own.likelihood >= LIKELY && !isTask(own.label) && passageOf(own.label);
  return isOwn ? own.label : undefined;
}

/** Minimum likelihood at which a message is clear without the quoted text. */
const LIKELY = 0.5;

/** Returns the id of the text of the website that the newest answer quoted, or of the offer to build a workflow. */
export function quotedIn({ memory }: Inquiry): string | undefined {
  return memory.about.find((kind) => passageOf(kind) !== undefined);
}

/**
 * Returns the question that a message asks most likely. If the message is not sure by itself, a question that says more
 * about the quoted text comes first.
 * @param questions - ids of the questions among which it decides
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
