import { tokensOf } from "../../code/scan-script.ts";
import { runningCode } from "../../code/syntax.ts";
import { shortType } from "../../facts/node-kinds.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Level } from "../finding.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at } from "../wording.ts";
import { pythonProblem } from "./python.ts";

/** A Code step gives items, asks only for what its mode offers, and comes to an end. */
export const codeWithoutItems: Rule = {
  id: "code-without-items",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    subject.steps
      .filter(
        ({ type, disabled }) =>
          shortType(type) === "code" && type.startsWith("n8n-nodes-base.") && disabled !== true,
      )
      .flatMap((node): Trouble[] => {
        const { language = "javaScript", pythonCode } = node.parameters;
        if (language === "pythonNative" && typeof pythonCode === "string") {
          const problem = pythonProblem(pythonCode);
          return problem === undefined
            ? []
            : [trouble(node, "pythonCode", { what: problem, level: "will-not-run" })];
        }
        return language === "javaScript"
          ? problemsOf(node, subject).map((one) => trouble(node, "jsCode", one))
          : [];
      }),
  mend: "Return a list such as [{ json: { … } }]; with “Run Once for Each Item” use $input.item and return one { json: { … } }.",
};

type Problem = { what: string; level?: Level };

function trouble({ name }: NodeInFile, path: string, { what, level }: Problem): Trouble {
  const isError = level === undefined || level === "will-not-run";
  return {
    nodes: [name],
    path,
    sentence: `${at(name)} ${what}${isError ? ", so it stops with an error" : ""}.`,
    ...(level === undefined ? {} : { level }),
  };
}

function problemsOf(node: NodeInFile, subject: Subject): Problem[] {
  const text = subject.textsOf(node).find(({ path }) => path === "jsCode");
  const code = text ? runningCode(text).join("\n") : "";
  if (code.trim() === "" || code.trim().startsWith("=")) return [];
  const isEach = node.parameters["mode"] === "runOnceForEachItem";
  const problem = returnProblem(code, isEach) ?? modeProblem(code, isEach);
  return [
    ...(problem === undefined ? [] : [{ what: problem }]),
    ...HABITS.filter(({ pattern }) => pattern.test(code)),
    ...(isEndless(code)
      ? [
          {
            what: "has a loop without a way out, so the run never ends",
            level: "can-hurt" as const,
          },
        ]
      : []),
    ...(!isEach && /\$input\.item\b/.test(code) && !/\$input\.all\(|\bitems\b/.test(code)
      ? [
          {
            what: "runs once for all items but takes $input.item, which is only the first, so the others are lost",
            level: "worth-knowing" as const,
          },
        ]
      : []),
  ];
}

function returnProblem(code: string, isEach: boolean): string | undefined {
  if (!/\breturn\b/.test(code)) return "returns nothing";
  const returns = [...code.matchAll(/\breturn\b[ \t]{0,9}([^;\n}]{0,200})/g)].map(
    ([, value = ""]) => meaning(value.trim(), code),
  );
  if (returns.every((value) => PLAIN.test(value))) return "returns a single value and no items";
  if (returns.some((value) => PLUCKED.test(value)))
    return "returns a list of plain values and no items";
  return isEach && returns.every((value) => /^(?:\[|\$input\.all\(|items\b)/.test(value))
    ? "runs once for each item and returns a list instead of one item"
    : undefined;
}

/** The value behind a name that the code gives it once. */
function meaning(value: string, code: string): string {
  if (!/^[A-Za-z_]\w{0,60}$/.test(value)) return value;
  const given = [
    ...code.matchAll(new RegExp(`(?<![.\\w])${value}\\s{0,9}=(?!=)([^;\\n]{1,300})`, "g")),
  ];
  return given.length === 1 ? (given[0]?.[1]?.trim() ?? value) : value;
}

function modeProblem(code: string, isEach: boolean): string | undefined {
  const [asked] = isEach ? (OF_ALL.exec(code) ?? []) : [];
  return asked?.startsWith("$") || (asked && !/(?:const|let|var)\s{1,9}items\b/.test(code))
    ? `runs once for each item and asks for ${asked}, which n8n offers only when it runs once for all`
    : undefined;
}

const PLAIN =
  /^(?:-?\d[\d.]{0,20}|"[^"]{0,200}"|'[^']{0,200}'|`[^`]{0,200}`|true|false|[^[{(]{1,60}(?:\([^()]{0,60}\)){0,2}\.length|[^{}[\]=]{1,200}\.(?:join|toISOString|toFixed|trim|toUpperCase|toLowerCase)\([^()]{0,40}\)|JSON\.stringify\([^()]{1,200}\))$/;
const PLUCKED =
  /^(?:items|\$input\.all\(\))\.map\(\s{0,3}\(?(\w{1,30})\)?\s{0,3}=>\s{0,3}\1\.json\.\w{1,60}\s{0,3}\)$/;
const OF_ALL = /\$input\.(?:all|first|last)\(|(?<![\w$.])items\b(?=\s{0,3}[.[])/;

const HABITS: readonly (Problem & { pattern: RegExp })[] = [
  {
    pattern: /["'`]\s{0,3}\{\{\s{0,3}\$(?:json|node|input|\()/,
    what: "has {{ … }} in its code, which n8n does not replace there, so the brackets stay as they stand",
    level: "can-hurt",
  },
  {
    pattern:
      /(?:^|[;{}\n]|=(?!>))\s{0,9}(?:this\.|\$)?helpers\.(?:httpRequest|request)\w{0,40}\((?![\s\S]{0,20000}\bawait\s{1,9}(?!(?:this\.|\$)?helpers))(?![\s\S]{0,20000}\.then\()/,
    what: "does not wait for the answer of its request (await), so it goes on without the data",
  },
  {
    pattern:
      /(?<![\w.$])(?:eval|new\s{1,9}Function)\s{0,3}\((?!\s{0,3}["'`][^"'`$]{0,200}["'`]\s{0,3}\))/,
    what: "runs a text as code (eval), so whoever writes that text decides what n8n does",
    level: "can-hurt",
  },
];

function isEndless(code: string): boolean {
  return (
    /\b(?:while\s{0,3}\(\s{0,3}(?:true|1)\s{0,3}\)|for\s{0,3}\(\s{0,3};\s{0,3};)/.test(code) &&
    !leaves(code)
  );
}

/** Whether a `break`, `return` or `throw` stands inside the loop. */
function leaves(code: string): boolean {
  const tokens = tokensOf(code, false).map(({ text }) => text);
  const start = tokens.findIndex(
    (text, k) =>
      (text === "while" && tokens[k + 1] === "(" && tokens[k + 3] === ")") || text === "for",
  );
  let depth = 0;
  for (const text of tokens.slice(start)) {
    if (text === "{") depth += 1;
    else if (text === "}" && --depth === 0) return false;
    else if (/^(?:break|return|throw)$/.test(text)) return true;
  }
  return true;
}
