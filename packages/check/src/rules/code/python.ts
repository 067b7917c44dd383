import { shortType } from "../../facts/node-kinds.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { codeWithoutItems, trouble } from "./scripts.ts";

/** Browsers do not load this rule: in browsers, the check-up reads only JavaScript, and no Python. */
export const pythonWithoutItems: Rule = /* @__PURE__ */ Object.assign({}, codeWithoutItems, {
  check: ({ steps }: Subject) =>
    steps.flatMap((node): Trouble[] => {
      const { language, pythonCode } = node.parameters;
      if (shortType(node.type) !== "code" || language !== "pythonNative") return [];
      const what = typeof pythonCode === "string" ? pythonProblem(pythonCode) : undefined;
      return what === undefined ? [] : [trouble(node, "pythonCode", { what })];
    }),
});

function pythonProblem(code: string): string | undefined {
  const plain = withoutTexts(code);
  if (plain === undefined) return "has a text that is never closed";
  const found = HABITS.find(([pattern]) => pattern.test(plain));
  if (found) return found[1];
  const bracket = openBracket(plain);
  if (bracket !== undefined) return bracket;
  const lines = joinedLines(plain);
  if (lines.some((line) => BLOCK.test(line) && !/:(?:\s|$)|:\s{0,3}\S/.test(line)))
    return "has a line such as for, if or def without a colon at its end";
  return /\breturn\b/.test(plain) ? undefined : "returns nothing";
}

const BLOCK =
  /^\s*(?:for\s.{1,300}\sin\s|while\s|if\s|elif\s|else\s*$|def\s|class\s|try\s*$|except\b|finally\s*$|with\s)/;

const HABITS: readonly [RegExp, string][] = [
  [
    /^\s*(?:import|from)\s{1,9}\w/m,
    "loads a module (import), which n8n blocks unless whoever runs it allows it",
  ],
  [/\$\w|\$\(/, "uses $, which Python does not have; n8n gives it _items and _item"],
  [/^\s*(?:const|let|var|function)\s/m, "is written as JavaScript and set to Python"],
  [/===|!==|&&|\|\||=>|;\s*$/m, "is written as JavaScript and set to Python"],
  [
    /(?<![\w.])(?:true|false|null|undefined)(?![\w])/,
    "writes true, false or null as JavaScript does; Python has True, False and None",
  ],
  [/(?<![\w.])(?:console\.log|JSON\.)/, "is written as JavaScript and set to Python"],
  [/\.(?:push|length|map|forEach)\b/, "is written as JavaScript and set to Python"],
];

/**
 * Empties the strings of Python code and removes the comments.
 * @returns undefined if a string has no end
 */
function withoutTexts(code: string): string | undefined {
  const plain = code
    .replace(/("""|''')[\s\S]*?\1/g, '""')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(/#[^\n]*/g, "");
  return /["']{3}|(?<!")"(?!")|'/.test(plain) ? undefined : plain;
}

function openBracket(plain: string): string | undefined {
  const open: string[] = [];
  for (const char of plain) {
    if ("([{".includes(char)) open.push(char);
    else if (")]}".includes(char) && open.pop() !== { ")": "(", "]": "[", "}": "{" }[char])
      return `has a ${char} that closes nothing`;
  }
  return open.length > 0 ? `has a ${open.at(-1)} that is never closed` : undefined;
}

/** Joins lines that belong together because a bracket is still open. */
function joinedLines(plain: string): string[] {
  const lines: string[] = [];
  let depth = 0;
  for (const line of plain.split("\n")) {
    if (depth > 0) lines.push(`${lines.pop() ?? ""} ${line}`);
    else lines.push(line);
    depth += (line.match(/[([{]/g) ?? []).length - (line.match(/[)\]}]/g) ?? []).length;
  }
  return lines;
}
