import type { PassportTopic } from "./passport-answers.ts";

/* The topics of a template's page, and the questions that they answer. */

export type Topic = "does" | "needs" | "costs" | "data" | "saves" | "runs" | PassportTopic;
/** Maps the id of a question about a template to the topic that answers it. */
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
 * Maps the id of a general question to the topic of a template's page that answers it for this template. The map is
 * used right after a template was shown, unless the message mentions us or our work.
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
  "seems-automatic": "writes",
  "templates-free": "costs",
  data: "data",
  "data-location": "data",
  "ai-law": "data",
  security: "data",
  "privacy-stored": "data",
  "when-it-runs": "runs",
};
export function topicOf(cue: string): Topic | undefined {
  return TOPICS[cue] ?? AFTER_CARD[cue];
}
