import type { INodeTypeDescription } from "n8n-workflow";
import {
  titleOf,
  type PortData,
  type TypeData,
  type VariantData,
} from "../../../packages/check/src/facts/catalog-data.ts";
import { conditionText } from "./condition-text.ts";
import { groupedParameters, type Depth } from "./parameter-text.ts";

/**
 * @param newest the type's descriptions in the newest release
 * @param oldest those in the oldest release; one of the two lists may be empty
 */
export function typeData(
  newest: INodeTypeDescription[],
  oldest: INodeTypeDescription[],
  depthOf: (description: INodeTypeDescription) => Depth,
): TypeData {
  const known = newest.length > 0 ? newest : oldest;
  const main = known.toSorted((a, b) => highest([b]) - highest([a]))[0];
  if (!main) throw new Error("A type needs a description.");
  const name = main.defaults.name ?? main.displayName;
  const flags = flagsOf(main);
  const depth = depthOf(main);
  const old = oldest.length > 0 ? highest(oldest) : 0;
  const versions = new Set(known.flatMap(versionsOf));
  const lost = oldest.filter((one) => versionsOf(one).some((version) => !versions.has(version)));
  return {
    ...(main.displayName === titleOf(main.name) ? {} : { label: main.displayName }),
    ...(flags === "" ? {} : { flags }),
    ...(name === main.displayName ? {} : { name }),
    ...(old === highest(known) ? {} : { old }),
    ...(newest.length === 0 ? { gone: 1 } : {}),
    variants: [
      // A browser knows the fields of the newest version only.
      ...known.map((one) =>
        variantData(one, versionsOf(one), one === main || depth === "all" ? depth : "none"),
      ),
      ...(newest.length === 0
        ? []
        : lost.map((one) =>
            variantData(
              one,
              versionsOf(one).filter((version) => !versions.has(version)),
              depth === "all" ? depth : "none",
            ),
          )),
    ],
  };
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

function variantData(
  description: INodeTypeDescription,
  versions: number[],
  depth: Depth,
): VariantData {
  const { inputs, outputs, outputNames, properties } = description;
  const computed = [inputs, outputs].filter((ports) => typeof ports === "string").join(" ");
  const params = groupedParameters(properties, depth, computed);
  const creds = depth === "all" ? groupedCredentials(description) : {};
  const isPlain = (ports: unknown) => JSON.stringify(ports) === '["main"]';
  return {
    v: versions,
    ...(isPlain(inputs) ? {} : { in: portsData(inputs) }),
    ...(isPlain(outputs) ? {} : { out: portsData(outputs) }),
    ...(outputNames && outputNames.length > 0 ? { names: outputNames } : {}),
    ...(Object.keys(creds).length === 0 ? {} : { creds }),
    ...(params.length === 0 ? {} : { params }),
  };
}

function portsData(ports: INodeTypeDescription["inputs" | "outputs"]): PortData[] | "computed" {
  if (typeof ports === "string") return "computed";
  return ports.map((port): PortData => {
    if (typeof port === "string") return port;
    if (!port.displayName && !port.required) return port.type;
    return [port.type, port.displayName ?? "", port.required ? 1 : 0];
  });
}

function groupedCredentials({ credentials = [] }: INodeTypeDescription): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { name, displayOptions, required } of credentials)
    (groups[conditionText(displayOptions)] ??= []).push(required ? `${name}*` : name);
  return groups;
}
