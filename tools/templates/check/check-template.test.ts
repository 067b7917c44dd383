import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { installWorkspace } from "../../install/workspace.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { findTemplates, openTemplate } from "../library/template-folder.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import type { NodeInFile, WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";

const GOOD = "score-website-leads";
let check: (template: TemplateFolder) => string[];
let good: TemplateFolder;
const scratch = mkdtempSync(join(tmpdir(), "template-check-"));

// On the date of its newest version, a workflow may still change without a new one. The tests run on a later date.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01") }));
afterAll(() => void vi.useRealTimers());

beforeAll(async () => {
  await installWorkspace("templates");
  const [{ checkTemplate }, { loadNodeTypes }] = await Promise.all([
    import("./check-template.ts"),
    import("../n8n/node-types.ts"),
  ]);
  const types: NodeTypes = await loadNodeTypes();
  check = (template) => checkTemplate(template, types);
  good = findTemplates([GOOD])[0]!;
}, 300_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("a good template has no findings", () => {
  expect(check(good)).toEqual([]);
});

describe("a workflow broken in one way is refused with a sentence that names node and field", () => {
  // Three of these rules belong to the check-up (`packages/check`). They are tested here, because they need n8n's own
  // packages. The other rules of the check-up are tested by the examples in `packages/check/src/handbook`.
  test.each<[what: string, breakIt: (file: WorkflowFile) => void, sentence: string]>([
    [
      "unknown node type",
      (file) => (node(file, "Score the lead").type = "n8n-nodes-base.cod"),
      'The step "Score the lead" is of the type n8n-nodes-base.cod, which neither n8n 2.0.0 nor',
    ],
    [
      "another workflow under the same version",
      (file) => (node(file, "Score the lead").parameters.jsCode = "return $input.all();"),
      "workflow.json is not that of version",
    ],
    [
      "Python",
      (file) => (node(file, "Score the lead").parameters.language = "pythonNative"),
      'The node "Score the lead" has code in "pythonNative"',
    ],
    [
      "SQL with the sign of an expression",
      (file) =>
        Object.assign(node(file, "Score the lead"), {
          type: "n8n-nodes-base.postgres",
          typeVersion: 2.6,
          parameters: { operation: "executeQuery", query: "=SELECT {{ $json.points }}" },
        }),
      'The SQL of "Score the lead" begins with "="',
    ],
    [
      "missing required parameter",
      (file) => delete node(file, "Email the lead instead").parameters.sendTo,
      'The step "Email the lead instead" needs "Send to", which is empty',
    ],
    [
      "expression that cannot be read",
      (file) => (node(file, "Email the lead instead").parameters.subject = "={{ $json.name + }}"),
      'The field "Subject" of "Email the lead instead" holds an expression that n8n cannot read',
    ],
    [
      "random key as a value",
      (file) => (values(file)[0]!.value = "k3Jd82hFq0Zp1LmX7vBt5NsYw9RcAe4G"),
      'The node "Set your values", field assignments.assignments[0].value: holds a long random word',
    ],
    [
      "somebody's sheet",
      (file) =>
        (values(file)[1]!.value =
          "https://docs.google.com/spreadsheets/d/1" + "a".repeat(43) + "/edit"),
      "holds the address of somebody's Google document",
    ],
    [
      "somebody's address",
      (file) => (values(file)[4]!.value = "jane@meyer-hotels.com"),
      "holds the address ja…@meyer-hotels.com",
    ],
    [
      "address outside the values",
      (file) => (node(file, "Email the lead instead").parameters.sendTo = "sales@example.com"),
      'The node "Email the lead instead", field sendTo: holds "sales@example.com" by itself; take it from "Set your values".',
    ],
    [
      "webhook id",
      (file) => (node(file, "When the website sends a lead").webhookId = "x"),
      'The node "When the website sends a lead" holds "webhookId"',
    ],
    ["pinned data", (file) => (file.pinData = {}), 'workflow.json holds "pinData"'],
    ["instance id", (file) => (file.meta = { instanceId: "x" }), 'workflow.json holds "meta"'],
    ["static data", (file) => (file.staticData = {}), 'workflow.json holds "staticData"'],
    [
      "no error path",
      (file) => file.nodes.forEach((one) => delete one.onError),
      "The workflow has no error path",
    ],
    [
      "name that is too long",
      (file) =>
        rename(
          file,
          "Is it a hot lead?",
          "Is this really such a very hot lead that sales has to know at once?",
        ),
      "does not fit below or into the node",
    ],
    [
      "no values node",
      (file) => rename(file, "Set your values", "Configuration"),
      'There is no Set node named "Set your values".',
    ],
    [
      "value that nobody uses",
      (file) => values(file).push({ ...values(file)[0]!, name: "colour" }),
      'The value "colour" in "Set your values" is used by no node.',
    ],
    [
      "no overview",
      (file) => (node(file, "Overview").parameters.color = 7),
      "There are 0 yellow overview notes",
    ],
    [
      "overview without setup",
      (file) =>
        (node(file, "Overview").parameters.content = String(
          node(file, "Overview").parameters.content,
        ).replace("### Setup", "### Other")),
      'has no heading "### Setup"',
    ],
    [
      "talkative section",
      (file) =>
        (node(file, "Note: Tell sales").parameters.content = `### Tell\n${"word ".repeat(60)}`),
      'The note "Note: Tell sales" has 61 words',
    ],
    [
      "coloured section",
      (file) => (node(file, "Note: Tell sales").parameters.color = 4),
      'The note "Note: Tell sales" has the color 4',
    ],
    [
      "notes that overlap",
      (file) => (node(file, "Note: Tell sales").position[0] -= 160),
      "overlap.",
    ],
    [
      "off the grid",
      (file) => (node(file, "Score the lead").position[0] += 3),
      "positions are multiples of 16",
    ],
    [
      "another title",
      (file) => (file.name = "Another"),
      'The workflow is named "Another", but the title is',
    ],
  ])("%s", (_, breakIt, sentence) => {
    expect(
      check(broken("workflow.json", (file) => breakIt(file as WorkflowFile))).join("\n"),
    ).toContain(sentence);
  });
});

test("a value that a trigger leaves to the user is no fault, but must be in the guide", () => {
  const copy = broken("workflow.json", (file: WorkflowFile) => {
    const trigger = node(file, "When the website sends a lead");
    Object.assign(trigger, {
      type: "n8n-nodes-base.googleDriveTrigger",
      typeVersion: 1,
      parameters: {
        triggerOn: "specificFolder",
        folderToWatch: { __rl: true, mode: "list", value: "" },
        event: "fileCreated",
      },
    });
  });
  const sentences = check(copy).filter((sentence) =>
    sentence.includes("When the website sends a lead"),
  );
  expect(sentences).toEqual([
    'configuration.md: a step has to say that "Folder" is chosen in "When the website sends a lead".',
  ]);
});

test("a workflow that leaves its time zone to n8n is refused", () => {
  const copy = broken("workflow.json", (file: WorkflowFile) => delete file.settings!["timezone"]);
  expect(check(copy).join("\n")).toContain("have to name a time zone");
});

describe("the files around the workflow", () => {
  test.each<[what: string, breakIt: (metadata: Record<string, unknown>) => void, sentence: string]>(
    [
      [
        "derived by hand",
        (data) => (data.checksum = `sha256-${"0".repeat(64)}`),
        "not up to date with workflow.json and run.json (checksum)",
      ],
      [
        "hosts by hand",
        (data) => (data.hosts = []),
        "not up to date with workflow.json and run.json (hosts)",
      ],
      ["no word on repetition", (data) => delete data.repeats, "has no field repeats"],
      [
        "repetition shown by no case",
        (data) =>
          (data.repeats = {
            text: "Each of them is handled once, as one of the cases shows.",
            cases: ["normal: x"],
          }),
        'fixtures.json has no case "normal: x"',
      ],
      ["missing field", (data) => delete data.outcome, "metadata.json, field outcome"],
      ["unknown field", (data) => (data.rating = 5), 'metadata.json has a field "rating"'],
      [
        "long title",
        (data) => (data.title = `Send ${"x".repeat(80)}`),
        "The title has at most 80 characters.",
      ],
      [
        "Title Case",
        (data) => (data.title = "Score Website Leads And Alert Sales In Slack"),
        "in sentence case",
      ],
      ["no verb", (data) => (data.title = "Automated lead scoring"), "has to begin with a verb"],
      ["other folder", (data) => (data.category = ["CRM"]), "The folder is"],
      [
        "more saved than anybody believes",
        (data) => (data.typical_cases_per_month = 720),
        "hours saved a month",
      ],
      [
        "a day of change that is none",
        (data) => (data.updated_at = "2026-11-30T09:00:00Z"),
        "field updated_at",
      ],
      [
        "a day of release that is none",
        (data) => (data.created_at = "2026-03-01T09:00:00Z"),
        "field created_at",
      ],
      [
        "changes in disorder",
        (data) => (data.changelog = (data.changelog as []).toReversed()),
        "field changelog",
      ],
      ["unknown industry", (data) => (data.industries = ["Space"]), '"Space" is none of'],
    ],
  )("metadata.json: %s", (_, breakIt, sentence) => {
    expect(check(broken("metadata.json", breakIt)).join("\n")).toContain(sentence);
  });

  test.each<
    [
      what: string,
      breakIt: (fixtures: { cases: Record<string, unknown>[] }) => void,
      sentence: string,
    ]
  >([
    [
      "no error case",
      (file) =>
        (file.cases = [
          ...file.cases.filter((one) => !String(one.name).startsWith("error")),
          file.cases[0]!,
        ]),
      'has no case "error: …"',
    ],
    ["unknown node", (file) => (file.cases[0]!.notRan = ["Nobody"]), 'names the node "Nobody"'],
    [
      "service that is not pinned",
      (file) => (file.cases[0]!.pin = { "When the website sends a lead": [{}] }),
      '"Save the lead in the sheet" contacts a service and has to be pinned.',
    ],
    [
      "trigger that is not pinned",
      (file) => (file.cases[0]!.pin = {}),
      "has to be pinned with an item",
    ],
    [
      "entry for a placeholder that is nowhere",
      (file) => Object.assign(file, { entered: { "YOUR-MOON": "moon" } }),
      'field entered: no value of the workflow holds "YOUR-MOON".',
    ],
  ])("fixtures.json: %s", (_, breakIt, sentence) => {
    expect(check(broken("fixtures.json", breakIt as (json: never) => void)).join("\n")).toContain(
      sentence,
    );
  });

  test.each([
    ["## Test it", "## Try it", 'has no section "Test it"'],
    ["Set up in 6 steps", "Set up in 4 steps", "has 6 numbered steps"],
    ["Header Auth", "Password", 'does not name the credential type "Header Auth"'],
    ["| 60 |", "| 80 |", 'The value "hotScore" in "Set your values" is 60'],
    ["`hotScore`", "hotScore", 'The value "hotScore" in "Set your values" is not explained'],
    [
      "sales@example.com",
      "sales@real-company.com",
      "configuration.md holds the address sa…@real-company.com",
    ],
  ])("configuration.md: %s", (from, to, sentence) => {
    const copy = copied();
    const path = join(copy, "configuration.md");
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));
    expect(check(openTemplate(copy)).join("\n")).toContain(sentence);
  });

  test("a share image with other words is refused", () => {
    const copy = copied();
    const path = join(copy, "metadata.json");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace('"outcome": "', '"outcome": "Now '));
    expect(check(openTemplate(copy))).toEqual([
      "The share image shows other words, colors or another workflow; run templates:build.",
    ]);
  });

  test("an image of another workflow is refused", () => {
    const copy = copied();
    const other = findTemplates([]).find((template) => template.slug !== GOOD)!;
    writeFileSync(join(copy, "preview.png"), other.read("preview.png")!);
    expect(check(openTemplate(copy))).toEqual([
      "preview.png was not drawn from this workflow.json; run templates:build.",
    ]);
  });

  test.each<[what: string, breakIt: (record: RunRecord) => void, sentence: string]>([
    [
      "of another workflow",
      (record) => (record.workflow = record.fixtures),
      "run.json was not recorded with this workflow.json",
    ],
    [
      "of other cases",
      (record) => (record.fixtures = record.workflow),
      "run.json was not recorded with this fixtures.json",
    ],
    ["of the newest n8n only", (record) => record.tried.pop(), "It did not run in n8n 2.0.0"],
    [
      "without a score",
      (record) => delete record.score,
      "Nobody put faults into it; run templates:mutate.",
    ],
    [
      "with a score of other cases",
      (record) => (record.score!.fixtures = record.workflow),
      "No faults were put into this workflow.json with these cases",
    ],
    [
      "with a score of fewer faults",
      (record) => (record.score!.kinds = { field: { made: 1, noticed: 1 } }),
      "The score is not one of the faults drawn for this workflow",
    ],
    [
      "of another version",
      (record) => (record.version = "0.9.9"),
      "run.json is of version 0.9.9, metadata.json of ",
    ],
    [
      "in which a way was not gone",
      (record) => (record.cases = record.cases.filter(({ name }) => !/Slack alone/.test(name))),
      'No case goes the way "Alert sales in Slack › error"',
    ],
    [
      "of a message with a gap",
      (record) =>
        (record.values = JSON.parse(
          JSON.stringify(record.values).replaceAll("Meyer Hotels)", "Meyer Hotels) ()"),
        )),
      "nothing stands inside",
    ],
    [
      "of another form",
      (record) => (record.values = {} as RunRecord["values"]),
      "run.json, field values:",
    ],
    [
      "too large",
      (record) => record.values.push("x".repeat(105_000)),
      "at most 105000 are allowed",
    ],
  ])("a record %s is refused", (_, breakIt, sentence) => {
    expect(check(broken("run.json", breakIt)).join("\n")).toContain(sentence);
  });

  test("answers to a form that has no such field are refused", () => {
    const copy = copied(findTemplates(["enroll-course-participants"])[0]);
    const path = join(copy, "workflow.json");
    const renamed = readFileSync(path, "utf8").replace('"Email"', '"Your address"');
    writeFileSync(path, renamed);
    expect(check(openTemplate(copy)).join("\n")).toMatch(/the form ".*" has no field "Email"/);
  });

  test.each(["configuration.md", "metadata.json", "fixtures.json", "run.json", "preview.png"])(
    "a missing %s is refused",
    (file) => {
      const copy = copied();
      rmSync(join(copy, file));
      expect(check(openTemplate(copy)).join("\n")).toContain(file);
    },
  );
});

let copies = 0;

function copied(template = good): string {
  const folder = join(scratch, String(copies++), ...template.path.split("/"));
  cpSync(template.folder, folder, { recursive: true });
  return folder;
}

function broken(file: string, breakIt: (json: never) => void): TemplateFolder {
  const folder = copied();
  const json: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"));
  breakIt(json as never);
  writeFileSync(join(folder, file), JSON.stringify(json, null, 2));
  return openTemplate(folder);
}

function node(file: WorkflowFile, name: string): NodeInFile {
  return file.nodes.find((one) => one.name === name)!;
}

function values(file: WorkflowFile): { name: string; value: unknown }[] {
  return (
    node(file, "Set your values").parameters.assignments as {
      assignments: { name: string; value: unknown }[];
    }
  ).assignments;
}

function rename(file: WorkflowFile, from: string, to: string): void {
  const text = JSON.stringify({ nodes: file.nodes, connections: file.connections }).replaceAll(
    JSON.stringify(from),
    JSON.stringify(to),
  );
  Object.assign(file, JSON.parse(text));
}
