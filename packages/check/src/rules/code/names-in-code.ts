import { kindOf, runningCode } from "../../code/syntax.ts";
import { splitExpression } from "../../code/split-expression.ts";
import type { Text } from "../../read/nodes.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, nearest, shortened } from "../wording.ts";

/** Expressions use names that n8n and JavaScript have. */
export const misspeltName: Rule = {
  id: "misspelt-name",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    expressions(subject).flatMap(({ node, text, code }): Trouble[] => {
      const [written, meant] = misspelling(code) ?? [];
      return written === undefined
        ? []
        : [
            {
              nodes: [node],
              path: text.path,
              sentence: `${at(node, text.path)} uses ${shortened(written)}, which does not exist, so the step stops with an error or gets nothing. Perhaps ${meant} was meant.`,
            },
          ];
    }),
  mend: "Open the field in the editor, which lists the names that exist.",
};

/** A day or an hour is written with the letters that n8n reads. */
export const wrongDateFormat: Rule = {
  id: "wrong-date-format",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    expressions(subject).flatMap(({ node, text, code }): Trouble[] => {
      const format = [...code.matchAll(FORMAT)]
        .map(([, , written = ""]) => written)
        .find((one) => /Y{2,4}|MM[-./]DD|DD[-./]MM/.test(one));
      return format === undefined
        ? []
        : [
            {
              nodes: [node],
              path: text.path,
              sentence: `${at(node, text.path)} writes a date as "${shortened(format)}"; n8n reads yyyy and dd in small letters and writes something else for these.`,
            },
          ];
    }),
  mend: "Write yyyy for the year, MM for the month and dd for the day.",
};

const FORMAT =
  /(?:\.toFormat|(?:\$now|\$today|toDateTime\(\))\s*\.\s*format)\(\s*(["'`])([^"'`]{1,60})\1/g;

/** A step's data is asked for through one of its items. */
export const referenceWithoutItem: Rule = {
  id: "reference-without-item",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    expressions(subject).flatMap(({ node, text, code }): Trouble[] => {
      const [, , name] = WITHOUT_ITEM.exec(code) ?? [];
      return name === undefined
        ? []
        : [
            {
              nodes: [node],
              path: text.path,
              sentence: `${at(node, text.path)} asks for $("${shortened(name)}").json without saying which item, so it gets an error or nothing.`,
            },
          ];
    }),
  mend: 'Write $("…").item.json or $("…").first().json.',
};

const WITHOUT_ITEM = /\$\(\s*(["'`])([^"'`]{1,200})\1\s*\)\s*\.\s*(?:json|binary)\b/;

/** An expression stands in two brackets on both sides. */
export const singleBrace: Rule = {
  id: "single-brace",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject
        .textsOf(node)
        .filter((text) => kindOf(text) === "expression" && hasSingleBrace(text.value))
        .map((text) => ({
          nodes: [node.name],
          path: text.path,
          sentence: `${at(node.name, text.path)} has an expression without both brackets on both sides, so n8n sends the brackets as they stand or stops with an error.`,
        })),
    ),
  mend: "Write {{ before the expression and }} behind it.",
};

function hasSingleBrace(value: string): boolean {
  const plain = value.slice(1);
  const opened = plain.lastIndexOf("{{");
  const isUnclosed =
    opened > plain.lastIndexOf("}}") && /^\{\{\s*\$/.test(plain.slice(opened, opened + 40));
  return (
    isUnclosed ||
    splitExpression(plain).some(
      ({ code, text }) => !code && /\{\s{0,9}\$(?:json|input|node|now|today)\b/.test(text),
    )
  );
}

function expressions(subject: Subject): { node: string; text: Text; code: string }[] {
  return subject.steps.flatMap((node) =>
    node.disabled === true
      ? []
      : subject
          .textsOf(node)
          .filter((text) => kindOf(text) === "expression")
          .flatMap((text) => runningCode(text).map((code) => ({ node: node.name, text, code }))),
  );
}

/** @returns what is written and what was meant */
function misspelling(code: string): [string, string] | undefined {
  for (const [, name = ""] of code.matchAll(/(?<![\w$.'"`])\$([A-Za-z]\w{0,30})/g)) {
    if (VARIABLES.has(name)) continue;
    const meant = LIKELY.find((one) => isAnagram(name, one)) ?? nearest(name, LIKELY);
    if (meant !== undefined) return [`$${name}`, `$${meant}`];
  }
  if (/(?<![\w$.'"`[])json\s{0,3}(?:\?\.|[.[])/.test(code) && !/\bjson\s{0,3}(?:=|[,)])/.test(code))
    return ["json", "$json"];
  const [, adding] = /\$(?:now|today)\s{0,3}\.\s{0,3}(add\w{0,9}|sub\w{0,9})\(/.exec(code) ?? [];
  if (adding !== undefined)
    return [
      `.${adding}()`,
      adding.startsWith("add") ? ".plus({ days: 1 })" : ".minus({ days: 1 })",
    ];
  const [, ofJson] = /\bJSON\.(?!stringify\b|parse\b|rawJSON\b)([A-Za-z]{1,20})\(/.exec(code) ?? [];
  if (ofJson !== undefined)
    return [`JSON.${ofJson}()`, `JSON.${ofJson.startsWith("p") ? "parse" : "stringify"}()`];
  for (const [, name = ""] of code.matchAll(/\.\s{0,3}([A-Za-z]{3,20})\(/g)) {
    const meant = METHODS.has(name) ? undefined : METHODS_BY_LETTERS.get(lettersOf(name));
    if (meant !== undefined) return [`.${name}()`, `.${meant}()`];
  }
  return undefined;
}

const LIKELY = [
  "json",
  "input",
  "node",
  "now",
  "today",
  "items",
  "binary",
  "workflow",
  "execution",
];
/** The names that n8n offers in expressions. */
const VARIABLES = new Set(
  "json input node now today items item binary workflow execution executionId resumeWebhookUrl env vars parameter position runIndex itemIndex prevNode jmespath jmesPath secrets fromAI fromAi fromai pageCount request response if ifEmpty not min max average sum self nodeVersion nodeId webhookId mode data evaluateExpression getPairedItem credentials agentInfo tool value parent rawParameter rawExpression parameters nodes id name".split(
    " ",
  ),
);
const METHODS = new Set(
  "toLowerCase toUpperCase toISOString toISO toString toLocaleString replace replaceAll split join includes indexOf startsWith endsWith slice substring stringify keys values entries assign round floor trim map filter find reduce first last length concat match sort reverse push forEach toFixed parse toJsonString toDateTime toFormat isEmpty plus minus item all".split(
    " ",
  ),
);
const METHODS_BY_LETTERS = new Map([...METHODS].map((name) => [lettersOf(name), name]));

/** Equal for words that differ in capitals or in the order of their letters: "fisrt", "toLowercase". */
function lettersOf(word: string): string {
  return `${word.charAt(0)}${word.slice(1).toLowerCase().split("").toSorted().join("")}`;
}

function isAnagram(a: string, b: string): boolean {
  return lettersOf(a.toLowerCase()) === lettersOf(b);
}
