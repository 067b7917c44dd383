import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { typeIn, type CatalogData } from "../../facts/catalog-data.ts";
import { openCatalog } from "../../facts/catalog.ts";
import type { WorkflowFile } from "../../read/workflow-file.ts";
import { stepsWithoutFacts } from "./steps-without-facts.ts";

const dataIn = (name: string) =>
  JSON.parse(readFileSync(`packages/check/data/${name}`, "utf8")) as CatalogData;
const light = openCatalog(dataIn("nodes-light.json"));
const complete = openCatalog(dataIn("nodes.json"));

/** A workflow with one step for each version of each node type; the step's name is its type and version. */
function everyVersion(): WorkflowFile {
  const nodes = dataIn("nodes.json").types.flatMap((text) => {
    const type = typeIn(text);
    return (complete.typeOf(type)?.versions ?? []).map((typeVersion) => ({
      name: `${type} ${typeVersion}`,
      type,
      typeVersion,
      position: [0, 0] as [number, number],
      parameters: {},
    }));
  });
  return { name: "Every version", nodes, connections: {} };
}

test("browsers list each step whose required fields they do not know as not checked", () => {
  const file = everyVersion();
  const named = new Set(stepsWithoutFacts(file, light));
  const silent = file.nodes.filter(({ name, type, typeVersion }) => {
    const required = (catalog: typeof light) =>
      catalog
        .typeOf(type)
        ?.variantOf(typeVersion)
        ?.parameters.filter(
          (field) => field.isRequired && !field.hasDefault && field.default === undefined,
        )
        .map(({ name: field }) => field) ?? [];
    const known = new Set(required(light));
    return !named.has(name) && required(complete).some((field) => !known.has(field));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(named).toContain("n8n-nodes-base.googleSheets 2");
  expect(named).not.toContain("n8n-nodes-base.googleSheets 4.7");
  expect(named).not.toContain("n8n-nodes-base.noOp 1");
  expect(named).not.toContain("n8n-nodes-base.stickyNote 1");
});

test("Node, which knows all fields, has checked every step", () => {
  expect(stepsWithoutFacts(everyVersion(), complete)).toEqual([]);
});
