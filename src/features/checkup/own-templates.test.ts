import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  checkWorkflow,
  mendWorkflow,
  openCatalog,
  readWorkflows,
  type CatalogData,
  type Profile,
  type WorkflowFile,
} from "#check/checkup.ts";
import { loadCatalog } from "#check/command/catalog-file.ts";
import { checkBy } from "#check/findings/check-workflow.ts";
import { arranged } from "#check/findings/worst-first.ts";
import { RULES_OF_BROWSER } from "#check/rules/all-rules.ts";
import { stepsWithoutAccount } from "#check/rules/nodes/accounts.ts";
import { Subject } from "#check/rules/subject.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { setupOf } from "#workflow/setup/setup.ts";
import { TEMPLATES, type TemplateFiles } from "#tests/support/library-files.ts";
import { sample } from "#tests/support/sample.ts";
import { readIndex } from "../../../scripts/template-index.ts";
import { isCopyOf, likeOurs, servicesOf } from "./like-ours.ts";
import { forOurs, verdictOn } from "./verdict.ts";

const catalog = openCatalog(
  JSON.parse(readFileSync("packages/check/data/nodes-light.json", "utf8")) as CatalogData,
);
const INDEX = readIndex();

function fileOf({ text }: TemplateFiles): WorkflowFile {
  const [read] = readWorkflows(text("workflow.json")).workflows ?? [];
  if (!read) throw new Error("The template is no workflow.");
  return read.file;
}

/** Lists the values that a user has to fill in, as the template's page does. */
function examplesIn({ text, json }: TemplateFiles) {
  const { nodes } = JSON.parse(text("workflow.json")) as WorkflowFile;
  const known = json("metadata.json") as TemplateMetadata;
  const { fields } = setupOf({ nodes }, known, text("configuration.md"));
  return fields.filter(({ isExample }) => isExample);
}

function isOurs(file: WorkflowFile): boolean {
  const workflow = { name: file.name, services: servicesOf(file, catalog) };
  const ours = likeOurs(workflow.services, INDEX, file.name);
  return ours !== undefined && isCopyOf(ours, workflow);
}

const findingsIn = (file: WorkflowFile, profile: Profile = "runs") =>
  arranged(checkBy(RULES_OF_BROWSER, file, { catalog, profiles: [profile] }).findings);

/** Fills in each value whose name matches the pattern. */
function filledIn(file: WorkflowFile, pattern: RegExp, filled = "mine"): WorkflowFile {
  const text = JSON.stringify(file).replace(
    /"name":"(\w+)","value":"((?:[^"\\]|\\.)*)"/g,
    (found, name: string) =>
      pattern.test(name) ? `"name":"${name}","value":${JSON.stringify(filled)}` : found,
  );
  return JSON.parse(text) as WorkflowFile;
}

const served = TEMPLATES.map((one) => [one, findingsIn(fileOf(one))] as const);

test.each(served)(
  "%s, as it is served, is recognized and asks for values, without alarm",
  (one, found) => {
    const file = fileOf(one);
    expect(isOurs(file)).toBe(true);
    const findings = forOurs(found);
    const examples = examplesIn(one);
    expect(findings.map(({ rule, level }) => [rule, level])).toEqual(
      examples.length === 0 ? [] : [["stand-in-left", "worth-knowing"]],
    );
    expect(verdictOn(file.nodes.length, "runs", findings, true)).toBe(
      examples.length === 0
        ? "Nothing found stops it."
        : "Fill in your own values, and it can run.",
    );
  },
);

test.each(served)(
  "%s: the check-up names exactly the values that the template's page asks for",
  (one, found) => {
    const named = found.flatMap(({ consequences, sentence }) =>
      consequences.length === 0 ? [sentence] : consequences.map((each) => each.sentence),
    );
    const examples = examplesIn(one);
    expect(named).toHaveLength(examples.length);
    for (const [place, { label }] of examples.entries())
      expect(named[place]).toContain(`The field "${label}" of "Set your values" still holds `);
  },
);

const byPlace = TEMPLATES.map((one, place) => [one, place] as const);

/** In a quick run, each template is tested with only one of the texts, but each text with at least one template. */
const oneOf = (texts: readonly string[], place: number) => sample(texts, texts.length, place);

const namesIn = (one: TemplateFiles) =>
  new RegExp(
    `^(?:${examplesIn(one)
      .map(({ name }) => name)
      .join("|")})$`,
  );

/** Values that a business may fill in. They contain words that also mark examples in templates, such as "your". */
const OWN_TEXTS = [
  "mine",
  "Write short sentences, for example: See you soon.",
  "Example: See you soon.",
  "Your friends at Bäckerei Kamp",
  "Your team",
  "Kind regards\nYour bakery team",
  "We look after your account.",
  "Best Examples GmbH",
  "kontakt@best-example-bakery.de",
  "yourbakery@kamp.de",
  "https://good-examples.de/your-table",
  "Call us: your phone number helps us to find you.",
];

