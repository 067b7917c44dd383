import type { Parameter } from "../../facts/parameters.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";
import { fieldsOfNodes, type Field } from "./fields-of-nodes.ts";
import { listsIn, wrongList } from "./wrong-list.ts";
import { STAND_IN } from "./stand-ins.ts";

/**
 * Reports values of the wrong type, and numbers outside the limits of a field, except those that `wrongList` reports.
 */
export const wrongType: Rule = /* @__PURE__ */ Object.assign({}, wrongList, {
  check: (subject: Subject) => [
    ...subject.steps.flatMap(wrongAssignments),
    ...fieldsOfNodes(subject).flatMap(({ node, fields }) =>
      fields
        .filter((field) => hasWrongType(field) || isBeyond(field))
        .filter(({ path }) => !listsIn(node.parameters).some(([list]) => list === path))
        .map(({ parameter, path, value }): Trouble =>
          inField(
            node,
            path,
            typeof value === "number"
              ? `is ${value}, which n8n does not offer there (${rangeOf(parameter)}), so the service may refuse it.`
              : `holds ${kindName(value)} where n8n keeps something else, so the step fails or does not do what it should.`,
            {
              ...(path.startsWith("conditions.") ? { level: "can-hurt" } : {}),
              ...(typeof value === "number" ? { level: "worth-knowing" } : {}),
            },
          ),
        ),
    ),
  ],
});

function kindName(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isRecord(value) && value["__rl"] === true) return "a text that is no address";
  if (typeof value === "string") return `the text "${shortened(value)}"`;
  return typeof value === "object" ? "an object" : "a plain value";
}

/** Whether a number is outside the limits of its field. Intervals of schedules are checked by another rule. */
function isBeyond({ parameter: { limits = {} }, path, value }: Field): boolean {
  if (typeof value !== "number" || path.startsWith("rule.interval")) return false;
  return value < (limits.least ?? -Infinity) || value > (limits.most ?? Infinity);
}

function rangeOf({ limits: { least, most } = {} }: Parameter): string {
  if (least === undefined) return `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
}

function hasWrongType({ parameter, value }: Field): boolean {
  const { type, isList } = parameter;
  if (value === undefined || value === null) return false;
  if (type === "fixedCollection" && isList && isRecord(value))
    return hasSingleEntry(parameter, value);
  if (isList) return false;
  if (typeof value === "string" && value.startsWith("=")) return false;
  // In the mode "url" n8n accepts only a URL.
  if (isRecord(value) && value["__rl"] === true && value["mode"] === "url")
    return (
      typeof value["value"] === "string" &&
      /^[^=\s]/.test(value["value"]) &&
      !/^https?:\/\//.test(value["value"]) &&
      !STAND_IN.test(value["value"])
    );
  if (GROUPS.has(type))
    return !isRecord(value) && value !== "" && !(Array.isArray(value) && value.length === 0);
  if (type === "number" && typeof value === "string")
    return value.trim() !== "" && Number.isNaN(Number(value)) && !value.includes("{{");
  // n8n takes every text as true. Only "false", "no" and "off" are therefore certainly mistakes.
  if (type === "boolean" && typeof value === "string") return /^(?:false|no|off)$/i.test(value);
  if (type === "dateTime" && typeof value === "string")
    return value !== "" && !value.includes("{{") && Number.isNaN(Date.parse(value));
  return (
    PLAIN.has(type) && typeof value === "object" && !(isRecord(value) && value["__rl"] === true)
  );
}

/** Finds values of a Set step that are not of the type that the step declares for them. */
function wrongAssignments(node: NodeInFile): Trouble[] {
  const { type, parameters } = node;
  const { assignments } = isRecord(parameters["assignments"]) ? parameters["assignments"] : {};
  const { ignoreConversionErrors } = isRecord(parameters["options"]) ? parameters["options"] : {};
  if (!type.endsWith(".set") || !Array.isArray(assignments)) return [];
  if (ignoreConversionErrors === true) return [];
  return (assignments as unknown[]).flatMap((one, k) => {
    if (!isRecord(one) || !isOfAnotherKind(one["type"], one["value"])) return [];
    const path = `assignments.assignments[${k}].value`;
    return inField(
      node,
      path,
      `is "${shortened(String(one["value"]))}", which is no ${String(one["type"])}, so the step stops with an error.`,
    );
  });
}

function isOfAnotherKind(kind: unknown, value: unknown): boolean {
  if (typeof value !== "string" || /^=|\{\{/.test(value) || value === "") return false;
  if (kind === "number") return Number.isNaN(Number(value));
  if (kind === "boolean") return !/^(?:true|false|0|1)$/i.test(value);
  if (kind !== "array" && kind !== "object") return false;
  return !(kind === "array" ? /^\s*\[[\s\S]*\]\s*$/ : /^\s*\{[\s\S]*\}\s*$/).test(value);
}

/**
 * Whether a group of fields contains a single entry where n8n needs a list of entries. n8n then stops with an error.
 */
function hasSingleEntry({ fields = [] }: Parameter, value: Record<string, unknown>): boolean {
  return fields.some(({ name }) => Object.hasOwn(value, name) && isRecord(value[name]));
}

const GROUPS = new Set(["collection", "fixedCollection", "filter", "assignmentCollection"]);
const PLAIN = new Set(["string", "options", "number", "boolean", "dateTime"]);
