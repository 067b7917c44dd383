import { runningCode } from "../../code/syntax.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { isMain, isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, nearest, shortened } from "../wording.ts";

/** A webhook gives what it received below body, query or headers. */
export const webhookBody: Rule = {
  id: "webhook-body",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    fieldsAsked(subject, isWebhook).flatMap(({ node, path, field, source }): Trouble[] =>
      IN_WEBHOOK.has(field)
        ? []
        : [
            {
              nodes: [node, source],
              path,
              sentence: `${at(node, path)} asks for "${shortened(field)}" of what "${shortened(source)}" received, but a webhook puts that below body or query, so the field stays empty.`,
            },
          ],
    ),
  mend: "Write $json.body.name for what was sent, $json.query.name for what stands in the address.",
};

const IN_WEBHOOK = new Set(
  "body headers params query webhookUrl executionMode jwtPayload".split(" "),
);

/** Fields are asked for by the name that the step before gives them. */
export const droppedField: Rule = {
  id: "dropped-field",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  check: (subject) =>
    fieldsAsked(subject, (node) => fieldsOfSet(node) !== undefined).flatMap(
      ({ node, path, field, source }): Trouble[] => {
        const given = fieldsOfSet(subject.nodeCalled(source)) ?? [];
        if (given.includes(field)) return [];
        const near = nearest(field, given);
        return [
          {
            nodes: [node, source],
            path,
            sentence: `${at(node, path)} asks for "${shortened(field)}", which "${shortened(source)}" does not pass on, so the field stays empty.${near ? ` Perhaps "${near}" was meant.` : ""}`,
          },
        ];
      },
    ),
  mend: 'Correct the name, or switch on "Include Other Input Fields" in the step before.',
};

type Asked = { node: string; path: string; field: string; source: string };

/** The fields asked of steps of one kind: of the only step before by `$json`, or by name. Each field of a step once. */
function fieldsAsked(subject: Subject, isSource: (node: NodeInFile) => boolean): Asked[] {
  return subject.steps.flatMap((node) => {
    if (node.disabled === true) return [];
    const source = sourceOf(node.name, subject, isSource);
    const found = new Map<string, Asked>();
    const add = (path: string, field: string | undefined, from: string | undefined) => {
      if (field !== undefined && from !== undefined && !found.has(`${from} ${field}`))
        found.set(`${from} ${field}`, { node: node.name, path, field, source: from });
    };
    for (const text of subject.textsOf(node)) {
      if (!text.value.startsWith("=")) continue;
      for (const code of runningCode(text)) {
        // Code that has another way out does not depend on the field.
        if (/\?\?|\|\||\?[^.]|\.body\b/.test(code)) continue;
        for (const [, dotted, quoted] of code.matchAll(OF_JSON))
          add(text.path, dotted ?? quoted, source);
        for (const [, , name = "", field] of code.matchAll(OF_NODE)) {
          const named = subject.nodeCalled(name);
          add(text.path, field, named && isSource(named) ? name : undefined);
        }
      }
    }
    return [...found.values()];
  });
}

const OF_JSON =
  /(?<![\w.)\]$])\$json(?:\??\.([A-Za-z_]\w{0,60})(?!\w|\s{0,3}\()|\[\s{0,3}["'`]([^"'`]{1,60})["'`]\s{0,3}\])/g;
const OF_NODE =
  /\$\(\s{0,3}(["'`])([^"'`]{1,200})\1\s{0,3}\)\.(?:item|first\(\)|last\(\))\.json\??\.([A-Za-z_]\w{0,60})(?!\w|\s{0,3}\()/g;

/** The one step whose items arrive, if steps that only pass on stand between; undefined where several do. */
function sourceOf(
  name: string,
  subject: Subject,
  isSource: (node: NodeInFile) => boolean,
): string | undefined {
  let here = name;
  for (let steps = 0; steps < 10; steps++) {
    const before = new Set(
      subject.graph
        .arriving(here)
        .filter(isMain)
        .map(({ from }) => from),
    );
    const [only] = before;
    const node = only === undefined ? undefined : subject.nodeCalled(only);
    if (before.size !== 1 || !node) return undefined;
    if (node.disabled !== true && isSource(node)) return node.name;
    if (!PASSES_ON.test(shortType(node.type)) && node.disabled !== true) return undefined;
    here = node.name;
  }
  return undefined;
}

const PASSES_ON = /^(?:if|filter|switch|limit|noOp|removeDuplicates|sort)$/;

function isWebhook({ type }: NodeInFile): boolean {
  return type === "n8n-nodes-base.webhook";
}

/** The names of all fields that a Set step gives; undefined where it passes others on too, or names are worked out. */
function fieldsOfSet(node: NodeInFile | undefined): string[] | undefined {
  if (!node || node.type !== "n8n-nodes-base.set" || node.typeVersion < 3.3) return undefined;
  const { mode = "manual", includeOtherFields = false, assignments } = node.parameters;
  if (mode !== "manual" || includeOtherFields !== false || node.onError === "continueErrorOutput")
    return undefined;
  const list = isRecord(assignments) ? assignments["assignments"] : undefined;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const names = (list as unknown[]).map((one) => (isRecord(one) ? one["name"] : undefined));
  if (!names.every((name) => typeof name === "string" && name !== "" && !name.startsWith("=")))
    return undefined;
  return (names as string[]).map((name) => name.split(/[.[]/)[0] ?? "");
}
