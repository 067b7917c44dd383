import type { Port } from "../read/ports.ts";

/**
 * Content of the files in `data/`: facts about n8n's node types, which `npm run facts:build` reads from n8n's packages.
 * To keep the files small, their field names are short, and each parameter is written as a short text.
 */
export type CatalogData = {
  /** The oldest and the newest n8n release from which the facts were read. */
  releases: [oldest: string, newest: string];
  /**
   * Whether the file has all parameters. Otherwise it has only the required parameters, and the parameters that decide
   * whether n8n shows another one.
   */
  complete: boolean;
  /** One text for each node type, in the format that `readType` describes. */
  types: string[];
};

export type TypeData = {
  type: string;
  /**
   * Name of the node type in n8n's editor, or a short form:
   * - "=": `inCapitals` makes the name from the type.
   * - "" for the trigger of a service: the name is the service's name with "Trigger".
   * - "" for any other type: `titleOf` makes the name from the type.
   */
  label: string;
  /**
   * One letter for each property of the node type. `t`: trigger. `h`: hidden, because n8n no longer offers the type.
   * `c`: core node. `a`: for AI. `u`: usable as a tool. `s`: needs an account of a service. `g`: only in the oldest
   * release.
   */
  flags: string;
  /** Name that n8n gives to a new node of this type, if it differs from the label. */
  name: string;
  /**
   * Highest version of the node type in the oldest n8n release that `releases` names; 0 if that release lacks the type.
   * Undefined if the newest release has the same highest version.
   */
  old: number | undefined;
  variants: VariantData[];
};

export type VariantData = {
  /** Versions of the node type that this variant describes. They have the same ports, credentials and parameters. */
  v: number[];
  in: Port[] | "computed";
  out: Port[] | "computed";
  names: string[];
  /**
   * Each key is a condition. Its value lists the credential types that the node can use under this condition. A `*` in
   * a type means that the node needs credentials of this type.
   */
  creds?: Record<string, string[]>;
  /** Undefined if the file leaves out the parameters of this variant. */
  params: GroupedParameters | undefined;
};

/**
 * Marks a variant of a node type that has no parameters. Without this mark, the variant would look like one whose
 * parameters the file leaves out.
 */
export const NO_FIELDS = ";";

/**
 * Parameters in groups. n8n shows the parameters of a group only if the group's condition is met, such as
 * `resource=message&operation=post|update&!@version=1&@version=?gte:2`. Conditions are shortened: `r` means `resource`,
 * `o` means `operation`. A `+` at the beginning repeats the first rule of the previous group's condition, and `++`
 * repeats its first two rules.
 *
 * A group is a pair of condition and parameters. If no parameter is a collection, the group is one text instead: the
 * condition, a semicolon and the parameters, as in `+o=post;text*,channel`.
 */
export type GroupedParameters = (string | [condition: string, parameters: ParameterData[]])[];

/**
 * A parameter, written as `name#type(minimum:maximum)*^~default<choice|choice`. All parts after the name are optional.
 * - `#type`: if it is missing, the type is `options` for a parameter with choices, and `string` for any other.
 * - `*`: the parameter is required.
 * - `^`: n8n has a default, but the file does not contain it.
 * - `~` without a text after it: the first choice is the default.
 *
 * A parameter with fields (a collection) is a pair of this text and its fields.
 */
export type ParameterData = string | [parameter: string, fields: GroupedParameters];

/**
 * The catalog file stores only the name of a typical service or trigger. These two texts complete such an entry. A
 * service needs an account and can be used as a tool. A trigger needs an account and has no input. Both leave out the
 * parameters.
 */
export const SERVICE = "\tus\n";
export const TRIGGER = "\tts\n\t-";

/**
 * Parses the text of a node type. The first line consists of type, flags, highest version in the oldest release, label
 * and name. Each further line describes a variant: versions, inputs, outputs, labels of the outputs, credentials and
 * groups of parameters. Tabs separate the parts of a line. An empty part has a default, such as version 1. A text of
 * one word is the name of a typical service or trigger, whose other parts are filled in.
 */