test.each(byPlace)("%s with its values filled in has no finding", (one, place) => {
  const names = namesIn(one);
  for (const text of oneOf(OWN_TEXTS, place))
    expect([text, findingsIn(filledIn(fileOf(one), names, text))]).toEqual([text, []]);
});

test("a sentence that can stay as it is need not be filled in", () => {
  const names = TEMPLATES.flatMap(examplesIn).map(({ name }) => name);
  // Every business can use the value of `giftSentence` as it is: "Your next coffee is on us: just show this email."
  expect(names).not.toContain("giftSentence");
});

const STAND_INS = [
  "YOUR-SHEET-ID",
  "YOUR_SHEET_ID",
  "https://docs.google.com/spreadsheets/d/YOUR-SHEET-ID/edit",
  "<your sheet>",
  "<YOUR SHEET>",
  "REPLACE_ME",
  "INSERT_SHEET_ID",
  "your-sheet-id",
  "your_email@gmail.com",
  "youremail@gmail.com",
  "your.name@web.de",
  "your@email.com",
  "office@example.com",
  "https://www.example.com/a",
  "shop.example",
  "example-company/backup",
  "Example Ltd",
  "Hotel Example",
  "Kind regards\nAlex from Example Ltd",
  "your phone number",
  "Your note on taxes",
];

test.each(byPlace)("%s: each way to write a stand-in is found in its values", (one, place) => {
  const count = examplesIn(one).length;
  for (const text of oneOf(STAND_INS, place)) {
    const found = findingsIn(filledIn(fileOf(one), namesIn(one), text));
    const places = found.flatMap(({ rule, consequences }) =>
      rule === "stand-in-left" ? Math.max(1, consequences.length) : [],
    );
    expect([text, places.reduce((sum, some) => sum + some, 0)]).toEqual([text, count]);
  }
});

/** Gives each step an account. Where a step names a sheet, a channel or the like, fills in an id of the owner. */
function ofAnAuthor(file: WorkflowFile, id: string): WorkflowFile {
  const text = JSON.stringify(file).replace(
    /("__rl":true,[^{}]*?"value":)"(?:[^"\\]|\\.)*"/g,
    (_, before: string) => `${before}${JSON.stringify(id)}`,
  );
  const copy = JSON.parse(text) as WorkflowFile;
  for (const node of copy.nodes) node.credentials = { anApi: { id: "7", name: "My account" } };
  return copy;
}

const IDS = ["", "YOUR_ID", "<your id>", "REPLACE_WITH_ID"];

test.each(byPlace)(
  "%s can be handed in to n8n's library without accounts and own ids",
  (one, place) => {
    const node = (file: WorkflowFile) =>
      checkWorkflow(file, { catalog: loadCatalog(), profiles: ["library"] }).findings;
    const browser = (file: WorkflowFile) => findingsIn(file, "library");
    for (const rulesIn of sample([node, browser], 2, Math.floor(place / IDS.length))) {
      const before = rulesIn(fileOf(one)).map(({ rule }) => rule);
      expect(before.filter((rule) => /stand-in|account|missing-field/.test(rule))).toEqual([]);
      for (const id of oneOf(IDS, place)) {
        const { file } = mendWorkflow(ofAnAuthor(fileOf(one), id), loadCatalog(), [
          "installation-marks",
        ]);
        expect([id, ...rulesIn(file).map(({ rule }) => rule)]).toEqual([id, ...before]);
      }
    }
  },
);

test.each(TEMPLATES)("%s: every step that signs in to a service is named", (one) => {
  const { credentials } = one.json("metadata.json") as TemplateMetadata;
  const needing = new Set(credentials.flatMap(({ nodes }) => nodes));
  const named = stepsWithoutAccount(new Subject(fileOf(one), catalog));
  expect(named.filter((name) => !needing.has(name))).toEqual([]);
  expect(named.length > 0).toBe(needing.size > 0);
});

test("a stand-in stops nothing if the step that uses it goes on after an error", () => {
  const [watch] = TEMPLATES.filter(({ folder }) => folder.includes("watch_n8n_for_failed_runs"));
  if (!watch) throw new Error("The template is missing.");
  const levelOf = (file: WorkflowFile) => findingsIn(file).map(({ rule, level }) => [rule, level]);
  const file = filledIn(fileOf(watch), /^(?:n8nUrl|fallbackEmail)$/);
  expect(levelOf(file)).toEqual([["stand-in-left", "can-hurt"]]);
  for (const node of file.nodes) if (node.name === "Tell the watchdog") delete node.onError;
  expect(levelOf(file)).toEqual([["stand-in-left", "will-not-run"]]);
});
