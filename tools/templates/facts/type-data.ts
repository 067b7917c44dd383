import type { INodeTypeDescription } from "n8n-workflow";
import {
  inCapitals,
  NO_FIELDS,
  SERVICE,
  titleOf,
  TRIGGER,
} from "../../../packages/check/src/facts/catalog-data.ts";
import { serviceHosts } from "../../../packages/check/src/facts/service-hosts.ts";
import { conditionText } from "./condition-text.ts";
import { groupedParameters, type Depth } from "./parameter-text.ts";

/**
 * Writes the facts about a node type as one text. `readType` in `packages/check` parses it.
 * @param newest - descriptions of the type in the newest n8n release
 * @param oldest - descriptions of the type in the oldest supported n8n release; `newest` or `oldest` may be empty
 * @param service - for a trigger, the description of the node for the same service, if n8n has such a node
 */
export function typeText(
  type: string,
  newest: INodeTypeDescription[],
  oldest: INodeTypeDescription[],
  service: INodeTypeDescription | undefined,
  depth: Depth,
): string {
  const known = newest.length > 0 ? newest : oldest;
  const main = mainOf(known);
  if (!main) throw new Error("A type needs a description.");
  const { defaults, displayName } = main;
  const old = oldest.length > 0 ? highest(oldest) : 0;
  const versions = new Set(known.flatMap(versionsOf));
  const lost = oldest.filter((one) => versionsOf(one).some((version) => !versions.has(version)));
  const head = [
    type.replace(/^n8n-nodes-base\./, "").replace(/^.*\./, "@"),
    flagsOf(main) + (newest.length === 0 ? "g" : ""),
    // The highest version of the type in the oldest supported n8n release serves to find nodes that are too new for
    // this release. The check in browsers does not look for these nodes, so browsers do not get the version.
    old === highest(known) || depth !== "all" ? "" : String(old),
    labelText(main, service, depth),
    defaults.name === undefined || defaults.name === displayName ? "" : defaults.name,
  ];
  const text = [
    line(head),
    // A node type can have several versions. Browsers get the fields of the newest version only, so that their file of
    // facts stays small.
    ...known.map((one) =>
      variantText(one, versionsOf(one), one === main || depth === "all" ? depth : "none"),
    ),
    ...(newest.length === 0
      ? []
      : lost.map((one) =>
          variantText(
            one,
            versionsOf(one).filter((version) => !versions.has(version)),
            depth === "all" ? depth : "none",
          ),
        )),
  ].join("\n");
  const [name = ""] = head;
  return text === name + (name.endsWith("Trigger") ? TRIGGER : SERVICE) ? name : text;
}

export function mainOf(descriptions: INodeTypeDescription[]): INodeTypeDescription | undefined {
  return descriptions.toSorted((a, b) => highest([b]) - highest([a]))[0];
}

function line(cells: string[]): string {
  const odd = cells.find((cell) => /[\t\n]/.test(cell));
  if (odd !== undefined) throw new Error(`A tab or a new line in a fact: ${odd}`);
  return cells.join("\t").trimEnd();
}

/**
 * Writes the label of a node type. For a rare service, the label is left out if a label derived from the type's name
 * differs only in capitals and spaces. The browser then shows the derived label.
 */
function labelText(
  { name, displayName }: INodeTypeDescription,
  service: INodeTypeDescription | undefined,
  depth: Depth,
): string {
  const derived = service ? `${service.displayName} Trigger` : titleOf(name);
  const letters = (text: string) => text.toLowerCase().replaceAll(" ", "");
  if (derived === displayName) return "";
  if (displayName === inCapitals(name)) return "=";
  const isRare = depth === "none" && serviceHosts(name) === undefined;
  return isRare && letters(derived) === letters(displayName) ? "" : displayName;
}

function flagsOf(description: INodeTypeDescription): string {
  const categories = description.codex?.categories ?? [];
  const isCore = categories.includes("Core Nodes");
  return [
    description.group.includes("trigger") ? "t" : "",
    description.hidden === true ? "h" : "",
    isCore ? "c" : "",
    categories.includes("AI") ? "a" : "",
    description.usableAsTool ? "u" : "",
    !isCore && (description.credentials ?? []).length > 0 ? "s" : "",
  ].join("");
}

function versionsOf({ version }: INodeTypeDescription): number[] {
  return [version].flat();
}

function highest(descriptions: INodeTypeDescription[]): number {
  return Math.max(...descriptions.flatMap(versionsOf));
}

function variantText(description: INodeTypeDescription, versions: number[], depth: Depth): string {
  const { inputs, outputs, outputNames = [], properties } = description;
  const computed = [inputs, outputs].filter((ports) => typeof ports === "string").join(" ");
  const creds = depth === "all" ? groupedCredentials(description) : {};
  const groups = groupedParameters(properties, depth, computed).map((group) =>
    typeof group === "string" ? group : JSON.stringify(group),
  );
  const isLeftOut = depth === "none" && groupedParameters(properties, "all").length > 0;
  const hasNone = groups.length === 0 && !isLeftOut;
  return line([
    versionsText(versions),
    portsText(inputs),
    portsText(outputs),
    outputNames.join("+"),
    Object.keys(creds).length === 0 ? "" : JSON.stringify(creds),
    ...(hasNone ? [NO_FIELDS] : groups),
  ]);
}

/** Writes version numbers as ranges: `2-2.2` for 2, 2.1 and 2.2. Returns "" if the only version is 1. */
function versionsText(versions: number[]): string {
  const ranges: number[][] = [];
  for (const version of versions) {
    const range = ranges.at(-1);
    if (range && Math.round((version - (range.at(-1) ?? 0)) * 100) === 10) range.push(version);
    else ranges.push([version]);
  }
  const text = ranges
    .map((range) => (range.length > 1 ? `${range[0]}-${range.at(-1)}` : String(range[0])))
    .join(",");
  return text === "1" ? "" : text;
}

function portsText(ports: INodeTypeDescription["inputs" | "outputs"]): string {
  if (typeof ports === "string") return "?";
  if (ports.length === 0) return "-";
  const text = ports
    .map((port) =>
      typeof port === "string"
        ? port
        : `${port.type}${port.displayName ? `/${port.displayName}` : ""}${port.required ? "*" : ""}`,
    )
    .join("+");
  return text === "main" ? "" : text;
}

function groupedCredentials({ credentials = [] }: INodeTypeDescription): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { name, displayOptions, required } of credentials)
    (groups[conditionText(displayOptions)] ??= []).push(required ? `${name}*` : name);
  return groups;
}
