import { expect, test } from "vitest";
import { CATALOGS } from "../../../../../tests/support/workflow-cases.ts";
import { checkWorkflow } from "../../checkup.ts";
import { parse } from "../../code/parse.ts";
import { codeOf } from "../../code/step-names.ts";
import { readExample, setTo, type Example, type Steps } from "../../handbook/entry.ts";

const WEBHOOK: Steps = { Webhook: ["webhook@2", { path: "a", httpMethod: "POST" }] };
const MODEL: Steps = { Model: ["lmChatOpenAi@1.3", { model: "gpt-4.1" }] };
const asks = (value: string): Steps => ({ Work: setTo(value).steps["Work"] ?? ["noOp"] });

function mendsFor(example: Example): string[] {
  return CATALOGS.flatMap((catalog) => {
    const { findings } = checkWorkflow(readExample(example), { catalog });
    return findings.flatMap(({ rule, mend }) => (rule === "dropped-field" ? [mend] : []));
  });
}

const twice = (code: string) => CATALOGS.map(() => `Take it from the step that gave it: ${code}.`);

test.each<[step: string, node: Steps[string], more?: Steps, lines?: string[]]>([
  [
    "an AI Agent",
    ["agent@3", { promptType: "define", text: "Hi" }],
    MODEL,
    ["Model ai_languageModel> Do"],
  ],
  [
    "a chain",
    ["chainLlm@1.9", { promptType: "define", text: "Hi" }],
    MODEL,
    ["Model ai_languageModel> Do"],
  ],
  [
    "a Set step",
    ["set@3.4", { assignments: { assignments: [{ name: "b", value: "c", type: "string" }] } }],
  ],
  ["a script", ["code@2", { jsCode: "return [{ json: { b: 1 } }];" }]],
  ["a chat message", ["telegram@1.2", { chatId: "1", text: "Hi" }]],
  [
    "an email",
    ["emailSend@2.1", { fromEmail: "a@example.net", toEmail: "b@example.net", html: "Hi" }],
  ],
  [
    "a page that is read",
    [
      "httpRequest@4.2",
      {
        url: "https://example.net",
        options: { response: { response: { responseFormat: "text" } } },
      },
    ],
  ],
  ["a date", ["dateTime@2", {}]],
])(
  "the remedy for a value that %s drops names the step that gave it",
  (_, node, more = {}, lines = []) => {
    const behind = (value: string) => ({
      steps: { ...WEBHOOK, Do: node, ...asks(value), ...more },
      lines: ["Webhook > Do", "Do > Work", ...lines],
    });
    expect(mendsFor(behind("={{ $json.body.email }}"))).toEqual(
      twice("$('Webhook').item.json.body.email"),
    );
    expect(mendsFor(behind("={{ $json.body.customer.name.trim() }}"))).toEqual(
      twice("$('Webhook').item.json.body.customer.name"),
    );
    // The first field that the code reads comes from another step.
    expect(
      mendsFor(behind("={{ $('Webhook').item.json.body.id }} {{ $json.body.email }}")),
    ).toEqual(twice("$('Webhook').item.json.body.email"));
  },
);

test("a value that no step is known to give gets the general remedy", () => {
  const script = "return [{ json: { b: 1 } }];";
  const mends = mendsFor({
    steps: { ...WEBHOOK, Do: ["code@2", { jsCode: script }], ...asks("={{ $json.nowhere }}") },
  });
  expect(mends).toEqual(CATALOGS.map(() => expect.stringMatching(/^Write the name of a field/)));
});

test("behind a step that joins all items, no single item is named", () => {
  const mends = mendsFor({
    steps: {
      ...WEBHOOK,
      Do: ["aggregate@1", { aggregate: "aggregateAllItemData", destinationFieldName: "data" }],
      ...asks("={{ $json.body.email }}"),
    },
  });
  expect(mends.join()).not.toContain(".item");
});

/** Returns the text that a literal of JavaScript stands for. */
function textOf(literal: string): string | undefined {
  const [run] = parse(literal, true).statements ?? [];
  const [text] = run?.parts ?? [];
  return text?.kind === "text" ? text.text : undefined;
}

const QUOTED_NAMES = [
  "Today's order",
  'The "big" order',
  "Kamp & 'Söhne'",
  'It\'s `the` "order"',
  "a\\b",
];

test.each(QUOTED_NAMES)("the expression to copy names a step called %s", (name) => {
  const mends = mendsFor({
    steps: {
      [name]: WEBHOOK["Webhook"] ?? ["noOp"],
      Do: ["code@2", { jsCode: "return [{ json: { b: 1 } }];" }],
      ...asks("={{ $json.body.customer.name.trim() }}"),
    },
  });
  const literals = mends.map(
    (mend) => /: \$\((.*)\)\.item\.json\.body\.customer\.name\.$/.exec(mend)?.[1] ?? "",
  );
  expect(literals.map(textOf)).toEqual(CATALOGS.map(() => name));
});

const LITERALS = QUOTED_NAMES.flatMap((name) =>
  ['"', "'", "`"].map((quote) => {
    const written = name
      .split("")
      .map((char) => (char === quote || char === "\\" ? "\\" : "") + char);
    return [quote + written.join("") + quote, name] as const;
  }),
);

test.each(LITERALS)("code names a step by %s", (literal, name) => {
  const mends = mendsFor({
    steps: {
      Start: ["manualTrigger"],
      [name]: ["postgres@2.6", { operation: "select" }],
      Send: ["gmail@2.2", { sendTo: "a@example.net", subject: "Hi", message: "Hi" }],
      ...asks(`={{ $(${literal}).item.json.ticket }} {{ $json.ticket }}`),
    },
  });
  expect(mends).toEqual(twice(`${codeOf(name)}.item.json.ticket`));
});
