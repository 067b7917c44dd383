import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ICredentialType, INodeTypeDescription, INodeTypes } from "n8n-workflow";
import { installNodePackages } from "../install/node-packages.ts";

/** Reads n8n's descriptions of nodes and credentials from the cache folder, which takes about 80 ms. */
export async function loadNodeTypes(): Promise<NodeTypes> {
  const byVersion = new Map<string, INodeTypeDescription>();
  const credentials = new Map<string, ICredentialType>();
  for (const { name: packageName, folder } of await installNodePackages()) {
    for (const description of readTypes<INodeTypeDescription>(folder, "nodes.json")) {
      const type = `${packageName}.${description.name.replace(/^.*\./, "")}`;
      for (const version of [description.version].flat()) {
        byVersion.set(`${type}@${version}`, description);
      }
    }
    for (const credential of readTypes<ICredentialType>(folder, "credentials.json"))
      credentials.set(credential.name, credential);
  }
  const find = (type: string, version: number) =>
    byVersion.get(`${type}@${version}`) ?? toolVariant(byVersion, type, version);
  return {
    find,
    credential: (name) => credentials.get(name),
    forWorkflow: {
      getByName: () => {
        throw new Error("Nodes are looked up by name and version.");
      },
      getByNameAndVersion: (type: string, version?: number) => ({
        description: find(type, version ?? 1),
      }),
      getKnownTypes: () => ({}),
    } as unknown as INodeTypes,
  };
}

export type NodeTypes = {
  find(type: string, version: number): INodeTypeDescription | undefined;
  credential(name: string): ICredentialType | undefined;
  /** The descriptions in the form that n8n's class `Workflow` needs. */
  forWorkflow: INodeTypes;
};

function readTypes<T>(folder: string, file: string): T[] {
  return JSON.parse(readFileSync(join(folder, "dist", "types", file), "utf8")) as T[];
}

/**
 * Returns the description of a node as a tool for AI agents, as n8n does (`gmailTool` from `gmail`). The tool has the
 * same parameters as the node. In place of the main ports, it has a port for tools.
 */
function toolVariant(
  byVersion: Map<string, INodeTypeDescription>,
  type: string,
  version: number,
): INodeTypeDescription | undefined {
  const base = type.endsWith("Tool") ? byVersion.get(`${type.slice(0, -4)}@${version}`) : undefined;
  if (!base?.usableAsTool) return undefined;
  return { ...base, name: `${base.name}Tool`, inputs: [], outputs: ["ai_tool"] };
}
