import type { Port } from "../read/ports.ts";

/**
 * Content of the files in `data/`: facts about n8n's node types, which `npm run facts:build` reads from n8n's
 * packages. Names are short and parameters are texts, because a browser loads them.
 */
export type CatalogData = {
  /** The oldest and the newest release of n8n that the facts were read from. */
  releases: [oldest: string, newest: string];
  /** Whether the file has every parameter, or only required ones and those that others depend on. */
  complete: boolean;
  /** One text per type; `readType` explains it. */
  types: string[];
};

export type TypeData = {
  type: string;
  /** n8n's name of the type; "": `titleOf` or the name of the service derives it; "=": the type in capitals. */
  label: string;
  /**
   * `t` trigger, `h` no longer offered, `c` core node, `a` AI, `u` usable as a tool, `s` needs an account of a
   * service, `g` only in the oldest release.
   */
  flags: string;
  /** n8n's name of a new node, if it differs from the label. */
  name: string;
  /** Highest version in the oldest release; 0: the type is newer; undefined: the highest version of all. */
  old: number | undefined;
  variants: VariantData[];
};

export type VariantData = {
  /** Versions of the type that these facts describe. */
  v: number[];
  in: Port[] | "computed";
  out: Port[] | "computed";
  /** Labels of the outputs in the editor. */
  names: string[];
  /** Types of credentials, such as `slackApi`, by the condition on which the node asks for them. */
  creds?: Record<string, string[]>;
  params: GroupedParameters;
};

/**
 * Parameters grouped by the condition on which they are shown:
 * `resource=message&operation=post|update&!@version=1&@version=?gte:2`. Each leading `+` repeats one more rule of
 * the condition before; `r` is `resource`, `o` is `operation`. Parameters without fields follow a semicolon:
 * `+o=post;text*,channel`.
 */
export type GroupedParameters = (string | [condition: string, parameters: ParameterData[]])[];

/**
 * A parameter as `name#type(1:100)*^~default<choice|choice`: minimum and maximum in parentheses; `*` is required,
 * `^` has a default that the facts leave out. Without a type it is `options` if it has choices, else `string`. `~`
 * alone stands for the first choice. Collections contain their fields.
 */
export type ParameterData = string | [parameter: string, fields: GroupedParameters];

/**
 * Reads the text of one type. Its first line has the type, flags, the highest version in the oldest release, label
 * and name; each further line describes some versions: versions, inputs, outputs, labels of the outputs, credentials
 * and groups of parameters. Tabs separate the parts, and empty ones stand for the most common value.
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

/** The full type of a text: `gmail` belongs to n8n-nodes-base, `@agent` to the AI nodes. */
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

/** @param text such as `1,2-2.3` for 1, 2, 2.1, 2.2 and 2.3 */
function versionsIn(text: string): number[] {
  return text.split(",").flatMap((range) => {
    const [from = 1, to = from] = range.split("-").map(Number);
    const count = Math.round((to - from) * 10);
    return Array.from({ length: count + 1 }, (_, k) => Math.round(from * 10 + k) / 10);
  });
}

/** @param text "" for one port of items, "-" for none, "?" for computed ones, else such as `main+ai_tool/Tools*` */
function portsIn(text: string): Port[] | "computed" {
  if (text === "?") return "computed";
  if (text === "-") return [];
  return (text || "main").split("+").map((port) => {
    const [, kind = "", label, required] = /^(\w+)(?:\/(.*?))?(\*)?$/.exec(port) ?? [];
    return { kind, ...(label ? { label } : {}), ...(required ? { required: true } : {}) };
  });
}

/** Derives the name of a node type: "Google Sheets" from `googleSheets`, "Groq Chat Model" from `lmChatGroq`. */
export function titleOf(type: string): string {
  const words = inCapitals(type).replace(/([a-z])([A-Z])/g, "$1 $2");
  return words
    .replace(ACRONYMS, (word) => word.toUpperCase())
    .replace(/^Lm (Chat )?(.+)$/, "$2 $1Model")
    .replace(/^(Vector Store|Retriever|Output Parser) (.+)$/, "$2 $1");
}

const ACRONYMS = /\b(?:Ai|Amqp|Api|Aws|Crm|Db|Ftp|Html|Http|Mcp|Mqtt|Rss|Sns|Sql|Ssh|Tls|Xml)\b/g;

/** Writes the type as one word: "ClickUp" for `n8n-nodes-base.clickUp`. */
export function inCapitals(type: string): string {
  const short = type.replace(/^.*\./, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
