import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openCatalog, readWorkflows, type CatalogData, type WorkflowFile } from "#check/checkup.ts";
import { checkBy } from "#check/findings/check-workflow.ts";
import { arranged } from "#check/findings/worst-first.ts";
import { RULES_OF_BROWSER } from "#check/rules/all-rules.ts";
import { stepsWithoutAccount } from "#check/rules/nodes/accounts.ts";
import { Subject } from "#check/rules/subject.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";
import { setupOf } from "#workflow/setup/setup.ts";
import { TEMPLATES, type TemplateFiles } from "#tests/support/library-files.ts";
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

const findingsIn = (file: WorkflowFile) =>
  arranged(checkBy(RULES_OF_BROWSER, file, { catalog }).findings);

/** Fills in each value that matches the pattern. */
function filledIn(file: WorkflowFile, pattern: RegExp): WorkflowFile {
  const text = JSON.stringify(file).replace(
    /"name":"(\w+)","value":"((?:[^"\\]|\\.)*)"/g,
    (found, name: string) => (pattern.test(name) ? `"name":"${name}","value":"mine"` : found),
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

test.each(TEMPLATES)("%s with its values filled in has no finding", (one) => {
  const names = examplesIn(one).map(({ name }) => name);
  expect(findingsIn(filledIn(fileOf(one), new RegExp(`^(?:${names.join("|")})$`)))).toEqual([]);
});

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
