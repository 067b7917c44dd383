import { humanize } from "../../read/humanize.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import type { Parameter } from "../../facts/parameters.ts";
import { fieldsOfNodes, type Field } from "./fields-of-nodes.ts";
import { STAND_IN } from "./stand-ins.ts";
import { at, listed, nearest, shortened } from "../wording.ts";

/** Every field that n8n demands is filled in. */
export const missingField: Rule = {
  id: "missing-field",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    fieldsOfNodes(subject).flatMap(({ node, isTrigger, fields }) => {
      const missing = fields.filter((field) => isMissing(field, isTrigger));
      if (missing.length === 0) return [];
      const labels = missing.map(({ parameter }) => humanize(parameter.name));
      const [first] = missing;
      return [
        {
          nodes: [node.name],
          ...(first ? { path: first.path } : {}),
          sentence: `${at(node.name)} needs ${listed(labels, 3)}, which ${missing.length === 1 ? "is" : "are"} empty, so ${isSubNode(node.name, subject) ? "the AI step cannot use it" : "n8n does not start the workflow"}.`,
        },
      ];
    }),
  mend: "Open the step and fill in the fields that the editor marks red.",
};

/** A field holds one of the values that n8n offers for it. */
export const unknownChoice: Rule = {
  id: "unknown-choice",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    fieldsOfNodes(subject).flatMap(({ node, fields }) =>
      fields
        .filter((field) => isUnknownChoice(field, fields))
        .map(({ parameter, path, value }): Trouble => {
          const near = nearest(String(value), parameter.choices ?? []);
          const few =
            (parameter.choices ?? []).length <= 8
              ? ` n8n offers ${(parameter.choices ?? []).map(choiceName).join(", ")}.`
              : "";
          return {
            nodes: [node.name],
            path,
            sentence: `${at(node.name, path)} is "${shortened(String(value))}", which n8n does not offer there, so the step fails or does something else.${near ? ` Perhaps "${near}" was meant.` : few}`,
            ...(/^(?:resource|operation|mode)$/.test(parameter.name)
              ? {}
              : { level: "worth-knowing" }),
          };
        }),
    ),
  mend: "Open the step and choose one of the values in the list.",
};

/** A field has the name that n8n knows it by. */
export const misspeltField: Rule = {
  id: "misspelt-field",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs"],
  repairable: true,
  check: (subject) =>
    misspeltFields(subject).map(({ node, written, meant }) => ({
      nodes: [node.name],
      path: written,
      sentence: `${at(node.name)} has a field "${shortened(written)}", which n8n does not know and ignores; the field that it knows, "${meant}", stays empty.`,
    })),
  mend: "Write the name of the field as n8n does.",
};

/** Fields under a name that n8n does not know, where one that it knows is near and missing; `holder` has them. */
export function misspeltFields(
  subject: Subject,
): { node: NodeInFile; holder: Record<string, unknown>; written: string; meant: string }[] {
  if (!subject.catalog.complete) return [];
  return fieldsOfNodes(subject).flatMap(({ node, fields }) => {
    const all = subject.catalog.typeOf(node.type)?.variantOf(node.typeVersion)?.parameters ?? [];
    const free = fields
      .map(({ path }) => path)
      .filter((path) => !path.includes(".") && !Object.hasOwn(node.parameters, path));
    const inside = fields.flatMap(({ parameter, value }) => groupsIn(parameter, value));
    return [{ holder: node.parameters, known: all, free }, ...inside].flatMap(
      ({ holder, known, free: names }) =>
        Object.keys(holder).flatMap((written) => {
          const isKnown = known.some(({ name }) => name === written);
          const likeness = holder === node.parameters ? undefined : (name: string) => name;
          const meant = isKnown ? undefined : nearest(written, names, likeness);
          // "responseMode" is no slip for "responseCode".
          const isOther =
            likeness !== undefined &&
            meant?.length === written.length &&
            meant.toLowerCase() !== written.toLowerCase();
          return meant === undefined || isOther ? [] : [{ node, holder, written, meant }];
        }),
    );
  });
}

type Group = { holder: Record<string, unknown>; known: readonly Parameter[]; free: string[] };

/** The opened collections of a field, each with the names that are possible in it. */
function groupsIn({ type, fields = [] }: Parameter, value: unknown): Group[] {
  if (!isRecord(value) || (type !== "collection" && type !== "fixedCollection")) return [];
  const group = (holder: Record<string, unknown>, known: readonly Parameter[]): Group => ({
    holder,
    known,
    free: known.map(({ name }) => name).filter((name) => !Object.hasOwn(holder, name)),
  });
  if (type === "collection") return [group(value, fields)];
  return [
    group(value, fields),
    ...fields.flatMap(({ name, fields: known = [] }) =>
      [value[name]].flat().flatMap((entry) => (isRecord(entry) ? [group(entry, known)] : [])),
    ),
  ];
}

/** n8n looks at the fields of a sub-node only when the AI step uses it. */
function isSubNode(name: string, { graph }: Subject): boolean {
  return graph.usersOf(name).size > 1;
}

function isMissing({ parameter, value }: Field, isTrigger: boolean): boolean {
  const { isRequired, isList, hasDefault, type } = parameter;
  if (type === "fixedCollection" && (parameter.limits?.least ?? 0) > 0)
    return isNotOpened(parameter, value);
  if (!isRequired || (value === undefined && hasDefault)) return false;
  if (type === "fixedCollection" || type === "collection" || type === "hidden") return false;
  // The rule on accounts speaks of a missing kind of account.
  if (type === "credentialsSelect" || (type === "options" && value === null)) return false;
  if (isRecord(value) && value["__rl"] === true) {
    if (isTrigger) return false;
    return value["value"] === "" || value["value"] === undefined || value["value"] === null;
  }
  // The editor gives a webhook or form a path of its own.
  if (isTrigger && parameter.name === "path") return false;
  // The owner of a trigger chooses its source from a list of existing ones.
  if (isTrigger && type === "options" && value === "") return false;
  if (isList) return false;
  if (type === "multiOptions")
    return value === undefined || (Array.isArray(value) && value.length === 0);
  return value === undefined || value === "" || value === null;
}

