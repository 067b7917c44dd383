import { expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { estimateTokens } from "../budget.ts";
import { MAX_PROMPT_TOKENS, systemPrompt } from "./prompt.ts";
import { tools } from "./tools.ts";

const LONG = "An outcome that takes its time to be told. ".repeat(60);
const template = {
  slug: "remind-guests",
  title: "Remind guests",
  summary: LONG,
  description: LONG,
  outcome: LONG,
  tools: ["Gmail"],
  setup_minutes: 10,
  category: [],
  industries: [],
  types: [],
  access: [],
  features: [],
  saves: null,
  passport: null,
};

const QUESTIONS = [
  "What does it cost?",
  "Was ist mit dem Datenschutz?",
  "We run a hotel and want a chatbot, a newsletter, reports, leads and a receptionist",
  "How do you work?",
  "x ".repeat(2000),
];

test.each(QUESTIONS)("the prompt stays within its tokens, tools included: %s", async (question) => {
  for (const page of [undefined, template]) {
    const prompt = await systemPrompt([question], page);
    const all = estimateTokens(prompt) + estimateTokens(JSON.stringify(tools));
    expect(all).toBeLessThanOrEqual(MAX_PROMPT_TOKENS);
  }
});

test("the prompt begins alike for every question, followed by passages that fit the question", async () => {
  const [price, data] = await Promise.all([
    systemPrompt(["What does it cost?"], undefined),
    systemPrompt(["Ist das DSGVO-konform?"], undefined),
  ]);
  expect(price).toContain("there is no price list");
  expect(price).not.toContain("Each connection gets only the rights");
  expect(data).toContain("Each connection gets only the rights");
  const beginning = price.slice(0, price.indexOf("\n## "));
  expect(beginning).toContain(brand.description);
  expect(data.startsWith(beginning)).toBe(true);
});

test("a follow-up question without a topic is about the previous messages", async () => {
  expect(await systemPrompt(["What does it cost?", "ok"], undefined)).toContain("no price list");
});
