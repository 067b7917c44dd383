import {
  checkWorkflow,
  openCatalog,
  PROFILES,
  readWorkflows,
  type CatalogData,
} from "#check/checkup.ts";
import { readFacts } from "#check/facts/workflow-facts.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { layOut } from "../../src/workflow/drawing/layout.ts";
import { deriveMetadata } from "../../src/workflow/facts/derive-metadata.ts";
import { outlineOf } from "../../src/workflow/outline/outline.ts";
import { sketchOf } from "../../src/workflow/story/sketch.ts";

/** All that the engine makes of a workflow; runs in Node and, bundled, in a browser's worker. */
export function examine(text: string, data: CatalogData): unknown {
  const { workflows, problem } = readWorkflows(text);
  if (!workflows) return { problem };
  const catalog = openCatalog(data);
  return workflows.map(({ file }) => {
    const metadata = deriveMetadata(file, readFacts(file, catalog));
    const workflow = readWorkflow(file);
    return {
      findings: checkWorkflow(file, { catalog, profiles: PROFILES }).findings,
      metadata,
      outline: outlineOf(workflow, metadata.ports),
      sketch: sketchOf(workflow, metadata, null),
      layout: layOut(workflow, metadata.ports),
    };
  });
}
