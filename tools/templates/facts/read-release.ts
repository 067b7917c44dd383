import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { INodeTypeDescription } from "n8n-workflow";
import { installNodePackages } from "../install/node-packages.ts";

/**
 * An n8n release: its descriptions of each node type, by the type's full name. A type has several descriptions if its
 * versions differ.
 */
export type Release = Map<string, INodeTypeDescription[]>;

export async function readRelease(version: string): Promise<Release> {
  const release: Release = new Map();
  for (const { name: packageName, folder } of await installNodePackages(version)) {
    const descriptions = JSON.parse(
      readFileSync(join(folder, "dist", "types", "nodes.json"), "utf8"),
    ) as INodeTypeDescription[];
    for (const description of descriptions) {
      const type = `${packageName}.${description.name.replace(/^.*\./, "")}`;
      release.set(type, [...(release.get(type) ?? []), description]);
    }
  }
  return release;
}
