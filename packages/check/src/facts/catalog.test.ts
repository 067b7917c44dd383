import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { StoredPorts } from "../read/ports.ts";
import { portsToStore } from "../read/ports.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";
import type { CatalogData } from "./catalog-data.ts";
import { openCatalog } from "./catalog.ts";
import { knownNodes } from "./known-nodes.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

test.each(["nodes.json", "nodes-light.json"])(
  "the ports of every node of the library are those that n8n computes: %s",
  (name) => {
    const catalog = openCatalog(read(`packages/check/data/${name}`) as CatalogData);
    const folders = globSync("templates/*/*/workflow.json");
    expect(folders.length).toBeGreaterThan(40);
    for (const path of folders) {
      const file = read(path) as WorkflowFile;
      const ports = knownNodes(file, catalog).map((one) => [one.node.name, one.facts.ports]);
      const { ports: stored } = read(path.replace(/workflow\.json$/, "metadata.json")) as {
        ports: StoredPorts;
      };
      expect(portsToStore(Object.fromEntries(ports) as StoredPorts)).toEqual(stored);
    }
  },
);
