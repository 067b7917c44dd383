import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { contentTexts, textsIn } from "../support/content-texts.ts";
import { TEMPLATES } from "../support/library-files.ts";

test("every file that the content names is below public/", () => {
  const named = contentTexts().filter((text) =>
    /^\/[^\s{}]+\.(?:png|svg|jpg|webp|avif|ico)$/.test(text),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

const BRITISH =
  /\b(?:cancell(?:ed|ing)|enquir\w+|enrol(?:s|ments?)?|travell\w+|(?:apolog|author|custom|minim|organ|optim|personal|prior|real|recogn|summar|synchron)is(?:e|ed|es|ing|ations?)|analyse[ds]?|colours?|grey|centres?|favour\w*|behaviours?|neighbours?|labour|catalogues?|programmes?|judgement|fulfil|licences?|cheques?|whilst|any more(?=[.,;]))\b/gi;
const E_MAIL = /\b[Ee]-mail(?:s|ed|ing)?\b/g;
/** Matches "mail" where it means a single email. Texts have to say "email", but may say "mail server". */
const MAIL =
  /\b(?:an?|the|this|our|your|by|one|no|new|every|each|weekly|welcome|incoming|sort\w*|sends?) mails?\b(?! (?:servers?|programs?))|\bmails\b/gi;
/** Matches every "mail" except in "mail server" and "mail program". */
const ANY_MAIL = /\bmails?\b(?! (?:servers?|programs?))/gi;
const HABITS = /—|\bclick here\b/gi;

/** Matches files whose spelling is not checked, because they quote other people's words or are in German. */
const OTHERS_WORDS =
  /assistant\/(?:building-block-words|detail-words|examples|german|cues|everyday-words|other-languages|service-words)|search-words|content\/spam|site\/newsletter/;

function found(texts: readonly string[], ...rules: readonly RegExp[]): string[] {
  return texts.flatMap((text) =>
    rules.flatMap((rule) =>
      [...text.matchAll(rule)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 30)),
    ),
  );
}

test("the site's texts have one spelling", () => {
  const texts = contentTexts(OTHERS_WORDS).filter((text) => text.includes(" "));
  expect(found(texts, BRITISH, E_MAIL, MAIL, HABITS)).toEqual([]);
});

test("the templates' metadata has the same spelling", () => {
  const texts = TEMPLATES.flatMap(({ json }) => {
    const metadata = json("metadata.json") as TemplateMetadata;
    const { summary, outcome, description, features, changelog } = metadata;
    return textsIn({ summary, outcome, description, features, changelog });
  });
  expect(texts.length).toBeGreaterThan(500);
  expect(found(texts, BRITISH, E_MAIL, MAIL, HABITS)).toEqual([]);
});

test("workflows and their guides have the same spelling", () => {
  // Matches identifiers of other services, which have British spelling. They are removed from the texts before the
  // spelling is checked.
  const theirs = /status [!=]== 'cancelled'|\bcancelled: |cancelled_at/g;
  const texts = TEMPLATES.flatMap(({ json }) => textsIn(json("workflow.json"))).map((text) =>
    text.replaceAll(theirs, ""),
  );
  const guides = TEMPLATES.map(({ text }) => text("configuration.md").replaceAll(/`[^`\n]*`/g, ""));
  expect(texts.length).toBeGreaterThan(5000);
  expect(found([...texts, ...guides], BRITISH, E_MAIL)).toEqual([]);
  // Removes names of steps and menus, which guides write in *asterisks*, because such a name may say "mail".
  const prose = guides.map((text) => text.replaceAll(/(?<!\*)\*[^*\n]+\*(?!\*)|https:\S+/g, ""));
  expect(found(prose, ANY_MAIL)).toEqual([]);
});

test("names in templates and guides have the same spelling", () => {
  const theirs = "eventCancelled";
  const names = TEMPLATES.flatMap(({ text }) => [text("workflow.json"), text("configuration.md")])
    .flatMap((file) => file.match(/\b[a-z]+(?:[A-Z][a-z]+)+/g) ?? [])
    .filter((name) => name !== theirs)
    .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " "));
  expect(names.length).toBeGreaterThan(1000);
  expect(found([...new Set(names)], BRITISH)).toEqual([]);
});

test("only the imprint shows the sample of the legally responsible company", () => {
  const texts = contentTexts(/site\/brand\.ts$/);
  expect(found(texts, /\[Replace: /g)).toEqual([]);
});

test("other companies' prices stand in one place", () => {
  const files = globSync("content/library/**/*.ts").filter((file) => !file.endsWith("/prices.ts"));
  expect(files.length).toBeGreaterThan(10);
  const amounts = /[€$]\d|\b(?:\d+|one|two|five|ten|twenty) (?:dollars?|euros?|cents?)\b/gi;
  expect(
    found(
      files.map((file) => readFileSync(file, "utf8")),
      amounts,
    ),
  ).toEqual([]);
});

test("documents have the same spelling", () => {
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    "tools/templates/AUTHORING.md",
    ...globSync("docs/**/*.md"),
  ];
  expect(documents.length).toBeGreaterThan(10);
  const texts = documents.map((file) => readFileSync(file, "utf8").replaceAll(/`[^`\n]*`/g, ""));
  expect(found(texts, BRITISH, E_MAIL)).toEqual([]);
});

test("all drawings of services and industries change their colors with the theme in the same way", () => {
  const drawings = globSync("public/images/{services,industries}/*.svg");
  expect(drawings.length).toBeGreaterThan(10);
  const styles = drawings.map(
    (file) => /<style>.*<\/style>/s.exec(readFileSync(file, "utf8"))?.[0],
  );
  expect(new Set(styles).size).toBe(1);
  expect(styles[0]).toContain("prefers-color-scheme");
});
