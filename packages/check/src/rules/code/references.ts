import { codeIn } from "../../code/split-expression.ts";
import { kindOf } from "../../code/syntax.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, nearest, shortened } from "../wording.ts";

/** Expressions and code speak of nodes that exist. */
export const unknownReference: Rule = {
  id: "unknown-reference",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    mentions(subject)
      .filter(({ name }) => !subject.nodeCalled(name))
      .map(({ node, text, name }): Trouble => {
        const near = nearest(
          name,
          subject.steps.map((step) => step.name),
        );
        return {
          nodes: [node.name],
          path: text.path,
          sentence: `${at(node.name, text.path)} speaks of "${shortened(name)}", which is not in the workflow, so the step stops with an error.${near ? ` Perhaps "${shortened(near)}" was meant.` : ""}`,
        };
      }),
  together: (count, nodes) =>
    `${count} fields speak of steps that are not in the workflow (${nodes}), so these steps stop with an error.`,
  mend: "Write the name of the step as it is today: a renamed step keeps its old name in texts that were pasted.",
};

/** Expressions and code speak of nodes that have run by then. */
export const laterReference: Rule = {
  id: "later-reference",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    mentions(subject)
      .filter(({ node, name, code }) => {
        if (!subject.nodeCalled(name) || asksOnly(code, name)) return false;
        return !subject.graph.before(node.name).has(name) && !isAround(subject, node, name);
      })
      .map(({ node, text, name }) => ({
        nodes: [node.name, name],
        path: text.path,
        sentence: `${at(node.name, text.path)} asks what "${shortened(name)}" gave, which does not run before it, so the step stops with an error.`,
      })),
  together: (count, nodes) =>
    `${count} fields ask what a step gave that does not run before (${nodes}), so the steps stop with an error.`,
  mend: "Take the value from a step that always runs before, or ask first whether the step ran ($('…').isExecuted).",
};

type Mention = { node: NodeInFile; text: Text; name: string; code: string };

/** Each pair of a field and a node that it speaks of. */
function mentions(subject: Subject): Mention[] {
  return subject.steps.flatMap((node) =>
    node.disabled === true
      ? []
      : subject.textsOf(node).flatMap((text) => {
          const kind = kindOf(text);
          if (kind === "plain" || !text.value.includes("$")) return [];
          const code = kind === "script" ? text.value : codeIn(text.value).join("\n");
          return [...new Set(namesIn(withoutComments(code)))].map((name) => ({
            node,
            text,
            name,
            code,
          }));
        }),
  );
}

const REFERENCE =
  /\$\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\$]|\\.)*)`)\s*\)|\$(?:node|items)(?:\[|\()\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\s*(?:\]|\)|,)/g;

/** In a script `$` may be somebody's own, such as cheerio's. */
const OWN_DOLLAR = /(?:const|let|var)\s+\$\s*=|[(,]\s*\$\s*[,)]\s*=>/;

function namesIn(code: string): string[] {
  if (OWN_DOLLAR.test(code)) return [];
  return [...code.matchAll(REFERENCE)].map((match) =>
    (match.slice(1).find((name) => name !== undefined) ?? "").replace(/\\(.)/g, "$1"),
  );
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

/** Whether a node ran may be asked of any node. */
function asksOnly(code: string, name: string): boolean {
  return code.includes(".isExecuted") || /\btry\s*\{/.test(code) ? code.includes(name) : false;
}

/** A sub-node is asked when its user runs; a loop's step may speak of what the round before it gave. */
function isAround({ graph }: Subject, node: NodeInFile, name: string): boolean {
  const users = graph.usersOf(node.name);
  return users.size > 1 && [...users].some((user) => user === name || graph.before(user).has(name));
}
