import { checkWorkflow } from "#check/check-workflow.ts";
import { subjectOf } from "#check/rules/subject.ts";
import { deriveMetadata } from "../../src/workflow/facts/derive-metadata.ts";
import type { WorkflowFacts } from "#check/facts/node-facts.ts";
import { layOut } from "../../src/workflow/drawing/layout.ts";
import { outlineOf } from "../../src/workflow/outline/outline.ts";
import { sketchOf } from "../../src/workflow/story/sketch.ts";
import { readWorkflow } from "#check/read/workflow.ts";
import { parseWorkflowFile } from "#check/read/workflow-file.ts";

/** All that the engine makes of a workflow; runs in Node and, bundled, in a browser's worker. */
export function examine(text: string, facts: WorkflowFacts): unknown {
  const { file, problems } = parseWorkflowFile(text);
  if (!file) return { problems };
  const metadata = deriveMetadata(file, facts);
  const workflow = readWorkflow(file);
  return {
    findings: checkWorkflow(subjectOf(file, facts)),
    metadata,
    outline: outlineOf(workflow, metadata.ports),
    sketch: sketchOf(workflow, metadata, null),
    layout: layOut(workflow, metadata.ports),
  };
}
