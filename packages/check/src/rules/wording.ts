import { isRecord } from "../read/edges.ts";
import { humanize } from "../read/humanize.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { Trouble } from "./rule.ts";

/**
 * Writes a list of names in quotation marks, such as `"A"`, `"A" and "B"`, or `"A", "B" and 3 more`.
 * @param shown - maximum number of names that are written out
 */
export function listed(names: readonly string[], shown = 2): string {
  const quoted = [...new Set(names)].map((name) => `"${shortened(name)}"`);
  const rest = quoted.length - shown;
  if (rest > 0) return `${quoted.slice(0, shown).join(", ")} and ${rest} more`;
  return quoted.length < 2
    ? (quoted[0] ?? "")
    : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}

export function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

export function at(step: string): string {
  return `The step "${shortened(step)}"`;
}

/**
 * Reports a mistake in the first step of `nodes`. The page highlights all steps in `nodes` in its drawing of the
 * workflow.
 * @param what - the rest of the sentence after the name of the step
 */
export function inStep(nodes: string[], what: string, more: Partial<Trouble> = {}): Trouble {
  return { nodes, sentence: `${at(nodes[0] ?? "")} ${what}`, ...more };
}

/**
 * Reports a mistake in a field of a node.
 * @param what - the rest of the sentence after the name of the field, such as `is empty.`
 */
export function inField(
  node: NodeInFile,
  path: string,
  what: string,
  more: Partial<Trouble> = {},
): Trouble {
  return { nodes: [node.name], path, sentence: `${fieldAt(node, path)} ${what}`, ...more };
}

/** Returns the subject of a sentence: `The field "Reply to" of "Send the mail"`. */
export function fieldAt({ name, parameters }: NodeInFile, path: string): string {
  return `The field ${fieldName(parameters, path)} of "${shortened(name)}"`;
}

/**
 * Returns the name by which the workflow's owner knows a field, in quotation marks. The third entry of the list
 * `options` is `"Price"` if the owner gave it this name, and otherwise `"Option 3"`.
 */
export function fieldName(holder: unknown, path: string): string {
  const names: string[] = [];
  let place = holder as Record<string, unknown> | undefined;
  let last = "";
  for (const [, key, index = ""] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    place = place?.[key ?? index] as typeof place;
    if (key === undefined) {
      names.push(
        humanize(nameOf(place) ?? `${humanize(last).replace(/s$/, "")} ${Number(index) + 1}`),
      );
      last = "";
    } else if (last === "" || !WRAPS.test(key)) last = key;
  }
  if (names.length === 0 || !WRAPS.test(last)) names.push(humanize(last));
  return listed([names.join(", ")]);
}

/**
 * Matches keys that n8n adds to a path between a field and its value or its entries. The workflow's owner does not see
 * these keys.
 */
const WRAPS = /^(?:values?|parameters?|assignments|item|)$|Values$/;

/**
 * Returns the name that the owner gave to an entry of a list; undefined if there is none, or if it is an expression.
 */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { name, key, fieldLabel, outputKey, fieldId } = entry;
  return [name, key, fieldLabel, outputKey, fieldId].find(
    (one): one is string => typeof one === "string" && /^[^=]/.test(one),
  );
}
