import { expect, test } from "vitest";
import { isTelling } from "#platform/understanding/cues.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { wordsOf } from "#platform/search/words.ts";
import { LIBRARY } from "#tests/support/library.ts";
import { readQuestions } from "../../scripts/eval/questions.ts";
import { askAll, total } from "../../scripts/eval/score.ts";
import { createSiteAnswers } from "../../scripts/eval/site.ts";
import { site as storedScore } from "../../assistant/score.json" with { type: "json" };

test("the assistant answers no fewer questions of any group than before", async () => {
  const { score: now, failed } = await askAll(
    readQuestions("questions"),
    await createSiteAnswers(),
  );
  if (failed.length > 0) console.log(failed.join("\n"));
  for (const [group, before] of Object.entries(storedScore)) {
    const worse = (now[group]?.right ?? 0) < before.right ? [group] : [];
    const wrong = (now[group]?.wrongTemplates ?? 0) > before.wrongTemplates ? [group] : [];
    expect([worse, wrong]).toEqual([[], []]);
  }
  expect(total(now).first).toBeGreaterThanOrEqual(total(storedScore).first);
});

test("two words of a template's title find the template", async () => {
  const answer = await createSiteAnswers();
  const titleQuestions = readLibrary(LIBRARY, () => undefined).flatMap(
    ({ metadata: { slug, title } }) => pairsOf(title).map((question) => ({ slug, question })),
  );
  const missed: string[] = [];
  for (const { slug, question } of titleQuestions) {
    const { templates } = await answer({ question, language: "en", group: "title" });
    if (!templates.includes(slug)) missed.push(`${question}: ${slug}`);
  }
  // Two words of a title, such as "Send weekly" or "SMS free", may also ask about something else.
  expect(missed.length < titleQuestions.length / 10 ? [] : missed).toEqual([]);
});

function pairsOf(title: string): string[] {
  const words = title.split(" ").filter((word) => wordsOf(word).some(isTelling));
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

test("there are at least 150 questions, in both languages, none asked twice", () => {
  const questions = readQuestions("questions");
  expect(questions.length).toBeGreaterThanOrEqual(150);
  for (const language of ["en", "de"]) {
    expect(questions.filter((one) => one.language === language).length).toBeGreaterThan(70);
  }
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

test("every question expects an existing answer", async () => {
  const { slugs, passages } = await everything();
  for (const { question, templates = [], passages: wanted = [] } of readQuestions("questions")) {
    const unknown = [
      ...templates.filter((slug) => !slugs.includes(slug)),
      ...wanted.filter((id) => !passages.includes(id) && !slugs.includes(id)),
    ];
    expect({ question, unknown }).toEqual({ question, unknown: [] });
  }
});

async function everything() {
  const { passages } = await import("#features/chat/server/answer/passages.ts");
  return {
    slugs: readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata.slug),
    passages: passages.map(({ id }) => id),
  };
}