export function readType(text: string): TypeData {
  const whole = /\s/.test(text) ? text : text + (text.endsWith("Trigger") ? TRIGGER : SERVICE);
  const [head = "", ...variants] = whole.split("\n");
  const [type = "", flags = "", old, label = "", name = ""] = head.split("\t");
  return {
    type: typeIn(type),
    flags,
    old: old ? Number(old) : undefined,
    label,
    name,
    variants: variants.map(readVariant),
  };
}

/**
 * Returns the full node type for a short one: `n8n-nodes-base.gmail` for `gmail`, and `@n8n/n8n-nodes-langchain.agent`
 * for `@agent`.
 */
export function typeIn(text: string): string {
  const [short = ""] = text.split(/\s/, 1);
  return short.startsWith("@")
    ? `@n8n/n8n-nodes-langchain.${short.slice(1)}`
    : `n8n-nodes-base.${short}`;
}

function readVariant(line: string): VariantData {
  const [versions, inputs = "", outputs = "", names, creds, ...params] = line.split("\t");
  return {
    v: versionsIn(versions || "1"),
    in: portsIn(inputs),
    out: portsIn(outputs),
    names: names ? names.split("+") : [],
    ...(creds ? { creds: JSON.parse(creds) as Record<string, string[]> } : {}),
    params: paramsIn(params),
  };
}

function paramsIn(groups: readonly string[]): GroupedParameters | undefined {
  if (groups.length === 0) return undefined;
  if (groups[0] === NO_FIELDS) return [];
  return groups.map((group) =>
    group.startsWith("[") ? (JSON.parse(group) as GroupedParameters[number]) : group,
  );
}

/** @param text - such as `1,2-2.3` for 1, 2, 2.1, 2.2 and 2.3 */
function versionsIn(text: string): number[] {
  return text.split(",").flatMap((range) => {
    const [from = 1, to = from] = range.split("-").map(Number);
    const count = Math.round((to - from) * 10);
    return Array.from({ length: count + 1 }, (_, k) => Math.round(from * 10 + k) / 10);
  });
}

/**
 * @param text - "" stands for one port for items, "-" for no port, and "?" for ports that depend on the node's
 *   parameters. Any other text lists the ports, such as `main+ai_tool/Tools*`: "Tools" is a label, and `*` marks a
 *   required port
 */
function portsIn(text: string): Port[] | "computed" {
  if (text === "?") return "computed";
  if (text === "-") return [];
  return (text || "main").split("+").map((port) => {
    const [, kind = "", label, required] = /^(\w+)(?:\/(.*?))?(\*)?$/.exec(port) ?? [];
    return { kind, ...(label ? { label } : {}), ...(required ? { required: true } : {}) };
  });
}

/** Derives the label of a node type: "Google Sheets" from `googleSheets`, "Groq Chat Model" from `lmChatGroq`. */
export function titleOf(type: string): string {
  const spaced = inCapitals(type).replace(/([a-z])([A-Z])/g, "$1 $2");
  return spaced
    .replace(ACRONYMS, (word) => word.toUpperCase())
    .replace(/^Lm (Chat )?(.+)$/, "$2 $1Model")
    .replace(/^(Vector Store|Retriever|Output Parser) (.+)$/, "$2 $1");
}

const ACRONYMS = /\b(?:Ai|Amqp|Api|Aws|Crm|Db|Ftp|Html|Http|Mcp|Mqtt|Rss|Sns|Sql|Ssh|Tls|Xml)\b/g;

/**
 * Writes the last part of a node type with a capital letter at its beginning: "ClickUp" for `n8n-nodes-base.clickUp`.
 */
export function inCapitals(type: string): string {
  const short = type.replace(/^.*\./, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
