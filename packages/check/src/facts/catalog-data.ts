/**
 * Content of the files in `data/`: facts about n8n's node types, which `npm run facts:build` reads from n8n's
 * packages. Names are short and parameters are texts, because a browser loads them.
 */
export type CatalogData = {
  /** The oldest and the newest release of n8n that the facts were read from. */
  releases: [oldest: string, newest: string];
  /** Whether the file has every parameter, or only required ones and those that others depend on. */
  complete: boolean;
  /** By full type name, such as `n8n-nodes-base.slack`. */
  types: Record<string, TypeData>;
};

export type TypeData = {
  /** n8n's name of the type; missing when `titleOf` derives it, such as "Google Sheets" from `googleSheets`. */
  label?: string;
  /**
   * `t` trigger, `h` no longer offered, `c` core node, `a` AI, `u` usable as a tool, `s` needs an account of a
   * service.
   */
  flags?: string;
  /** n8n's name of a new node, if it differs from the label. */
  name?: string;
  /** Highest version in the oldest release; 0: the type is newer; missing: the highest version of all. */
  old?: number;
  /** Present when only the oldest release has the type. */
  gone?: 1;
  variants: VariantData[];
};

export type VariantData = {
  /** Versions of the type that these facts describe. */
  v: number[];
  /** Inputs and outputs; missing: one that carries items. */
  in?: PortData[] | "computed";
  out?: PortData[] | "computed";
  /** Labels of the outputs in the editor. */
  names?: string[];
  /** Types of credentials, such as `slackApi`, by the condition on which the node asks for them. */
  creds?: Record<string, string[]>;
  params?: GroupedParameters;
};

/** The kind of a port, such as `main` or `ai_tool`, alone or with its label, and 1 when it has to be connected. */
export type PortData = string | [kind: string, label: string, required: 0 | 1];

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

/** Derives the name of a node type: "Google Sheets" from `n8n-nodes-base.googleSheets`. */
export function titleOf(type: string): string {
  const words = type.replace(/^.*\./, "").replace(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
