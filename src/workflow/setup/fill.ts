import { isRecord } from "#check/read/edges.ts";
import type { WorkflowNode } from "#check/read/workflow.ts";
import { faultIn, kindOf, mayBeEmpty, numberIn, type Fault } from "./kinds.ts";
import { assignmentsIn, type Setup, type SetupField } from "./setup.ts";

export type Typed = {
  /** By name of the value; of yes and no, what was ticked. */
  values: Record<string, string | boolean>;
  /** By type, what the credential is called in their n8n. */
  credentials: Record<string, string>;
};

export const NOTHING_TYPED: Typed = { values: {}, credentials: {} };

/** Whether what a browser kept can be gone on with. */
export function isTyped(kept: unknown): kept is Typed {
  if (!isRecord(kept)) return false;
  const { values, credentials } = kept;
  const holds = (part: unknown, ...types: string[]) =>
    isRecord(part) && Object.values(part).every((value) => types.includes(typeof value));
  return holds(values, "string", "boolean") && holds(credentials, "string");
}

/** @param file the text of `workflow.json` @returns the text itself where nothing would be another */
export function fillWorkflow(file: string, { fields, credentials }: Setup, typed: Typed): string {
  const workflow = JSON.parse(file) as {
    nodes: (WorkflowNode & { credentials?: Record<string, unknown> })[];
  };
  for (const entry of assignmentsIn(workflow)) {
    const field = fields.find(({ name }) => name === entry.name);
    entry.value = (field && filledValue(field, typed.values[field.name])) ?? entry.value;
  }
  for (const { type, nodes } of credentials) {
    const name = typed.credentials[type]?.trim();
    if (!name) continue;
    for (const node of workflow.nodes.filter((one) => nodes.includes(one.name))) {
      // n8n's editor takes the one of its credentials that has this name.
      node.credentials = { ...node.credentials, [type]: { id: null, name } };
    }
  }
  const isSame = JSON.stringify(workflow) === JSON.stringify(JSON.parse(file));
  return isSame ? file : `${JSON.stringify(workflow, null, 2)}\n`;
}

/** What still holds an example that works for nobody. */
export function missingFields({ fields }: Pick<Setup, "fields">, { values }: Typed): SetupField[] {
  return fields.filter(
    (field) => field.isExample && filledValue(field, values[field.name]) === undefined,
  );
}

export function faultyFields(
  { fields }: Pick<Setup, "fields">,
  { values }: Typed,
): { field: SetupField; fault: Fault }[] {
  return fields.flatMap((field) => {
    const fault = faultIn(field, values, fields);
    return fault ? [{ field, fault }] : [];
  });
}

/** undefined: the workflow's own value stays. */
function filledValue(
  field: SetupField,
  typed: string | boolean | undefined,
): string | number | boolean | undefined {
  const { value, isExample } = field;
  if (typed === undefined || typed === value) return undefined;
  if (typeof value === "boolean") return typed === true;
  const text = String(typed);
  if (typeof value === "number") return numberIn(text);
  const kind = kindOf(field);
  if (text.trim() === "" && (isExample || !mayBeEmpty(kind))) return undefined;
  return literal(kind === "text" ? text : text.trim());
}

/**
 * An expression that gives back a text which begins with "=". n8n searches it for braces and forbidden
 * words before it is read, so all but letters, digits and spaces is written by number.
 */
export function literal(text: string): string {
  if (!text.startsWith("=")) return text;
  const quoted = text.replace(
    /[^\w ]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `={{ "${quoted}" }}`;
}
