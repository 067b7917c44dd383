import { beforeAll, describe, expect, test } from "vitest";
import type { NodeInFile, WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import { installWorkspace } from "../../install/workspace.ts";
import { findTemplates } from "../library/template-folder.ts";
import { openRecord } from "../record/open-record.ts";
import { runnable } from "../run/run-template.ts";
import { settingFaults } from "./setting-faults.ts";
import { wireFaults } from "./structure-faults.ts";
import { faultsOfCode, faultsOfParameter } from "./text-faults.ts";

let faultsOfScript: typeof import("./code-faults.ts").faultsOfScript;
let drawMutants: typeof import("./draw.ts").drawMutants;
let mutantsOf: typeof import("./mutants.ts").mutantsOf;

beforeAll(async () => {
  await installWorkspace("templates");
  ({ faultsOfScript } = await import("./code-faults.ts"));
  ({ drawMutants } = await import("./draw.ts"));
  ({ mutantsOf } = await import("./mutants.ts"));
}, 300_000);

describe("faults of a text", () => {
  test.each([
    ["={{ $json.name }}", "field", "={{ $json.nameGone }}"],
    ["={{ $json.a === 1 }}", "comparison", "={{ $json.a !== 1 }}"],
    ["={{ $json.a >= 1 }}", "boundary", "={{ $json.a > 1 }}"],
    ["={{ $json.a ?? 'none' }}", "default", "={{ $json.a ?? '' }}"],
    ["=Dear {{ $json.name }}", "text", "= {{ $json.name }}"],
    ["Hello there", "text", " there"],
  ])("%s: %s", (text, kind, instead) => {
    expect(faultsOfParameter(text)).toContainEqual(
      expect.objectContaining({ kind, text: instead }),
    );
  });

  test("the order in sorting code is reversed, and comments stay unchanged", () => {
    const code = "// a > b is old\nlist.sort((a, b) => a.due - b.due)";
    expect(faultsOfCode(code).map(({ text }) => text)).toEqual([
      "// a > b is old\nlist.sort((a, b) => b.due - a.due)",
    ]);
  });
});

test.each([
  ["seen.add(1); return [];", "statement", " return [];"],
  ["if (late) return [];", "statement", ";"],
  ["if (late) return [];", "branch", "if (true) return [];"],
  ["return late ? 1 : 2;", "branch", "return (2);"],
  ["return !late;", "operator", "return late;"],
  ["return a+b;", "operator", "return a-b;"],
  ["return a<b;", "operator", "return a>b;"],
  ["return 'paid';", "constant", "return '';"],
  ["return true;", "constant", "return false;"],
  ["return rows.filter((row) => row.due);", "call", "return rows;"],
  ["return rows.some(isDue);", "call", "return rows.every(isDue);"],
])("of the code %s one %s is made wrong: %s", (code, kind, text) => {
  expect(faultsOfScript(code)).toContainEqual(expect.objectContaining({ kind, text }));
});

test("a loop ends in spite of a fault", () => {
  const code = "for (let i = 0; i < 9; i += 1) add(2); while (more()) take();";
  expect(faultsOfScript(code).map(({ text }) => text)).toEqual([
    "for (let i = 0; i < 9; i += 1)  while (more()) take();",
    "for (let i = 0; i < 9; i += 1) add(3); while (more()) take();",
  ]);
});

test("settings and options that make a node safe are left out", () => {
  const node = {
    name: "Read",
    parameters: { options: { reset: true, limit: 5 } },
    onError: "continueErrorOutput",
    retryOnFail: true,
    maxTries: 2,
  } as unknown as NodeInFile;
  expect(settingFaults(node).map(({ what }) => what)).toEqual([
    "options.reset: true → false",
    "options.limit: 5 → 6",
    "without onError",
    "without retryOnFail",
    "without maxTries",
    "options.limit left out",
  ]);
});

describe("connections", () => {
  const to = (node: string) => [{ node, type: "main", index: 0 }];
  const faultsOf = (...outputs: ReturnType<typeof to>[]) =>
    wireFaults({
      nodes: [],
      connections: { If: { main: outputs } },
    } as unknown as WorkflowFile).map(({ what }) => what);

  test("that lead to different steps are swapped or removed", () => {
    expect(faultsOf(to("A"), to("B"))).toEqual([
      "outputs 1 and 2 exchanged",
      "output 1 cut",
      "output 2 cut",
    ]);
  });

  test("that lead to the same step, or to none, are not swapped", () => {
    expect(faultsOf(to("A"), to("A"))).toEqual(["output 1 cut", "output 2 cut"]);
    expect(faultsOf([], [])).toEqual([]);
  });
});

describe("the faults of a template", () => {
  const template = findTemplates(["send-payment-reminders"])[0]!;
  const { file } = runnable(template);
  const record = openRecord(template)!;

  test("each differ from the workflow in one place, and each have a name of their own", () => {
    const all = mutantsOf(file, new Set(["Send the clear reminder"]));
    expect(new Set(all.map(({ kind }) => kind))).toContain("schedule");
    for (const mutant of all) {
      const changed = file.nodes.filter((node, place) => node !== mutant.file.nodes[place]);
      expect(changed.length).toBeLessThanOrEqual(1);
      expect(JSON.stringify(mutant.file)).not.toBe(JSON.stringify(file));
    }
    expect(new Set(all.map(({ node, what }) => `${node} › ${what}`)).size).toBe(all.length);
  });

  test("are the same in each draw for the same workflow, and others for another", () => {
    const whats = (workflow: string) =>
      drawMutants(file, { ...record, workflow }).map(({ node, what }) => `${node} › ${what}`);
    const drawn = whats(record.workflow);
    expect(whats(record.workflow)).toEqual(drawn);
    expect(whats(`sha256-${"7".repeat(64)}`)).not.toEqual(drawn);
  });
});
