import { titleOf, type CatalogData, type TypeData, type VariantData } from "./catalog-data.ts";
import { readParameters, type Parameter } from "./parameters.ts";

/** Facts about every node type of n8n, ready for lookups. */
export type Catalog = {
  releases: { oldest: string; newest: string };
  /** Whether all parameters are known; the facts for browsers lack most optional ones. */
  complete: boolean;
  typeOf(type: string): NodeType | undefined;
  /**
   * Finds the only type whose name differs just in its package or in capitals, such as `n8n-nodes-base.slack` for
   * `Slack`.
   */
  meantBy(type: string): string | undefined;
};

export type NodeType = {
  type: string;
  label: string;
  /** n8n's name for a new node of this type. */
  defaultName: string;
  isTrigger: boolean;
  /** Whether n8n still runs the type but no longer offers it. */
  isHidden: boolean;
  isCore: boolean;
  isAi: boolean;
  /** Whether the type signs in to a service. */
  isService: boolean;
  /** Whether the newest release lacks the type. */
  isGone: boolean;
  versions: number[];
  /** Highest version in the oldest release; 0: the type is newer. */
  oldest: number;
  variantOf(version: number): Variant | undefined;
};

export type Variant = Omit<VariantData, "v" | "params"> & { parameters: Parameter[] };

/** @param data the content of `data/nodes.json` or `data/nodes-light.json` */
export function openCatalog({ releases, complete, types }: CatalogData): Catalog {
  const opened = new Map<string, NodeType | undefined>();
  const [oldest, newest] = releases;
  let byPlainName: Map<string, string[]> | undefined;
  return {
    releases: { oldest, newest },
    complete,
    meantBy(type) {
      byPlainName ??= Map.groupBy(Object.keys(types), plainName);
      const [only, ...others] = byPlainName.get(plainName(type)) ?? [];
      return others.length > 0 ? undefined : only;
    },
    typeOf(type) {
      if (!opened.has(type)) opened.set(type, openType(type, types));
      return opened.get(type);
    },
  };
}

const ASKS = "HitlTool";
const ASKING: VariantData = {
  v: [1, 1.1, 1.2, 2, 2.1, 2.2, 2.3, 2.4, 3],
  in: ["ai_tool"],
  out: ["ai_tool"],
};

function plainName(type: string): string {
  return type.replace(/^.*\./, "").toLowerCase();
}

function openType(type: string, types: CatalogData["types"]): NodeType | undefined {
  const known = Object.hasOwn(types, type) ? types[type] : undefined;
  return known ? nodeType(type, known, false) : toolType(type, types);
}

/**
 * Derives tool types as n8n does: `gmailTool` from `gmail`, with the same parameters, and `gmailHitlTool`, which
 * asks a person before the agent may use the tool.
 */
function toolType(type: string, types: CatalogData["types"]): NodeType | undefined {
  const asking = type.endsWith(ASKS) ? type.slice(0, -ASKS.length) : "";
  const { label = titleOf(asking) } = (Object.hasOwn(types, asking) && types[asking]) || {};
  if (Object.hasOwn(types, asking))
    return nodeType(type, { label, flags: "u", variants: [ASKING] }, false);
  const base = type.slice(0, -"Tool".length);
  const known = type.endsWith("Tool") && Object.hasOwn(types, base) ? types[base] : undefined;
  return known?.flags?.includes("u") ? nodeType(type, known, true) : undefined;
}

function nodeType(type: string, data: TypeData, isTool: boolean): NodeType {
  const {
    label = titleOf(isTool ? type.slice(0, -"Tool".length) : type),
    flags = "",
    name = label,
    variants,
    gone,
  } = data;
  const versions = variants.flatMap(({ v }) => v);
  const opened = new Map<VariantData, Variant>();
  return {
    type,
    label,
    defaultName: name,
    isTrigger: flags.includes("t"),
    isHidden: flags.includes("h"),
    isCore: flags.includes("c"),
    isAi: flags.includes("a"),
    isService: flags.includes("s"),
    isGone: gone === 1,
    versions,
    oldest: data.old ?? Math.max(...versions),
    variantOf(version) {
      const found = variants.find(({ v }) => v.includes(version));
      if (!found) return undefined;
      const variant = opened.get(found) ?? openVariant(found, isTool);
      opened.set(found, variant);
      return variant;
    },
  };
}

function openVariant({ params = [], in: inputs, out, names, creds }: VariantData, isTool: boolean) {
  const parameters = readParameters(params);
  if (!isTool) return { in: inputs, out, names, creds, parameters };
  return { in: [], out: ["ai_tool"], creds, parameters: [...parameters, ...TOOL_PARAMETERS] };
}

/** Parameters that n8n adds to every tool derived from a node. */
const TOOL_PARAMETERS = readParameters([["", ["descriptionType", "toolDescription"]]]);
