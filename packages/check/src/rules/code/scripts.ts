import type { Ast } from "../../code/ast.ts";
import type { Shape } from "../../code/shapes.ts";
import { NOT_AWAITED } from "../../code/values.ts";
import { shortType } from "../../facts/node-kinds.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Level } from "../finding.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep } from "../wording.ts";

export const codeWithoutItems: Rule = {
  id: "code-without-items",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.steps
      .filter(({ type }) => shortType(type) === "code" && type.startsWith("n8n-nodes-base."))
      .flatMap((node): Trouble[] => {
        const { language = "javaScript" } = node.parameters;
        return language === "javaScript"
          ? problemsOf(node, subject).map((one) => trouble(node, "jsCode", one))
          : [];
      }),
  mend: "Return a list such as [{ json: { … } }]; with “Run Once for Each Item” use $input.item and return one { json: { … } }.",
};

type Problem = { what: string; level?: Level };

export function trouble({ name }: NodeInFile, path: string, { what, level }: Problem): Trouble {
  return inStep([name], `${what}${level === undefined ? ", so it stops with an error" : ""}.`, {
    path,
    ...(level === undefined ? {} : { level, mend: "Change the code as the sentence says." }),
  });
}

function problemsOf(node: NodeInFile, subject: Subject): Problem[] {
  const [reading] = subject.flow.readingsOf(node, "jsCode");
  const { code, evaluation, statements = [] } = reading ?? { code: "" };
  if (!evaluation || statements.length === 0) return [];
  const isEach = node.parameters["mode"] === "runOnceForEachItem";
  const problem = returnProblem(evaluation.gives, isEach);
  const loop = allIn(statements).find(isEndless);
  return [
    ...(problem === undefined ? [] : [problem]),
    ...HABITS.filter(({ pattern }) => pattern.test(code)),
    ...(loop
      ? [
          {
            what: "has a loop without a way out, so the run never ends",
            level: "can-hurt" as const,
          },
        ]
      : []),
    ...(!isEach &&
    /\$input\.item\b/.test(code) &&
    !/\$input\.all\(|\bitems\b/.test(code) &&
    subject.counts.before(node.name) !== "one"
      ? [
          {
            what: "runs once for all items but takes $input.item, which is only the first, so the others are lost",
            level: "worth-knowing" as const,
          },
        ]
      : []),
  ];
}

/** Returns the first problem for which n8n would refuse a returned value; undefined if n8n accepts all values. */
function returnProblem(gives: readonly Shape[], isEach: boolean): Problem | undefined {
  if (gives.every(({ kind }) => kind === "nothing")) return { what: "returns nothing" };
  for (const given of gives) {
    // n8n waits for a promise that the script returns, and uses its value.
    const shape = given.kind === "promise" ? (given.of ?? given) : given;
    if (PLAIN.has(shape.kind)) return { what: "returns a single value and no items" };
    if (isEach && shape.kind === "list")
      return { what: "runs once for each item and returns a list instead of one item" };
    const what =
      shape.kind === "list"
        ? (itemProblem(shape.of) ?? keyProblem(shape.of))
        : shape.kind === "nothing"
          ? undefined
          : (itemProblem(shape) ?? (isEach ? keyProblem(shape) : undefined));
    if (what) return { what };
  }
  return undefined;
}

function itemProblem(item: Shape | undefined): string | undefined {
  if (!item) return undefined;
  if (PLAIN.has(item.kind) || item.kind === "nothing")
    return item.kind === "nothing"
      ? "returns a list without items, because the function that makes them gives nothing back"
      : "returns a list of plain values and no items";
  if (item.kind === "promise") return NOT_AWAITED;
  if (item.kind !== "record") return undefined;
  const json = item.fields?.get("json");
  if (json && (PLAIN.has(json.kind) || json.kind === "list" || json.kind === "promise"))
    return `returns an item whose json is ${json.kind === "list" ? "a list" : json.kind === "promise" ? "a promise" : "a single value"} and no object`;
  return undefined;
}

function keyProblem(item: Shape | undefined): string | undefined {
  const keys = item?.kind === "record" && item.fields?.has("json") ? [...item.fields.keys()] : [];
  const other = keys.find((key) => !ITEM.has(key));
  return other === undefined
    ? undefined
    : `returns an item with "${other}" beside json, where n8n allows nothing else`;
}

const PLAIN = new Set(["text", "number", "boolean"]);
const ITEM = new Set(["json", "binary", "pairedItem", "error", "index"]);

const HABITS: readonly (Problem & { pattern: RegExp })[] = [
  {
    pattern: /["'`]\s{0,3}\{\{\s{0,3}\$(?:json|node|input|\()/,
    what: "has {{ … }} in its code, which n8n does not replace there, so the brackets stay as they stand",
    level: "can-hurt",
  },
  {
    pattern: /\.binary(?:\??\.\w{1,60}|(?:\?\.)?\[[^\]]{1,60}\])\??\.data\b(?!\s{0,3}=[^=])/,
    what: "reads a file by .data, which is only a reference to where n8n stores it; this.helpers.getBinaryDataBuffer() gives its content",
    level: "can-hurt",
  },
  {
    pattern:
      /(?<![\w.$])(?:eval|new\s{1,9}Function)\s{0,3}\((?!\s{0,3}["'`][^"'`$]{0,200}["'`]\s{0,3}\))/,
    what: "runs a text as code (eval), so whoever writes that text decides what n8n does",
    level: "can-hurt",
  },
];

/** Whether the code is a loop such as `while (true)` or `for (;;)` without `break`, `return` or `throw`. */
function isEndless({ kind, parts }: Ast): boolean {
  const [first, second] = parts;
  const isForEver =
    (kind === "while" && /^(?:true|1)$/.test(first?.text ?? "")) ||
    (kind === "for" && second?.kind === "empty");
  return (
    isForEver &&
    !allIn(parts).some((one) => /^(?:return|throw)$/.test(one.kind) || one.text === "break")
  );
}

function allIn(parts: readonly Ast[]): Ast[] {
  const all = [...parts];
  for (const ast of all) for (const part of ast.parts) all.push(part);
  return all;
}
