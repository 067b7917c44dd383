import { readWorkflow } from "#check/read/workflow.ts";
import { layOutForPage } from "../drawing/page-layout.ts";
import { TemplateMetadata } from "../facts/template-metadata.ts";
import { RunRecord } from "../record/run-record.ts";
import { tellStory, type Story } from "./story.ts";

const Known = TemplateMetadata.pick({ ports: true, nodes: true });

/** Turns the recorded runs of a template into a story. Returns undefined if one of the files has an unknown form. */
export function readStory(files: {
  record: string;
  workflow: string;
  metadata: unknown;
}): Story | undefined {
  const record = RunRecord.safeParse(JSON.parse(files.record));
  const known = Known.safeParse(files.metadata);
  if (!record.success || !known.success) return undefined;
  const { ports, nodes } = known.data;
  const file = JSON.parse(files.workflow) as { settings?: { timezone?: unknown } };
  const workflow = readWorkflow(file);
  const zone = file.settings?.timezone;
  return tellStory(record.data, workflow, {
    ports,
    edges: layOutForPage(workflow, ports).edges,
    kinds: new Map(nodes.map(({ type, label }) => [type, label])),
    zone: typeof zone === "string" ? zone : "UTC",
  });
}
