import { nodesBefore } from "../read/edges.ts";
import { isNote, textsIn, type Text } from "../read/nodes.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { Subject } from "./subject.ts";

/** Only nodes that exist and ran before are named, and nothing that is blocked. */
export function checkExpressions({ file, edges }: Subject): string[] {
  const names = new Set(file.nodes.map((node) => node.name));
  return file.nodes
    .filter((node) => !isNote(node))
    .flatMap((node) => {
      const before = nodesBefore(edges, node.name);
      return textsIn(node.parameters).flatMap((text) => {
        const kind = kindOf(text);
        const sentences =
          kind === "plain"
            ? checkPlain(text)
            : [
                ...(kind === "expression" ? checkBraces(text) : []),
                ...checkReferences(text, names, before),
                ...checkBlocked(text),
              ];
        return sentences.map((sentence) => `${placeOf(node, text)}: ${sentence}`);
      });
    });
}

/** Whether n8n reads a text as an expression, as a script, or sends it as it stands. */
export function kindOf({ key, value }: Text): "expression" | "script" | "plain" {
  if (value.startsWith("=")) return "expression";
  return SCRIPT_FIELDS.has(key) ? "script" : "plain";
}

export function placeOf(node: Pick<NodeInFile, "name">, { path }: Pick<Text, "path">): string {
  return `The node "${node.name}", field ${path}`;
}

const SCRIPT_FIELDS = new Set(["jsCode", "functionCode"]);
const MARKUP_FIELDS = new Set(["html", "content"]);
const BLOCKED: [RegExp, string][] = [
  [/\$env\b/, "$env"],
  [/\$vars\b/, "$vars"],
  [/\$secrets\b/, "$secrets"],
  [/\bprocess\.env\b/, "process.env"],
  [/\brequire\s*\(/, "require()"],
  [/\bhelpers\.httpRequest\b/, "a hidden HTTP request (use an HTTP Request node)"],
];

function checkPlain({ key, value }: Text): string[] {
  if (MARKUP_FIELDS.has(key) || !/\{\{[^}]*(\$json|\$\(|\$now|\$input|\$today)/.test(value))
    return [];
  return ['has {{ … }} but does not begin with "=", so it would be sent as it stands.'];
}

function checkBraces({ value }: Text): string[] {
  const opened = value.split("{{").length;
  if (opened === 1 || opened === value.split("}}").length) return [];
  return ["cannot be read: {{ and }} do not match."];
}

function checkBlocked({ value }: Text): string[] {
  return BLOCKED.filter(([pattern]) => pattern.test(value)).map(
    ([, word]) => `uses ${word}, which n8n blocks or a template cannot have.`,
  );
}

function checkReferences({ value }: Text, names: Set<string>, before: Set<string>): string[] {
  const mentioned = [
    ...value.matchAll(
      /\$\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*\)|\$node\[\s*(['"`])((?:\\.|(?!\3).)*)\3\s*\]/g,
    ),
  ].map((match) => (match[2] ?? match[4] ?? "").replace(/\\(.)/g, "$1"));
  return [...new Set(mentioned)].flatMap((name) => {
    if (!names.has(name)) return [`speaks of "${name}", which does not exist.`];
    // A question about whether a node ran may be asked of any node.
    const onlyAsks = value.split(name).length - 1 === (value.match(/\.isExecuted\b/g) ?? []).length;
    return before.has(name) || onlyAsks
      ? []
      : [`speaks of "${name}", which does not run before it.`];
  });
}
