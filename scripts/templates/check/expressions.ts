import { createRequire } from "node:module";
import { Script } from "node:vm";
import type * as TournamentModule from "@n8n/tournament";
import { isNote } from "../n8n/workflow-file.ts";
import type { NodeInFile } from "../n8n/workflow-file.ts";
import { linksOf, nodesBefore } from "./reach.ts";
import type { Subject, Text } from "./subject.ts";
import { textsIn } from "./subject.ts";

/** Every expression and script can be read, and speaks only of nodes that exist and ran before. */
export function checkExpressions({ file }: Subject): string[] {
  const links = linksOf(file);
  const names = new Set(file.nodes.map((node) => node.name));
  return file.nodes
    .filter((node) => !isNote(node))
    .flatMap((node) => {
      const before = nodesBefore(links, node.name);
      return textsIn(node.parameters).flatMap((text) => {
        const isCode = CODE_FIELDS.has(text.key) && !text.value.startsWith("=");
        const isExpression = text.value.startsWith("=");
        if (!isCode && !isExpression) return checkPlain(node, text);
        const unread = isCode ? scriptError(text) : expressionError(text.value);
        const at = `The node "${node.name}", field ${text.path}`;
        return [
          ...(unread ? [`${at}: cannot be read: ${unread}.`] : []),
          ...checkReferences(text.value, names, before).map((sentence) => `${at}: ${sentence}`),
          ...BLOCKED.filter(([pattern]) => pattern.test(text.value)).map(
            ([, word]) => `${at}: uses ${word}, which n8n blocks or a template cannot have.`,
          ),
        ];
      });
    });
}

const { Tournament } = createRequire(import.meta.url)("@n8n/tournament") as typeof TournamentModule;
const CODE_FIELDS = new Set(["jsCode", "functionCode"]);
const BLOCKED: [RegExp, string][] = [
  [/\$env\b/, "$env"],
  [/\$vars\b/, "$vars"],
  [/\$secrets\b/, "$secrets"],
  [/\bprocess\.env\b/, "process.env"],
  [/\brequire\s*\(/, "require()"],
  [/\bhelpers\.httpRequest\b/, "a hidden HTTP request (use an HTTP Request node)"],
];

function checkPlain(node: NodeInFile, { path, key, value }: Text): string[] {
  if (
    !/\{\{[^}]*(\$json|\$\(|\$now|\$input|\$today)/.test(value) ||
    key === "html" ||
    key === "content"
  )
    return [];
  return [
    `The node "${node.name}", field ${path}: has {{ … }} but does not begin with "=", so it would be sent as it stands.`,
  ];
}

function scriptError({ value }: Text): string | undefined {
  try {
    // n8n runs a script inside an async function.
    return void new Script(`(async function () {${value}\n})`);
  } catch (error) {
    return (error as Error).message;
  }
}

function expressionError(value: string): string | undefined {
  try {
    new Tournament().getExpressionCode(value.slice(1));
  } catch (error) {
    return (error as Error).message;
  }
  const opened = value.split("{{").length;
  return opened === value.split("}}").length || opened === 1 ? undefined : "{{ and }} do not match";
}

function checkReferences(value: string, names: Set<string>, before: Set<string>): string[] {
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
