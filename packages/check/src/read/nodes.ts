import { isRecord } from "./edges.ts";
import type { NodeInFile } from "./workflow-file.ts";

export const STICKY_NOTE = "n8n-nodes-base.stickyNote";
export const SET = "n8n-nodes-base.set";
export const VALUES_NODE = "Set your values";

export function isNote(node: { type: string }): boolean {
  return node.type === STICKY_NOTE;
}

export type NamedValue = { name: string; value: unknown };

/**
 * Returns the values that people fill in before they use a template: the entries of its node "Set your values". The
 * entries are not copied, so a change to an entry changes the workflow.
 */
export function valuesOf({
  nodes,
}: {
  nodes: readonly Pick<NodeInFile, "name" | "parameters">[];
}): NamedValue[] {
  const parameters = nodes.find(({ name }) => name === VALUES_NODE)?.parameters;
  const list = isRecord(parameters?.["assignments"]) && parameters["assignments"]["assignments"];
  return Array.isArray(list) ? list.filter(isNamed) : [];
}

function isNamed(entry: unknown): entry is NamedValue {
  return isRecord(entry) && typeof entry["name"] === "string";
}

/** Whether a value in the node "Set your values" is only an example, which the user has to replace. */
export function isExample(name: string, value: string): boolean {
  return EXAMPLE.test(value) && !EXCEPTIONS.test(name);
}

/**
 * Matches the examples that the templates of this site contain in place of the user's values. A user's own text that
 * merely contains "your" or "example" does not match.
 */
const EXAMPLE =
  /YOUR-[A-Z]|(?<![\w-])example(?:\.[a-z]|-company\b)|\.example(?![\w-])|\bExample(?= [A-Z]|,|$)|^(?:[Yy]our|the lead's) (?:phone number|note on taxes)$|: your account$/m;
/**
 * Matches names of lists of exceptions. For example, `neverRemind` lists customers who get no reminders. Users may keep
 * the examples in these lists.
 */
const EXCEPTIONS = /^(?:away$|never|important|personal|private)/;

/**
 * A text among the parameters of a node. `path`: such as `options.replyTo`. `key`: name of the field, such as
 * `replyTo`.
 */
export type Text = { path: string; key: string; value: string };

export function textsIn(value: unknown, path = "", key = ""): Text[] {
  if (typeof value === "string") return [{ path, key, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (Array.isArray(value)) return textsIn(part, `${path}[${name}]`, key);
    return textsIn(part, path ? `${path}.${name}` : name, name);
  });
}
