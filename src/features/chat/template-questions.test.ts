import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTemplateQuestions } from "./server/answer/ranked-questions.ts";

type Template = { slug: string; folder: string };

const templates = readdirSync("templates").flatMap((category) =>
  readdirSync(join("templates", category)).map((name): Template => {
    const folder = join("templates", category, name);
    const { slug } = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) as Template;
    return { slug, folder };
  }),
);
const questionsBySlug = new Map(readTemplateQuestions());

const MIN_QUESTIONS = 10;
const MIN_ASKED = 12;
const MAX_ANSWER = 400;

test("every file with questions belongs to a template", () => {
  const slugs = templates.map(({ slug }) => slug);
  expect([...questionsBySlug.keys()].filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test.each(templates)("the questions about $slug are complete", ({ slug }) => {
  const questions = questionsBySlug.get(slug) ?? [];
  const file = `content/assistant/template-questions/${slug}.json`;
  const [isMissing, hasFew] = [questions.length === 0, questions.length < MIN_QUESTIONS];
  expect({ file, isMissing, hasFew }).toEqual({ file, isMissing: false, hasFew: false });
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { asked, en, de } of questions) {
    expect(asked.length).toBeGreaterThanOrEqual(MIN_ASKED);
    for (const { question, answer } of [en, de]) {
      expect(question).toMatch(/\?$/u);
      expect(answer.length).toBeLessThanOrEqual(MAX_ANSWER);
    }
  }
});

test.each(templates)("no two questions about $slug are asked in the same words", ({ slug }) => {
  const texts = (questionsBySlug.get(slug) ?? [])
    .flatMap(({ asked, en, de }) => [...asked, en.question, de.question])
    .map((text) => text.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

/** Matches a quoted name of a step, such as "Send the reminder": at least three words, the first with a capital. */
const STEP = /"(\p{Lu}\p{Ll}+(?: [\p{L}\d']+){2,}\??)[.,]?"/gu;

test.each(templates)("answers about $slug name only steps and texts of it", ({ slug, folder }) => {
  const texts = ["workflow.json", "configuration.md", "metadata.json"]
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const named = (questionsBySlug.get(slug) ?? []).flatMap(({ en }) =>
    [...en.answer.matchAll(STEP)].map(([, name = ""]) => name),
  );
  expect(named.filter((name) => !texts.includes(name))).toEqual([]);
});
