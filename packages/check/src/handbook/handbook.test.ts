import { describe, expect, test } from "vitest";
import { loadCatalog } from "../command/catalog-file.ts";
import { LIGHT } from "../../../../tests/support/workflow-cases.ts";
import { checkBy, checkWorkflow } from "../findings/check-workflow.ts";
import { arranged } from "../findings/worst-first.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";
import { mendWorkflow } from "../repairs/mend-workflow.ts";
import { RULES, RULES_OF_BROWSER } from "../rules/all-rules.ts";
import { PROFILES } from "../rules/finding.ts";
import { profilesOf } from "../rules/rule.ts";
import { LEVEL_LABELS } from "../reports/report-text.ts";
import { readExample, one as step } from "./entry.ts";
import { HANDBOOK } from "./handbook.ts";

function findingsIn(file: WorkflowFile) {
  const options = { catalog: loadCatalog(), profiles: PROFILES };
  return checkWorkflow(file, options).findings;
}

/** Returns the rules of all findings, without the findings that only follow from another finding. */
const rulesOf = (file: WorkflowFile) => findingsIn(file).map(({ rule }) => rule);

test("every rule is in the handbook, once", () => {
  const ids = new Set(RULES.map(({ id }) => id));
  expect(HANDBOOK.map(({ rule }) => rule).toSorted()).toEqual([...ids].toSorted());
});

describe.each(HANDBOOK.map((entry) => [entry.rule, entry] as const))("%s", (rule, entry) => {
  test("the bad example breaks the rule, in sentences for an owner", () => {
    const finding = findingsIn(readExample(entry.bad)).find((one) => one.rule === rule);
    for (const sentence of [finding?.sentence, finding?.mend, entry.title, entry.why])
      expect(sentence).toMatch(/^(?:["A-Z\d]|n8n).*\.$/s);
  });

  test("no sentence about the bad example has the path of a field in it", () => {
    const found = findingsIn(readExample(entry.bad)).flatMap((one) => [one, ...one.consequences]);
    const spoken = found.filter(
      ({ path = "", sentence }) => /[.[A-Z]/.test(path) && sentence.includes(path),
    );
    expect(spoken).toEqual([]);
  });

  test("the good example does not break the rule", () => {
    expect(rulesOf(readExample(entry.good))).not.toContain(rule);
  });
});

const REPAIRABLE = HANDBOOK.filter(({ rule }) => RULES.find(({ id }) => id === rule)?.repairable);

test.each(REPAIRABLE.map((entry) => [entry.rule, entry] as const))(
  "the repair of %s mends it, says what it changed and leaves the file as it was",
  (rule, entry) => {
    const file = readExample(entry.bad);
    const before = JSON.stringify(file);
    const mended = mendWorkflow(file, loadCatalog(), [rule]);
    expect(JSON.stringify(file)).toBe(before);
    expect(mended.changes).not.toEqual([]);
    expect(rulesOf(mended.file)).not.toContain(rule);
  },
);

/**
 * Ids of the rules that only Node checks. The examples of all other rules must have findings at the same steps in a
 * browser as in Node.
 */
const ONLY_IN_NODE = new Set(
  RULES.filter((rule) => !RULES_OF_BROWSER.includes(rule)).map(({ id }) => id),
);

test.each(HANDBOOK.map((entry) => [entry.rule, entry] as const))(
  "the bad example of %s has findings at the same steps in Node and in a browser",
  (rule, { bad }) => {
    const file = readExample(bad);
    const options = { catalog: LIGHT, profiles: PROFILES };
    const inBrowser = arranged(checkBy(RULES_OF_BROWSER, file, options).findings);
    const stepsOf = (findings: typeof inBrowser) =>
      findings.flatMap(({ nodes }) => (nodes.length > 0 ? nodes : ["the whole workflow"]));
    expect(stepsOf(findingsIn(file))).toEqual(expect.arrayContaining(stepsOf(inBrowser)));
    if (!ONLY_IN_NODE.has(rule)) expect(inBrowser.map((finding) => finding.rule)).toContain(rule);
  },
);

test.each([
  ["values", { assignments: { assignments: { name: "a", value: "b" } } }, "set@3.4"],
  ["conditions", { conditions: { conditions: { leftValue: "={{ $json.a }}" } } }, "if@2.2"],
  [
    "headers",
    { url: "https://a.com", sendHeaders: true, headerParameters: [{ name: "a" }] },
    "httpRequest@4.2",
  ],
])("a list of %s with the wrong shape is found in Node and in a browser", (_, parameters, type) => {
  const file = readExample(step(type, parameters));
  const rulesIn = (findings: { rule: string; nodes: string[] }[]) =>
    findings.filter(({ nodes }) => nodes.includes("Work")).map(({ rule }) => rule);
  const light = { catalog: LIGHT, profiles: PROFILES };
  expect(rulesIn(checkBy(RULES_OF_BROWSER, file, light).findings)).toContain("wrong-type");
  expect(rulesIn(findingsIn(file)).filter((rule) => rule === "wrong-type")).toHaveLength(1);
});

test("the page of rules is up to date", async () => {
  await expect(handbookPage()).toMatchFileSnapshot("../../../../docs/check-up.md");
});

function handbookPage(): string {
  const rows = HANDBOOK.flatMap((entry) => {
    const rule = RULES.find(({ id }) => id === entry.rule);
    if (!rule) return [];
    const repair = rule.repairable ? "yes" : "";
    return [
      `| <a id="${rule.id}"></a>\`${rule.id}\` | ${LEVEL_LABELS[rule.level]} | ${profilesOf(rule).join(", ")} | ${entry.title} ${entry.why} | ${rule.mend} | ${repair} |`,
    ];
  });
  return [
    "# The rules of the check-up",
    "",
    "Made from `packages/check/src/handbook/` by its test: `vitest run packages/check/src/handbook -u` writes it anew. The examples there are the tests of the rules.",
    "",
    "| rule | level | profiles | what is right, and why | how to mend it | mended by a press |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
