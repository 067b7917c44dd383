import { runningCode } from "../../code/syntax.ts";
import { shortType } from "../../facts/node-kinds.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at } from "../wording.ts";

/** A Code step gives items, and asks only for what its mode offers. */
export const codeWithoutItems: Rule = {
  id: "code-without-items",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    subject.steps.flatMap((node) => {
      const problem = problemOf(node, subject);
      return problem === undefined
        ? []
        : [
            {
              nodes: [node.name],
              path: "jsCode",
              sentence: `${at(node.name)} ${problem}, so it stops with an error.`,
            },
          ];
    }),
  mend: "Return a list such as [{ json: { … } }]; with “Run Once for Each Item” use $input.item and return one { json: { … } }.",
};

function problemOf(node: NodeInFile, subject: Subject): string | undefined {
  const { type, typeVersion, parameters } = node;
  const language = parameters["language"] ?? "javaScript";
  if (shortType(type) !== "code" || !type.startsWith("n8n-nodes-base.") || node.disabled === true)
    return undefined;
  if (typeVersion < 1 || language !== "javaScript" || typeof parameters["jsCode"] !== "string")
    return undefined;
  const text = subject.textsOf(node).find(({ path }) => path === "jsCode");
  const code = text ? runningCode(text).join("\n") : "";
  if (code.trim() === "" || code.trim().startsWith("=")) return undefined;
  if (!/\breturn\b/.test(code)) return "returns nothing";
  const returns = [...code.matchAll(/\breturn\b[ \t]{0,9}([^;\n}]{0,200})/g)].map(
    ([, value = ""]) => value.trim(),
  );
  if (returns.every((value) => PLAIN.test(value))) return "returns a single value and no items";
  if (returns.some((value) => PLUCKED.test(value)))
    return "returns a list of plain values and no items";
  const isEach = parameters["mode"] === "runOnceForEachItem";
  const [asked] = isEach ? (OF_ALL.exec(code) ?? []) : [];
  if (asked?.startsWith("$") || (asked && !/(?:const|let|var)\s{1,9}items\b/.test(code)))
    return `runs once for each item and asks for ${asked}, which n8n offers only when it runs once for all`;
  return undefined;
}

const PLAIN = /^(?:-?\d[\d.]{0,20}|"[^"]{0,200}"|'[^']{0,200}'|`[^`]{0,200}`|true|false)$/;
const PLUCKED =
  /^(?:items|\$input\.all\(\))\.map\(\s{0,3}\(?(\w{1,30})\)?\s{0,3}=>\s{0,3}\1\.json\.\w{1,60}\s{0,3}\)$/;
const OF_ALL = /\$input\.(?:all|first|last)\(|(?<![\w$.])items\b(?=\s{0,3}[.[])/;
