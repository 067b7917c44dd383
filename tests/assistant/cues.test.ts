import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { replies } from "#content/assistant/replies.ts";
import { german } from "#content/assistant/german.ts";
import { cues } from "#content/assistant/cues.ts";
import { industries } from "#content/landing/industries.ts";
import { industryWords, otherTrades, serviceWords } from "#content/assistant/service-words.ts";
import { services } from "#content/landing/services.ts";
import { people } from "#content/site/people.ts";
import { passages, spoken } from "#features/chat/server/answer/passages.ts";
import { elsewhere } from "#features/chat/server/answer/template-passages.ts";
import { readExamples, readTemplateLabels } from "#platform/understanding/examples.ts";
import { languageOf } from "#platform/understanding/language.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { wordsOf } from "#platform/search/words.ts";
import { LIBRARY } from "#tests/support/library.ts";
import { readConversations } from "../../scripts/eval/conversations.ts";
import { understand } from "#platform/understanding/understand.ts";

const examples = readExamples();

test("every cue leads to a passage or a sentence", () => {
  const ids = new Set([
    ...passages.map(({ id }) => id),
    ...Object.keys(assistant.site.en),
    ...Object.keys(replies),
  ]);
  expect(cues.filter(({ means }) => !ids.has(elsewhere(means)))).toEqual([]);
});

test("every example is about a passage, a sentence or a template of the library", () => {
  const ids = new Set([
    ...passages.map(({ id }) => id),
    ...Object.keys(assistant.site.en),
    ...Object.keys(replies),
    ...readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata.slug),
  ]);
  expect(examples.map(([about]) => elsewhere(about)).filter((about) => !ids.has(about))).toEqual(
    [],
  );
});

test("every passage has examples in both languages", () => {
  const without = passages.flatMap(({ id }) => {
    const phrases = examples.flatMap(([about, given]) => (elsewhere(about) === id ? given : []));
    const languages = new Set(phrases.map((phrase) => languageOf([phrase])));
    return (["en", "de"] as const)
      .filter((one) => !languages.has(one))
      .map((one) => `${id}, ${one}`);
  });
  expect(without).toEqual([]);
});

test("every template of the library has examples in both languages", async () => {
  const templates = new Set(readTemplateLabels());
  const given = examples.filter(([about]) => templates.has(about));
  const slugs = readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata.slug);
  expect(slugs.filter((slug) => !given.some(([about]) => about === slug))).toEqual([]);
  const few: string[] = [];
  for (const [about, phrases] of given) {
    const languages = phrases.map((one) => languageOf([one]));
    const least = Math.min(
      ...["en", "de"].map((one) => languages.filter((is) => is === one).length),
    );
    if (least < 3) few.push(about);
  }
  expect(few).toEqual([]);
});

test("no single question by which the assistant is scored is also an example", () => {
  const given = new Set(examples.flatMap(([, phrases]) => phrases.map(plain)));
  const known = ["questions", "kept-aside"]
    .flatMap((set) => readConversations(`assistant/${set}.json`))
    .filter(
      ({ turns: [question = "", ...more] }) => more.length === 0 && plain(question).includes(" "),
    )
    .flatMap(({ turns }) => turns)
    .filter((question) => given.has(plain(question)));
  expect(known).toEqual([]);
});

function plain(text: string): string {
  return wordsOf(text)
    .map(({ stem }) => stem)
    .join(" ");
}

test("every passage can be quoted in German", () => {
  expect(passages.filter(({ id }) => german[id] === undefined).map(({ id }) => id)).toEqual([]);
  const known = new Set(passages.map(({ id }) => id));
  expect(Object.keys(german).filter((id) => !known.has(id))).toEqual([]);
  const english = passages.filter((passage) => languageOf([spoken(passage, "de").text]) !== "de");
  expect(english.map(({ id }) => id)).toEqual([]);
});

test("passages have an id of their own", () => {
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
});

test("a question about costs leads to the calculator, and a question about the company to its people", () => {
  const leads = (id: string) => JSON.stringify(passages.find((passage) => passage.id === id));
  expect(leads("price")).toContain("(/#worth)");
  expect(leads("who")).toContain('"/#people"');
  expect(leads("who-answers")).toContain('"/#people"');
});

test("invented samples are not told as facts", () => {
  const invented = [...people.team.map(({ name }) => name), ...samples(people.facts)];
  expect(invented.length).toBeGreaterThan(2);
  const passageText = passages.map(({ text }) => text).join(" ");
  expect(invented.filter((fact) => passageText.includes(fact))).toEqual([]);
});

function samples(facts: typeof people.facts): string[] {
  return facts.flatMap(({ text, sample }) => (sample ? [text] : []));
}

test("every service and industry has its cue words", () => {
  expect(Object.keys(serviceWords).toSorted()).toEqual(services.map(({ slug }) => slug).toSorted());
  expect(Object.keys(industryWords).toSorted()).toEqual(
    industries.map(({ slug }) => slug).toSorted(),
  );
});

test("a trade that has an industry of its own is not among the others", () => {
  const own = new Set(Object.values(industryWords).flat());
  expect(otherTrades.filter((trade) => own.has(trade))).toEqual([]);
});

test("no two cues share a phrase", () => {
  const phrases = cues.flatMap((cue) => cue.phrases);
  expect(phrases.filter((phrase, place) => phrases.indexOf(phrase) !== place)).toEqual([]);
});

test.each([
  ["My name is Ada. What does it cost?", "What does it cost"],
  ["Ich heiße Ada Lovelace und habe ein Hotel", "und habe ein Hotel"],
  ["I'm Ada, we run a hotel", "we run a hotel"],
  ["Ich bin Zahnarzt", "Ich bin Zahnarzt"],
  ["Hello! My mail is ada@example.com", "My mail is"],
  ["Thanks, and reviews?", "and reviews"],
])("for %j the search is %j", (message, rest) => {
  expect(understand(message).rest).toBe(rest);
});

test.each([
  [["What does it cost?"], "en"],
  [["Was kostet das?"], "de"],
  [["Terminerinnerungen"], "de"],
  [["Rechnungen erfassen"], "de"],
  [["Excel"], "en"],
  [["Ich habe ein Hotel", "Excel"], "de"],
  [["Ich habe ein Hotel", "and what does it cost?"], "en"],
  [[], "en"],
])("%j is written in %s", (messages, language) => {
  expect(languageOf(messages)).toBe(language);
});