/** A collection that needs an entry has none. */
function isNotOpened({ fields = [] }: Parameter, value: unknown): boolean {
  if (!isRecord(value)) return true;
  return !fields.some(({ name }) => [value[name]].flat().some((entry) => isRecord(entry)));
}

function isUnknownChoice({ parameter, path, value }: Field, fields: readonly Field[]): boolean {
  if (parameter.type !== "options" || parameter.choices === undefined) return false;
  if (typeof value !== "string" || value === "" || value.startsWith("=")) return false;
  // Providers add and remove models more often than n8n's lists follow.
  // A form hands on any kind of field to the browser.
  if (/model|^language$|^fieldType$/i.test(parameter.name)) return false;
  // Only the editor may know the condition of a field inside a collection.
  if (path !== parameter.name && parameter.shown.length > 0) return false;
  return !fields.some(
    (other) =>
      other.path === path &&
      (other.parameter.choices === undefined || other.parameter.choices.includes(value)),
  );
}

function choiceName(choice: string): string {
  return `"${choice}"`;
}

/** A field holds a value of the kind that n8n stores there. */
export const wrongType: Rule = {
  id: "wrong-type",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) => [
    ...subject.steps.flatMap(wrongAssignments),
    ...fieldsOfNodes(subject).flatMap(({ node, fields }) =>
      fields
        .filter((field) => hasWrongType(field) || isBeyond(field))
        .map(({ parameter, path, value }) => ({
          nodes: [node.name],
          path,
          // A list where a single value belongs is only compared wrongly in a condition.
          ...(path.startsWith("conditions.") ? { level: "can-hurt" as const } : {}),
          ...(typeof value === "number" ? { level: "worth-knowing" as const } : {}),
          sentence:
            typeof value === "number"
              ? `${at(node.name, path)} is ${value}, which n8n does not offer there (${rangeOf(parameter)}), so the service may refuse it.`
              : `${at(node.name, path)} holds ${kindName(value)} where n8n keeps something else, so the step fails or does not do what it should.`,
        })),
    ),
  ],
  mend: "Fill in the field once more in the editor.",
};

function kindName(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (isRecord(value) && value["__rl"] === true) return "no address";
  if (typeof value === "string") return `the text "${shortened(value)}"`;
  return typeof value === "object" ? "an object" : "a plain value";
}

/** The rule on schedules speaks of their intervals. */
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
  // n8n looks for an address here, and for nothing else.
  if (isRecord(value) && value["__rl"] === true && value["mode"] === "url")
    return (
      typeof value["value"] === "string" &&
      /^[^=\s]/.test(value["value"]) &&
      !/^https?:\/\//.test(value["value"]) &&
      !STAND_IN.test(value["value"])
    );
  if (GROUPS.has(type)) return !isRecord(value) && value !== "" && !isEmptyList(value);
  if (type === "number" && typeof value === "string")
    return value.trim() !== "" && Number.isNaN(Number(value)) && !value.includes("{{");
  if (type === "boolean" && typeof value === "string") return !value.includes("{{") && value !== "";
  if (type === "dateTime" && typeof value === "string")
    return value !== "" && !value.includes("{{") && Number.isNaN(Date.parse(value));
  return (
    PLAIN.has(type) && typeof value === "object" && !(isRecord(value) && value["__rl"] === true)
  );
}

/** The values of a Set step that say of which kind they are and are of another. */
function wrongAssignments({ name, type, parameters, disabled }: NodeInFile): Trouble[] {
  const { assignments } = isRecord(parameters["assignments"]) ? parameters["assignments"] : {};
  if (disabled === true || !type.endsWith(".set") || !Array.isArray(assignments)) return [];
  return (assignments as unknown[]).flatMap((one, k): Trouble[] => {
    if (!isRecord(one) || !isOfAnotherKind(one["type"], one["value"])) return [];
    const path = `assignments.assignments[${k}].value`;
    return [
      {
        nodes: [name],
        path,
        sentence: `${at(name, path)} is "${shortened(String(one["value"]))}", which is no ${String(one["type"])}, so the step stops with an error.`,
      },
    ];
  });
}

function isOfAnotherKind(kind: unknown, value: unknown): boolean {
  if (typeof value !== "string" || /^=|\{\{/.test(value) || value === "") return false;
  if (kind === "number") return Number.isNaN(Number(value));
  if (kind === "boolean") return !/^(?:true|false|0|1)$/i.test(value);
  if (kind !== "array" && kind !== "object") return false;
  return !(kind === "array" ? /^\s*\[[\s\S]*\]\s*$/ : /^\s*\{[\s\S]*\}\s*$/).test(value);
}

/** n8n goes over the entries of a group one by one and stops where there is only one without a list around it. */
function hasSingleEntry({ fields = [] }: Parameter, value: Record<string, unknown>): boolean {
  return fields.some(({ name }) => Object.hasOwn(value, name) && isRecord(value[name]));
}

const GROUPS = new Set(["collection", "fixedCollection", "filter", "assignmentCollection"]);
const PLAIN = new Set(["string", "options", "number", "boolean", "dateTime"]);

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
