/**
 * Content of the files in `data/`: facts about n8n's node types, made by `npm run facts:build` from n8n's packages.
 * Names are short and parameters are texts because a browser loads them.
 */
export type CatalogData = {
  /** The oldest and the newest release of n8n that the facts were read from. */
  releases: [oldest: string, newest: string];
  /** Whether every parameter is in it, or only those that are required or decide about others. */
  complete: boolean;
  /** By full type name, such as `n8n-nodes-base.slack`. */
  types: Record<string, TypeData>;
};

export type TypeData = {
  /** n8n's name of the type; missing where `titleOf` makes it of the type, such as "Google Sheets" of `googleSheets`. */
  label?: string;
  /** `t` trigger, `h` no longer offered, `c` core node, `a` AI, `u` usable as a tool, `s` signs in to a service. */
  flags?: string;
  /** n8n's name of a new node, if it differs from the label. */
  name?: string;
  /** The highest version in the oldest release; 0: the type came later; missing: it is the highest there is. */
  old?: number;
  /** Only the oldest release has the type. */
  gone?: 1;
  variants: VariantData[];
};

export type VariantData = {
  /** The versions of the type that are like this. */
  v: number[];
  /** Inputs and outputs; missing: one, which carries items. */
  in?: PortData[] | "computed";
  out?: PortData[] | "computed";
  /** Labels of the outputs in the editor. */
  names?: string[];
  /** Types of credentials, such as `slackApi`, by the condition on which they are asked for. */
  creds?: Record<string, string[]>;
  params?: GroupedParameters;
};

/** The kind, such as `main` or `ai_tool`, alone or with its label and 1 where it has to be connected. */
export type PortData = string | [kind: string, label: string, required: 0 | 1];

/**
 * By the condition on which they are shown: `resource=message&operation=post|update&!@version=1&@version=?gte:2`.
 * Each leading `+` stands for one more rule that the condition before begins with; `r` is `resource`, `o` is
 * `operation`. Parameters without fields stand behind a semicolon: `+o=post;text*,channel`.
 */
export type GroupedParameters = (string | [condition: string, parameters: ParameterData[]])[];

/**
 * `name#type(1:100)*^~default<choice|choice`: the least and the most in brackets; `*` is required, `^` has a default that
 * is not told here. No type means
 * `options` where there are choices, else `string`. `~` alone: the first choice. Collections carry their fields.
 */
export type ParameterData = string | [parameter: string, fields: GroupedParameters];

/** "Google Sheets" for `n8n-nodes-base.googleSheets`. */
export function titleOf(type: string): string {
  const words = type.replace(/^.*\./, "").replace(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
