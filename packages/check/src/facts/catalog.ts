import {
  inCapitals,
  readType,
  titleOf,
  typeIn,
  type CatalogData,
  type TypeData,
  type VariantData,
} from "./catalog-data.ts";
import { readParameters, type Parameter } from "./parameters.ts";

export type Catalog = {
  releases: { oldest: string; newest: string };
  /** Whether all parameters are known. Browsers load a smaller file of facts, which lacks most optional parameters. */
  complete: boolean;
  typeOf(type: string): NodeType | undefined;
  /**
   * Finds the right node type for a wrong one, such as `n8n-nodes-base.slack` for `Slack`. Only the package and the
   * capital letters may be wrong. Undefined if no type, or more than one type, fits.
   */
  meantBy(type: string): string | undefined;
};

export type NodeType = {
  type: string;
  label: string;
  defaultName: string;
  isTrigger: boolean;
  /** Whether n8n still runs nodes of this type, but no longer offers them in its editor. */
  isHidden: boolean;
  isCore: boolean;
  isAi: boolean;
  /** Whether nodes of this type sign in to a service. */
  isService: boolean;
  /** Whether the newest n8n release lacks the type, though an older one had it. */
  isGone: boolean;
  versions: number[];
  /**
   * Highest version of the type in the oldest n8n release that the catalog covers; 0 if that release lacks the type.
   */
  oldest: number;
  variantOf(version: number): Variant | undefined;
};

export type Variant = Omit<VariantData, "v" | "params"> & {
  parameters: Parameter[];
  /** Whether the catalog lacks the parameters of this version. */
  isWithoutFields: boolean;
};

/** @param data - content of `data/nodes.json` or `data/nodes-light.json` */
export function openCatalog({ releases, complete, types: texts }: CatalogData): Catalog {
  const types: Types = new Map(texts.map((text) => [typeIn(text), text]));
  const opened = new Map<string, NodeType | undefined>();
  const [oldest, newest] = releases;
  let byPlainName: Map<string, string[]> | undefined;
  return {
    releases: { oldest, newest },
    complete,
    meantBy(type) {
      byPlainName ??= Map.groupBy(types.keys(), plainName);
      const [only, ...others] = byPlainName.get(plainName(type)) ?? [];
      return others.length > 0 ? undefined : only;
    },
    typeOf(type) {
      if (!opened.has(type)) opened.set(type, openType(type, types));
      return opened.get(type);
    },
  };
}

/** The text of each node type in the catalog. A text is parsed only when a workflow contains the type. */
type Types = ReadonlyMap<string, string>;

function dataOf(type: string, types: Types): TypeData | undefined {
  const text = types.get(type);
  return text === undefined ? undefined : readType(text);
}

const ASKS = "HitlTool";
const ASKING: VariantData = {
  v: [1, 1.1, 1.2, 2, 2.1, 2.2, 2.3, 2.4, 3],
  in: [{ kind: "ai_tool" }],
  out: [{ kind: "ai_tool" }],
  names: [],
  params: [],
};

function plainName(type: string): string {
  return type.replace(/^.*\./, "").toLowerCase();
}

function openType(type: string, types: Types): NodeType | undefined {
  const known = dataOf(type, types);
  return known ? nodeType(known, labelOf(known, types), false) : toolType(type, types);
}

/**
 * Returns the name of a node type in n8n's editor. A trigger without a name of its own gets the name of its service,
 * with "Trigger" added.
 */
function labelOf({ type, label }: TypeData, types: Types): string {
  if (label !== "") return label === "=" ? inCapitals(type) : label;
  const service = dataOf(type.replace(/Trigger$/, ""), types);
  return service && service.type !== type ? `${labelOf(service, types)} Trigger` : titleOf(type);
}

/**
 * Derives the node type of a tool from another node type, as n8n does. `gmailTool` has the same parameters as `gmail`.
 * `gmailHitlTool` asks a person to approve each use of the tools that are connected to it.
 */
function toolType(type: string, types: Types): NodeType | undefined {
  const asking = type.endsWith(ASKS) && dataOf(type.slice(0, -ASKS.length), types);
  if (asking) {
    const data = { type, flags: "u", old: undefined, label: "", name: "", variants: [ASKING] };
    return nodeType(data, labelOf(asking, types), false);
  }
  const base = type.endsWith("Tool") && dataOf(type.slice(0, -"Tool".length), types);
  if (!base || !base.flags.includes("u")) return undefined;
  return nodeType({ ...base, type }, labelOf(base, types), true);
}

function nodeType(data: TypeData, label: string, isTool: boolean): NodeType {
  const { type, flags, name, old, variants } = data;
  const versions = variants.flatMap(({ v }) => v);
  const opened = new Map<VariantData, Variant>();
  return {
    type,
    label,
    defaultName: name || label,
    isTrigger: flags.includes("t"),
    isHidden: flags.includes("h"),
    isCore: flags.includes("c"),
    isAi: flags.includes("a"),
    isService: flags.includes("s"),
    isGone: flags.includes("g"),
    versions,
    oldest: old ?? Math.max(...versions),
    variantOf(version) {
      const found = variants.find(({ v }) => v.includes(version));
      if (!found) return undefined;
      const variant = opened.get(found) ?? openVariant(found, isTool);
      opened.set(found, variant);
      return variant;
    },
  };
}

function openVariant({ params, in: inputs, out, names, creds }: VariantData, isTool: boolean) {
  const parameters = readParameters(params ?? []);
  const isWithoutFields = params === undefined;
  if (!isTool) return { in: inputs, out, names, creds, parameters, isWithoutFields };
  return {
    isWithoutFields,
    in: [],
    out: [{ kind: "ai_tool" }],
    names: [],
    creds,
    parameters: [...parameters, ...TOOL_PARAMETERS],
  };
}

/** Parameters that n8n adds to each node type that it derives for use as a tool. */
const TOOL_PARAMETERS = readParameters([";descriptionType,toolDescription"]);
