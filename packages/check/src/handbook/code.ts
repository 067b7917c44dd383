import { one, setTo, type Entry, type Example } from "./entry.ts";

const CODE = (jsCode: string) => one("code@2", { jsCode });
const behind = (step: Example["steps"][string], value: string): Example => ({
  steps: { First: step, Work: setTo(value).steps["Work"] ?? ["noOp"] },
});
const SET_NAME = setTo("b").steps["Work"] ?? ["noOp"];

/**
 * Makes an example whose code outputs two items for each item that it gets.
 * @param item - code of an output item
 */
const doubled = (item: string): Example => ({
  steps: {
    Rows: ["googleSheetsTrigger@1"],
    Copies: [
      "code@2",
      {
        jsCode: `const all = [];\n$input.all().forEach((item, k) => {\n  for (const copy of [1, 2]) all.push(${item});\n});\nreturn all;`,
      },
    ],
    Work: setTo("={{ $('Rows').item.json.name }}").steps["Work"] ?? ["noOp"],
  },
});

export const CODE_ENTRIES: Entry[] = [
  {
    rule: "unreadable-code",
    title: "n8n can read every expression and every script.",
    why: "One bracket too few, and the step stops with an error when it is its turn.",
    bad: CODE("return [ { json: { a: 1 } };"),
    good: CODE("return [ { json: { a: 1 } } ];"),
  },
  {
    rule: "missing-equals",
    title: 'A text with an expression begins with "=".',
    why: "Otherwise the customer reads the brackets instead of the value.",
    bad: setTo("Hello {{ $json.name }}"),
    good: setTo("=Hello {{ $json.name }}"),
  },
  {
    rule: "unknown-reference",
    title: "Expressions speak of steps that exist.",
    why: "A step that was renamed keeps its old name in texts that were pasted. The step that asks for it stops with an error.",
    bad: setTo("={{ $('Strat').first().json.a }}"),
    good: setTo("={{ $('Start').first().json.a }}"),
  },
  {
    rule: "later-reference",
    title: "Expressions speak of steps that have run by then.",
    why: "A step on another branch, or one that comes later, has nothing to give yet. Where two branches join, a step that stands on one of them has not always run.",
    bad: {
      steps: {
        Start: ["manualTrigger"],
        First: ["code@2", { jsCode: "return $('Second').all();" }],
        Second: ["noOp"],
      },
    },
    good: CODE("return $('Start').all();"),
  },
  {
    rule: "blocked-code",
    title: "Code keeps to what n8n allows.",
    why: "n8n blocks environment variables and modules in code unless whoever runs it allows them.",
    bad: CODE("return [{ json: { key: process.env.KEY } }];"),
    good: CODE("return $input.all();"),
  },
  {
    rule: "misspelt-name",
    title: "Expressions use names that exist.",
    why: "n8n knows $json and toLowerCase, and nothing that is nearly called so.",
    bad: setTo("={{ $josn.name }}"),
    good: setTo("={{ $json.name }}"),
  },
  {
    rule: "single-brace",
    title: "An expression stands in two brackets on both sides.",
    why: "With one bracket the customer reads the expression instead of the value.",
    bad: setTo("=Hello { $json.name }"),
    good: setTo("=Hello {{ $json.name }}"),
  },
  {
    rule: "code-without-items",
    title: "A Code step gives items.",
    why: "n8n hands on lists of items. A script that returns nothing or a single word stops with an error.",
    bad: CODE("const total = $input.all().length;"),
    good: CODE("return [{ json: { total: $input.all().length } }];"),
  },
  {
    rule: "lost-pairing",
    title: "Code that makes new items says from which they come.",
    why: "Code that makes more or fewer items than it got, and sets no pairedItem, cuts the way back: $('…').item behind it looks for the item that belongs to the current one, and n8n cannot find it.",
    bad: doubled("{ json: { ...item.json, copy } }"),
    good: doubled("{ json: { ...item.json, copy }, pairedItem: { item: k } }"),
  },
  {
    rule: "dropped-field",
    title: "Fields are asked for by the name that the step before gives them.",
    why: "A webhook puts what it received below body, an agent puts its answer below output, and a Set step hands on only its own fields. What is asked for under another name stays empty.",
    bad: behind(SET_NAME, "={{ $json.name }}"),
    good: behind(SET_NAME, "={{ $json.a }}"),
  },
  {
    rule: "misused-value",
    title: "Code does with a value what that value is made for.",
    why: "A function without return gives nothing, an answer that nobody waits for is not there yet, and an object in a text becomes [object Object]. The run stays green, and the result is wrong.",
    bad: CODE("const paid = $input.all().filter(i => { i.json.paid });\nreturn paid;"),
    good: CODE("const paid = $input.all().filter(i => i.json.paid);\nreturn paid;"),
  },
  {
    rule: "wrong-date-format",
    title: "A date is written, read and compared as n8n does it.",
    why: "n8n reads yyyy and dd, and mm are minutes. YYYY and DD come from another library, and a date is no number of days. The customer gets a date that makes no sense.",
    bad: setTo("={{ $now.toFormat('YYYY-MM-DD') }}"),
    good: setTo("={{ $now.toFormat('yyyy-MM-dd') }}"),
  },
];
