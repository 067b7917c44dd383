import type { Port } from "../read/ports.ts";

/**
 * Content of the files in `data/`: facts about n8n's node types, which `npm run facts:build` reads from n8n's packages.
 * Short names and parameters as texts keep small what a browser loads.
 */
export type CatalogData = {
  /** The oldest and the newest n8n release from which the facts were read. */
  releases: [oldest: string, newest: string];
  /** Whether the file has all parameters. Otherwise it has those that are required or on which others depend. */
  complete: boolean;
  /** One text for each node type, in the format that `readType` describes. */
  types: string[];
};

export type TypeData = {
  type: string;
  /** n8n's name of the type. "": `titleOf` or the service's name gives it. "=": it is the type in capitals. */
  label: string;
  /**
   * `t`: trigger. `h`: no longer offered. `c`: core node. `a`: AI. `u`: usable as a tool. `s`: needs an account of a
   * service. `g`: only in the oldest release.
   */
  flags: string;
  /** Name that n8n gives to a new node of this type, if it differs from the label. */
  name: string;
  /** Highest version in the oldest n8n release. 0: that release lacks the type. undefined: it has every version. */
  old: number | undefined;
  variants: VariantData[];
};

export type VariantData = {
  /** Versions of the node type to which this variant applies. */
  v: number[];
  in: Port[] | "computed";
  out: Port[] | "computed";
  /** Labels of the outputs in n8n's editor. */
  names: string[];
  /** Credential types, such as `slackApi`, by the condition under which the node needs them. */
  creds?: Record<string, string[]>;
  params: GroupedParameters;
};

/**
 * Parameters, grouped by the condition under which n8n shows them:
 * `resource=message&operation=post|update&!@version=1&@version=?gte:2`. Each `+` at the beginning repeats one more rule
 * of the previous condition. `r` stands for `resource`, `o` for `operation`. Parameters without fields follow after a
 * semicolon: `+o=post;text*,channel`.
 */
export type GroupedParameters = (string | [condition: string, parameters: ParameterData[]])[];

/**
 * A parameter as `name#type(1:100)*^~default<choice|choice`. In parentheses: minimum and maximum. `*`: required. `^`:
 * has a default that the facts leave out. Without a type it is `options` if it has choices, else `string`. `~` alone
 * stands for the first choice. A collection also has its fields.
 */
export type ParameterData = string | [parameter: string, fields: GroupedParameters];

/**
 * Reads the text of a node type. Its first line has the type, flags, highest version in the oldest release, label and
 * name. Each further line describes some versions: versions, inputs, outputs, labels of the outputs, credentials and
 * groups of parameters. Tabs separate these, and an empty one stands for the most common value.
 */
export function readType(text: string): TypeData {
  const [head = "", ...variants] = text.split("\n");
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

/** Returns the full type for a short text: `gmail` belongs to n8n-nodes-base, `@agent` to the AI nodes. */
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
    params: params.map((group) =>
      group.startsWith("[") ? (JSON.parse(group) as GroupedParameters[number]) : group,
    ),
  };
}

/** Reads a list of versions. @param text such as `1,2-2.3` for 1, 2, 2.1, 2.2 and 2.3 */
function versionsIn(text: string): number[] {
  return text.split(",").flatMap((range) => {
    const [from = 1, to = from] = range.split("-").map(Number);
    const count = Math.round((to - from) * 10);
    return Array.from({ length: count + 1 }, (_, k) => Math.round(from * 10 + k) / 10);
  });
}

/** Reads ports. @param text "": one port of items, "-": none, "?": computed ones, else such as `main+ai_tool/Tools*` */
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
  const words = inCapitals(type).replace(/([a-z])([A-Z])/g, "$1 $2");
  return words
    .replace(ACRONYMS, (word) => word.toUpperCase())
    .replace(/^Lm (Chat )?(.+)$/, "$2 $1Model")
    .replace(/^(Vector Store|Retriever|Output Parser) (.+)$/, "$2 $1");
}

const ACRONYMS = /\b(?:Ai|Amqp|Api|Aws|Crm|Db|Ftp|Html|Http|Mcp|Mqtt|Rss|Sns|Sql|Ssh|Tls|Xml)\b/g;

/** Writes a node type as one word in capitals: "ClickUp" for `n8n-nodes-base.clickUp`. */
export function inCapitals(type: string): string {
  const short = type.replace(/^.*\./, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
