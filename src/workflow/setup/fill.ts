import { isRecord } from "#check/read/edges.ts";
import type { WorkflowNode } from "#check/read/workflow.ts";
import { faultIn, kindOf, mayBeEmpty, numberIn, type Fault } from "./kinds.ts";
import { assignmentsIn, type Setup, type SetupField } from "./setup.ts";

export type Typed = {
  /** Values that the visitor typed, by name. A checkbox gives true or false. */
  values: Record<string, string | boolean>;
  /** Names of the credentials in the visitor's own n8n, by credential type. */
  credentials: Record<string, string>;
};

export const NOTHING_TYPED: Typed = { values: {}, credentials: {} };

/** Whether a value from the browser's storage has the form that this version of the site uses. */
export function isTyped(stored: unknown): stored is Typed {
  if (!isRecord(stored)) return false;
  const { values, credentials } = stored;
  const holds = (part: unknown, ...types: string[]) =>
    isRecord(part) && Object.values(part).every((value) => types.includes(typeof value));
  return holds(values, "string", "boolean") && holds(credentials, "string");
}

/** Writes the visitor's values into a workflow file. If no value differs from the file, the text stays the same. */
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
      // When the visitor imports the workflow, n8n's editor finds the credential by this name and selects it.
      node.credentials = { ...node.credentials, [type]: { id: null, name } };
    }
  }
  const isSame = JSON.stringify(workflow) === JSON.stringify(JSON.parse(file));
  return isSame ? file : `${JSON.stringify(workflow, null, 2)}\n`;
}

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

/** Returns the value to write into the workflow; undefined if the value in `workflow.json` stays. */
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
 * Writes a visitor's text so that n8n uses exactly this text. n8n evaluates a text that begins with "=" as an
 * expression, so this function turns it into an expression whose result is the text. In the expression, all characters
 * but letters, digits, "_" and spaces are Unicode escapes, because n8n searches expressions for braces and forbidden
 * words.
 */
export function literal(text: string): string {
  if (!text.startsWith("=")) return text;
  const quoted = text.replace(
    /[^\w ]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `={{ "${quoted}" }}`;
}
