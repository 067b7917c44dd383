import type { PassportTopic } from "./passport-answers.ts";

export type Topic = "does" | "needs" | "costs" | "data" | "saves" | "runs" | PassportTopic;
/** Maps the id of a question about a template to the topic of the answer. */
export const TOPICS: Record<string, Topic> = {
  "this-template": "does",
  "use-a-template": "needs",
  "set-up-time": "needs",
  price: "costs",
  "running-costs": "costs",
  "time-saved": "saves",
  proof: "proof",
};
/**
 * Maps the id of a question to the topic of its answer. These questions are about the template only right after a
 * template was shown, and only if they do not mention our business or our work.
 */
export const AFTER_CARD: Record<string, Topic> = {
  time: "needs",
  tools: "needs",
  prepare: "needs",
  "ai-use": "needs",
  "which-ai": "needs",
  "no-programmer": "needs",
  process: "does",
  "pay-back": "saves",
  failure: "fails",
  monitoring: "fails",
  "ai-mistakes": "writes",
  "ask-first": "writes",
  "seems-automatic": "writes",
  "templates-free": "costs",
  data: "data",
  "ai-data": "data",
  "data-location": "data",
  "ai-law": "data",
  security: "data",
  "privacy-stored": "data",
  "when-it-runs": "runs",
};
export function topicOf(cue: string): Topic | undefined {
  return TOPICS[cue] ?? AFTER_CARD[cue];
}

/**
 * Maps the label of a message that follows an answer to ids of questions, separated by spaces. After a template, a
 * message with this label asks the first question. After a quoted text, it may ask any of the questions.
 */
const QUESTIONS: Readonly<Record<string, string>> = {
  needs: "use-a-template prepare no-programmer training hosting n8n account tools attach-files",
  costs:
    "running-costs price templates-free maintenance payment pay-back why-free discounts small-budget",
  time: "time set-up-time deadline",
  data: "data data-location security privacy-chat privacy-stored passwords patient-data confidential ai-training data-after check-up-data compliance",
  saves: "time-saved pay-back calculator",
  runs: "when-it-runs",
  fails:
    "failure monitoring maintenance ai-mistakes guarantee stuck sla out-of-business n8n-future security",
  "why-free": "why-free",
  hosting: "hosting",
  invents: "ai-mistakes",
  writes:
    "ai-mistakes ask-first wording ai-use which-ai seems-automatic human-or-robot phone-assistant-call",
  proof: "proof real-cases guarantee trial served reasons phone-assistant-call",
  tool: "tools with-others n8n hosting",
  change:
    "change-a-template change-later languages assistant-languages pause commitment maintenance",
  "setup-by-you": "set-up-for-me process no-programmer training who-builds our-staff services",
  start: "process prepare call call-how use-a-template",
  template: "which-templates templates-free use-a-template",
  "set-up-costs": "price",
  law: "allowed recording ai-law works-council compliance patient-data",
};

/**
 * Ids of questions that have the same answer after every template and every quoted text. The classifier of messages
 * that follow an answer uses these ids as labels, and learns them from examples of first messages.
 */
export const SAME_ANYWHERE: readonly string[] =
  "bad-input old-program letters-and-calls old-data both-ways ask-first twice ai-data internet pranks insurance reach-us difference others-workflows monitoring for-clients accuracy ai-mistakes exceptions bad-experience suggestion scale compliance no-mobile recipient-replies retention access emergency-cases stop-when capture account-type wording deliverability no-pressure locations undo device handover leaked-key doubt by-hand review-filter data-agreement erasure other-provider n8n-version n8n-or-zapier helper own-language many-records without-recording recommendation other-ai serious how-it-knows read-pdfs currency vat-on-invoices missed-calls import-json data-country absence deadlines receivers moved same-slot bundle thresholds weather uptime large-files outdated who-pays merge-lists cover get-reviews do-the-work own-tools chatgpt invoice-formats earlier-call easiest import-errors recorded-runs message-fees sender n8n-edition time-zones account-blocked bot-limits customers-dislike not-the-practice missing-papers seems-automatic sla commitment real-cases discounts".split(
    " ",
  );

/** Labels outside SAME_ANYWHERE. Messages with these labels are often about a special case of a template. */
const OF_CASES: readonly string[] =
  "does addition change not-our-tool template-language law runs".split(" ");
/** Ids from SAME_ANYWHERE. Messages with these labels are seldom about a special case of a template. */
const SELDOM_OF_CASES: readonly string[] =
  "reach-us difference others-workflows for-clients no-pressure data-agreement erasure other-provider by-hand deliverability device internet doubt bad-experience suggestion insurance review-filter old-program letters-and-calls n8n-version n8n-or-zapier helper many-records recommendation serious currency missed-calls import-json data-country absence deadlines weather uptime large-files cover get-reviews do-the-work own-tools chatgpt invoice-formats earlier-call easiest import-errors merge-lists recorded-runs message-fees bot-limits n8n-edition account-blocked customers-dislike not-the-practice sla commitment real-cases discounts".split(
    " ",
  );

/** Whether a message with this label may ask about a special case, such as "and if a client has already paid?". */
export function isOfCases(label: string): boolean {
  return (
    OF_CASES.includes(label) || (SAME_ANYWHERE.includes(label) && !SELDOM_OF_CASES.includes(label))
  );
}

/**
 * Ids of questions about our business, such as "And if somebody is on holiday?". They are never about a special case of
 * a template.
 */
export const ABOUT_US: readonly string[] =
  "reach-us difference others-workflows for-clients no-pressure data-agreement n8n-or-zapier recommendation serious currency absence do-the-work own-tools chatgpt earlier-call easiest not-the-practice sla commitment real-cases discounts".split(
    " ",
  );

export function questionsOf(label: string): readonly string[] {
  return SAME_ANYWHERE.includes(label) ? [label] : (QUESTIONS[label]?.split(" ") ?? []);
}

export function mayMean(label: string, question: string): boolean {
  return questionsOf(label).includes(question);
}

/** Whether the question with this id may be about the template that was shown, or about the text that was quoted. */
export function mayBeOfShown(question: string): boolean {
  const ofLabels = Object.keys(QUESTIONS).some((label) => mayMean(label, question));
  return ofLabels || SAME_ANYWHERE.includes(question) || topicOf(question) !== undefined;
}
