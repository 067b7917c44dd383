import { describe, expect, test } from "vitest";
import { fillWorkflow, isTyped, missingFields, NOTHING_TYPED, type Typed } from "./fill.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { assignmentsIn, setupOf, usualName, type Setup } from "./setup.ts";

type File = { nodes: { name: string; parameters: Record<string, unknown> }[]; settings: object };

const typing = (typed: Partial<Typed>): Typed => ({ ...NOTHING_TYPED, ...typed });

describe.each(TEMPLATES)("the set-up of %s", ({ text, json }) => {
  const file = text("workflow.json");
  const setup = setupOf(
    json("workflow.json") as never,
    json("metadata.json") as never,
    text("configuration.md"),
  );

  test("the guide explains every value", () => {
    expect(setup.fields.length).toBeGreaterThan(0);
    expect(setup.fields.filter(({ explanation }) => explanation === "")).toEqual([]);
    expect(setup.fields.filter(({ isExample, example }) => isExample && example === "")).toEqual(
      [],
    );
  });

  test("without typed values the file stays the same, byte for byte", () => {
    expect(fillWorkflow(file, setup, NOTHING_TYPED)).toBe(file);
    const asItIs = setup.fields.map(({ name, value }) => [
      name,
      typeof value === "boolean" ? value : String(value),
    ]);
    expect(fillWorkflow(file, setup, typing({ values: Object.fromEntries(asItIs) }))).toBe(file);
  });

  test("only the typed values differ", () => {
    const values = Object.fromEntries(
      setup.fields.map(({ name, value }) => [
        name,
        typeof value === "string" ? `my ${name}` : typeof value === "number" ? "7,5" : !value,
      ]),
    );
    const filled = JSON.parse(fillWorkflow(file, setup, typing({ values }))) as File;
    const original = JSON.parse(file) as File;
    for (const entry of assignmentsIn(filled)) {
      const before = assignmentsIn(original).find(({ name }) => name === entry.name)!;
      expect(entry.value).toBe(typeof before.value === "number" ? 7.5 : values[entry.name]);
      before.value = entry.value;
    }
    expect(filled).toEqual(original);
  });
});

const FILE = `${JSON.stringify(
  {
    nodes: [
      {
        name: "Set your values",
        parameters: {
          assignments: {
            assignments: [
              { name: "officeEmail", value: "office@example.com", type: "string" },
              { name: "note", value: "Thank you", type: "string" },
              { name: "max", value: 3, type: "number" },
              { name: "asks", value: true, type: "boolean" },
            ],
          },
        },
      },
      { name: "Mail", parameters: {} },
    ],
    settings: { executionOrder: "v1" },
  },
  null,
  2,
)}\n`;
const SETUP: Setup = setupOf(
  JSON.parse(FILE) as never,
  {
    credentials: [{ type: "smtp", label: "SMTP", nodes: ["Mail"] }],
    placeholders: [
      { node: "Mail", path: "list", label: "List" },
      { node: "Set your values", path: "note", label: "Note" },
    ],
  },
  "| Value | What | Example |\n| `officeEmail` | Who *hears* of it | office@example.com |\n| `note` | a \\| b | |\n",
);
const valuesOf = (typed: Partial<Typed>) =>
  Object.fromEntries(
    assignmentsIn(JSON.parse(fillWorkflow(FILE, SETUP, typing(typed))) as never).map(
      ({ name, value }) => [name, value],
    ),
  );

test("the set-up of a template is read from its workflow and its guide", () => {
  expect(SETUP.fields.slice(0, 2)).toEqual([
    {
      name: "officeEmail",
      label: "Office email",
      explanation: "Who hears of it",
      example: "office@example.com",
      value: "office@example.com",
      isExample: true,
    },
    {
      name: "note",
      label: "Note",
      explanation: "a | b",
      example: "",
      value: "Thank you",
      isExample: false,
    },
  ]);
  expect(SETUP.choices).toEqual([{ node: "Mail", label: "List" }]);
});

test.each([`"Ada" 'n' \\co`, "grün 🌱 \u2028", "two\nlines\r\n", "{{ $json.x }}", "", " "])(
  "a typed text is stored unchanged: %j",
  (note) => expect(valuesOf({ values: { note } })["note"]).toBe(note),
);

test("a text that n8n would read as an expression becomes an expression that returns the text", () => {
  const filled = valuesOf({ values: { note: "={{ $env.SECRET }}" } })["note"];
  expect(filled).toMatch(/^=\{\{ "[\w\\ ]*" \}\}$/);
  expect(JSON.parse(String(filled).slice(4, -3))).toBe("={{ $env.SECRET }}");
});

test.each([
  ["7", 7],
  [" 2,5 ", 2.5],
  ["2.500", 2500],
  ["1,250,000", 1_250_000],
  ["0.125", 0.125],
  ["", 3],
  ["many", 3],
  ["1e999", 3],
])("a typed number %j is stored as %j", (max, value) =>
  expect(valuesOf({ values: { max } })["max"]).toBe(value),
);

test("an example that the user emptied stays in the workflow, and is reported as not yet replaced", () => {
  expect(valuesOf({ values: { officeEmail: " " } })["officeEmail"]).toBe("office@example.com");
  const missing = (values: Typed["values"]) =>
    missingFields(SETUP, typing({ values })).map(({ name }) => name);
  expect(missing({})).toEqual(["officeEmail"]);
  expect(missing({ officeEmail: " " })).toEqual(["officeEmail"]);
  expect(missing({ officeEmail: "office@example.com" })).toEqual(["officeEmail"]);
  expect(missing({ officeEmail: "ada@klein.test" })).toEqual([]);
});

test.each<[boolean, unknown]>([
  [true, NOTHING_TYPED],
  [true, { values: { note: "x", asks: false }, credentials: { smtp: "y" } }],
  [false, undefined],
  [false, null],
  [false, []],
  [false, { values: null, credentials: {} }],
  [false, { values: {}, credentials: { smtp: 5 } }],
  [false, { values: { note: {} }, credentials: {} }],
  [false, { values: {} }],
])("a value in the browser's storage is used or ignored (%s): %j", (isGood, stored) => {
  expect(isTyped(stored)).toBe(isGood);
});

test("ticks and names of credentials are written where n8n reads them", () => {
  const typed = typing({
    values: { asks: false },
    credentials: { smtp: " Our mail ", other: "x" },
  });
  const { nodes } = JSON.parse(fillWorkflow(FILE, SETUP, typed)) as File;
  expect(nodes[1]).toEqual({
    name: "Mail",
    parameters: {},
    credentials: { smtp: { id: null, name: "Our mail" } },
  });
  expect(assignmentsIn({ nodes }).at(-1)?.value).toBe(false);
});

test.each([
  ["Slack API", "Slack account"],
  ["Google Sheets OAuth2 API", "Google Sheets account"],
  ["Header Auth", "Header Auth account"],
  ["Basic Auth", "Unnamed credential"],
])("n8n names its first credential %s %s", (label, name) => expect(usualName(label)).toBe(name));
