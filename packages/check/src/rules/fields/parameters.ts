import { humanize } from "../../read/humanize.ts";
import { isRecord } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import type { Parameter } from "../../facts/parameters.ts";
import { fieldsOfNodes, type Field } from "./fields-of-nodes.ts";
import { inField, inStep, listed, shortened } from "../wording.ts";
import { nearest } from "../../read/nearest.ts";

export const missingField: Rule = {
  id: "missing-field",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    fieldsOfNodes(subject).flatMap(({ node, isTrigger, fields }) => {
      const missing = fields.filter((field) => isMissing(field, isTrigger));
      if (missing.length === 0) return [];
      const labels = missing.map(({ parameter: { name } }) =>
        name === "select" && /slack/.test(node.type) ? SLACK_RECEIVER : humanize(name),
      );
      const [first] = missing;
      return inStep(
        [node.name],
        `needs ${listed(labels, 3)}, which ${missing.length === 1 ? "is" : "are"} empty, so ${isSubNode(node.name, subject) ? "the AI step cannot use it" : "n8n does not start the workflow"}.`,
        first ? { path: first.path } : {},
      );
    }),
  mend: "Open the step and fill in the fields that the editor marks red.",
};

/** Label of the field `select` of a Slack node. The field decides whether a channel or a person gets the message. */
const SLACK_RECEIVER = "Send message to";

export const unknownChoice: Rule = {
  id: "unknown-choice",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    fieldsOfNodes(subject).flatMap(({ node, fields }) =>
      fields
        .filter((field) => isUnknownChoice(field, fields))
        .map(({ parameter, path, value }): Trouble => {
          const { choices = [] } = parameter;
          const near = nearest(String(value), choices);
          const few = choices.length <= 8 ? ` n8n offers ${listed(choices, 8)}.` : "";
          return inField(
            node,
            path,
            `is "${shortened(String(value))}", which n8n does not offer there, so the step fails or does nothing.${near ? ` Perhaps "${near}" was meant.` : few}`,
            /^(?:resource|operation|mode)$/.test(parameter.name) ? {} : { level: "worth-knowing" },
          );
        }),
    ),
  mend: "Open the step and choose one of the values in the list.",
};

export const misspeltField: Rule = {
  id: "misspelt-field",
  whenReached: true,
  aboutUnread: true,
  level: "can-hurt",
  repairable: true,
  check: (subject) =>
    misspeltFields(subject).map(({ node, written, meant, defaultValue }) =>
      inStep(
        [node.name],
        `has a field "${shortened(written)}", which n8n does not know and ignores; the field that it knows, "${meant}", ${defaultValue === undefined ? "stays empty" : `keeps "${defaultValue}"`}.`,
        { path: written },
      ),
    ),
  mend: "Write the name of the field as n8n does.",
};

type Misspelt = {
  node: NodeInFile;
  /** Object that contains the field with the misspelled name. */
  holder: Record<string, unknown>;
  written: string;
  meant: string;
  /**
   * Default of the field whose name is misspelled; undefined if the default is empty. n8n ignores the value under the
   * misspelled name and uses this default.
   */
  defaultValue: Parameter["default"];
};

/** Finds misspelled names of fields: unknown names that resemble the name of a missing field. */
export function misspeltFields(subject: Subject): Misspelt[] {
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
          const meant = isKnown
            ? undefined
            : (nearest(written, names, likeness) ?? otherMethod(written, names));
          // "responseMode" resembles "responseCode", but both are right names. In a collection, a similar name of the
          // same length therefore counts as the name of another field, unless the two differ only in capital letters.
          const isOther =
            likeness !== undefined &&
            meant?.length === written.length &&
            meant.toLowerCase() !== written.toLowerCase();
          const defaultValue = known.find(({ name }) => name === meant)?.default;
          return meant === undefined || isOther || defaultValue === holder[written]
            ? []
            : [{ node, holder, written, meant, defaultValue: defaultValue || undefined }];
        }),
    );
  });
}

/**
 * Returns the node's name for the HTTP method if `written` is another name for it. The right name depends on the node
 * type: "method", "httpMethod" or "requestMethod". Undefined if `written` is none of these names.
 */
function otherMethod(written: string, names: readonly string[]): string | undefined {
  return METHOD.test(written) ? names.find((name) => METHOD.test(name)) : undefined;
}

const METHOD = /^(?:http|request)?method$/i;

type Group = { holder: Record<string, unknown>; known: readonly Parameter[]; free: string[] };

/**
 * Lists the objects inside a collection's value whose keys are names of fields: the collection itself and, for a fixed
 * collection, its entries too.
 */
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

/** Whether the node is a sub-node. n8n checks a sub-node only when an AI step uses it. */
function isSubNode(name: string, { graph }: Subject): boolean {
  return graph.usersOf(name).size > 1;
}

function isMissing({ parameter, value }: Field, isTrigger: boolean): boolean {
  const { isRequired, isList, hasDefault, type } = parameter;
  if (type === "fixedCollection" && (parameter.limits?.least ?? 0) > 0)
    return isNotOpened(parameter, value);
  if (!isRequired || (value === undefined && hasDefault)) return false;
  if (type === "fixedCollection" || type === "collection" || type === "hidden") return false;
  // If no type of credentials is chosen yet, the rule `no-account` reports the step.
  if (type === "credentialsSelect" || (type === "options" && value === null)) return false;
  if (isRecord(value) && value["__rl"] === true) {
    if (isTrigger) return false;
    return value["value"] === "" || value["value"] === undefined || value["value"] === null;
  }
  // n8n's editor itself fills in the path of webhooks and forms.
  if (isTrigger && parameter.name === "path") return false;
  // The owner has to choose the source of a trigger from a list in n8n's editor, so an empty choice is not reported.
  if (isTrigger && type === "options" && value === "") return false;
  if (isList) return false;
  if (type === "multiOptions")
    return value === undefined || (Array.isArray(value) && value.length === 0);
  return value === undefined || value === "" || value === null;
}

/** Whether a parameter that is a group of lists (n8n's type `fixedCollection`) has no entry, although it needs one. */
function isNotOpened({ fields = [] }: Parameter, value: unknown): boolean {
  if (!isRecord(value)) return true;
  return !fields.some(({ name }) => [value[name]].flat().some((entry) => isRecord(entry)));
}

function isUnknownChoice({ parameter, path, value }: Field, fields: readonly Field[]): boolean {
  if (parameter.type !== "options" || parameter.choices === undefined) return false;
  if (typeof value !== "string" || value === "" || value.startsWith("=")) return false;
  // These fields are not checked, because n8n's list may lack their values: providers add models and languages often,
  // and form fields can have any type.
  if (/model|^language$|^fieldType$/i.test(parameter.name)) return false;
  // A field inside a collection may be shown only under a condition, which the check cannot evaluate. The field is
  // therefore not reported.
  if (path !== parameter.name && parameter.shown.length > 0) return false;
  return !fields.some(
    (other) =>
      other.path === path &&
      (other.parameter.choices === undefined || other.parameter.choices.includes(value)),
  );
}
