import type { INodeProperties } from "n8n-workflow";
import type {
  GroupedParameters,
  ParameterData,
} from "../../../packages/check/src/facts/catalog-data.ts";
import { conditionText } from "./condition-text.ts";
import { mergeOperations, withoutRepetition } from "./parameter-groups.ts";

/**
 * Which fields of a node the facts contain. `required`: the required fields, the fields that decide whether n8n shows a
 * required field, and the fields `resource`, `operation` and `mode`. `none`: no fields.
 */
export type Depth = "all" | "required" | "none";

/**
 * Groups the fields of a node by the condition under which n8n shows them. Fields that only explain something in the
 * editor are left out.
 * @param computed - expressions by which n8n computes the node's ports. The fields that these expressions use are kept,
 *   except hidden fields and collections
 */
export function groupedParameters(
  properties: INodeProperties[],
  depth: Depth,
  computed = "",
): GroupedParameters {
  const fields = properties.filter(({ type }) => !EXPLAINS.has(type));
  const required = fields.filter(isToFillIn);
  const deciding = decidingNames(depth === "all" ? fields : required, fields);
  const wanted = fields.filter(
    (field) =>
      depth === "all" ||
      required.includes(field) ||
      isDeciding(field, deciding) ||
      isWork(field.name) ||
      // Fields from whose values n8n computes the node's ports are kept, except hidden fields and collections.
      (computed.includes(field.name) && !/^(?:hidden|collection)$/.test(field.type)),
  );
  const groups = new Map<string, ParameterData[]>();
  if (depth === "none") return [];
  for (const field of wanted) {
    const condition = conditionText(field.displayOptions);
    const group = groups.get(condition) ?? [];
    group.push(parameterData(field, depth, deciding.has(field.name)));
    groups.set(condition, group);
  }
  return withoutRepetition(mergeOperations(groups));
}

const EXPLAINS = new Set(["notice", "callout", "button", "curlImport", "credentials", "icon"]);

/** Whether a field is required but has no default value, so that somebody has to fill it in. */
function isToFillIn({ required, default: value }: INodeProperties): boolean {
  return required === true && isEmpty(value);
}

function isDeciding(field: INodeProperties, deciding: ReadonlySet<string>): boolean {
  return deciding.has(field.name) && (field.default !== undefined || field.type === "options");
}

function isWork(name: string): boolean {
  return name === "resource" || name === "operation" || name === "mode";
}

/**
 * Returns the names of all fields that decide, directly or through other fields, whether n8n shows the fields in `of`.
 */
function decidingNames(of: INodeProperties[], all: INodeProperties[]): Set<string> {
  const names = new Set<string>();
  const queue = [...of];
  for (const { displayOptions } of queue) {
    const rules = { ...displayOptions?.show, ...displayOptions?.hide };
    for (const rule of Object.keys(rules)) {
      const [name = ""] = rule.replace(/^\//, "").split(".");
      if (name.startsWith("@") || names.has(name)) continue;
      names.add(name);
      queue.push(...all.filter((field) => field.name === name));
    }
  }
  return names;
}

function parameterData(field: INodeProperties, depth: Depth, decides: boolean): ParameterData {
  const text = parameterText(field, depth, decides);
  if (depth !== "all") return text;
  const fields = fieldsOf(field);
  return fields === undefined ? text : [text, fields];
}

function parameterText(field: INodeProperties, depth: Depth, decides: boolean): string {
  const { name, type, required, default: value } = field;
  const choices =
    depth === "all" || (depth === "required" && isWork(name)) ? choicesOf(field) : undefined;
  const tells = (decides || type === "options" || type === "boolean") && isShort(value);
  const isChoice = choices?.includes(textOf(value)) === true;
  const offered = isChoice ? [...new Set([textOf(value), ...choices])] : choices;
  return [
    name,
    typeText(field, depth, choices !== undefined),
    required ? "*" : "",
    !tells && !isEmpty(value) ? "^" : "",
    tells && !isEmpty(value) ? `~${isChoice ? "" : textOf(value)}` : "",
    offered === undefined ? "" : `<${offered.join("|")}`,
  ].join("");
}

function typeText(field: INodeProperties, depth: Depth, hasChoices: boolean): string {
  const { type, typeOptions } = field;
  const many = typeOptions?.multipleValues ? "[]" : "";
  if (many === "" && (type === "string" || (type === "options" && hasChoices))) return "";
  const limits = depth === "all" ? limitsOf(field) : "";
  return `#${type}${many}${limits === "" ? "" : `(${limits})`}`;
}

/** Writes the limits of a field: `1:100` for a number between 1 and 100, `1:` for a collection that needs an entry. */
function limitsOf({ type, typeOptions }: INodeProperties): string {
  const { minValue, maxValue, minRequiredFields } = typeOptions ?? {};
  if (type === "fixedCollection") return minRequiredFields ? `${minRequiredFields}:` : "";
  return type === "number" && (minValue !== undefined || maxValue !== undefined)
    ? `${minValue ?? ""}:${maxValue ?? ""}`
    : "";
}

function choicesOf({ type, options, typeOptions }: INodeProperties): string[] | undefined {
  if (type !== "options" && type !== "multiOptions") return undefined;
  if (typeOptions?.loadOptionsMethod || typeOptions?.loadOptions) return undefined;
  const values = (options ?? []).flatMap((option) =>
    "value" in option ? [String(option.value)] : [],
  );
  return values.length > 0 ? values : undefined;
}

function fieldsOf({ type, options = [] }: INodeProperties): GroupedParameters | undefined {
  if (type === "collection") return groupedParameters(options as INodeProperties[], "all");
  if (type !== "fixedCollection") return undefined;
  const groups = options as { name: string; values: INodeProperties[] }[];
  const fields = groups.map(({ name, values }): ParameterData => [
    `${name}#group`,
    groupedParameters(values, "all"),
  ]);
  return [["", fields]];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || EMPTY.has(JSON.stringify(value));
}

const EMPTY = new Set(["{}", "[]", '{"mode":"list","value":""}', '{"mode":"id","value":""}']);

/**
 * Whether a default value is a number, a boolean, or one word of at most 40 characters, such as "append". Any other
 * value may be a text that n8n's authors wrote, and their texts must not be copied.
 */
function isShort(value: unknown): boolean {
  return typeof value !== "object" && /^[\w./:+-]{1,40}$/.test(textOf(value));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
