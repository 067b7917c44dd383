import { describe, expect, test } from "vitest";
import { loadCatalog } from "../command/catalog-file.ts";
import { checkWorkflow } from "../findings/check-workflow.ts";
import { readWorkflows } from "../read/read-workflows.ts";
import { mendWorkflow } from "../repairs/mend-workflow.ts";
import { RULES } from "../rules/all-rules.ts";
import { PROFILES } from "../rules/finding.ts";
import { exampleFile, type Example } from "./entry.ts";
import { handbookPage } from "./handbook-page.ts";
import { HANDBOOK } from "./handbook.ts";

function fileOf(example: Example) {
  const file = readWorkflows(JSON.stringify(exampleFile(example))).workflows?.[0]?.file;
  if (!file) throw new Error("The example is no workflow.");
  return file;
}

function findingsIn(file: ReturnType<typeof fileOf>) {
  const options = { catalog: loadCatalog(), profiles: PROFILES };
  return checkWorkflow(file, options).findings;
}

/** Returns the rules of all findings, also of those that were put below another finding. */
const told = (file: ReturnType<typeof fileOf>) => findingsIn(file).map(({ rule }) => rule);

test("every rule is in the handbook, once", () => {
  expect(HANDBOOK.map(({ rule }) => rule).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
});

describe.each(HANDBOOK.map((entry) => [entry.rule, entry] as const))("%s", (rule, entry) => {
  test("the bad example breaks the rule, in sentences for an owner", () => {
    const finding = findingsIn(fileOf(entry.bad)).find((one) => one.rule === rule);
    expect(told(fileOf(entry.bad))).toContain(rule);
    for (const sentence of [finding?.sentence, finding?.mend, entry.title, entry.why])
      expect(sentence).toMatch(/^(?:["A-Z\d]|n8n).*\.$/s);
  });

  test("the good example does not break the rule", () => {
    expect(told(fileOf(entry.good))).not.toContain(rule);
  });
});

const REPAIRABLE = HANDBOOK.filter(({ rule }) => RULES.find(({ id }) => id === rule)?.repairable);

test.each(REPAIRABLE.map((entry) => [entry.rule, entry] as const))(
  "the repair of %s mends it, says what it changed and leaves the file as it was",
  (rule, entry) => {
    const file = fileOf(entry.bad);
    const before = JSON.stringify(file);
    const mended = mendWorkflow(file, loadCatalog(), [rule]);
    expect(JSON.stringify(file)).toBe(before);
    expect(mended.changes).not.toEqual([]);
    expect(told(mended.file)).not.toContain(rule);
  },
);

test("the page of rules is up to date", async () => {
  await expect(handbookPage()).toMatchFileSnapshot("../../../../docs/check-up.md");
});
