import { RunRecord } from "../../../src/workflow/record/run-record.ts";
import type { Json, RecordedCase } from "../../../src/workflow/record/read-record.ts";
import { checksumOf, checksumOfCases } from "../build/checksum.ts";
import type { N8nServer } from "../install/n8n-server.ts";
import type { TemplateFolder } from "../library/template-folder.ts";
import { loadWorkflow } from "../n8n/loaded-workflow.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import { CLOCK } from "../run/clock.ts";
import type { Runnable } from "../run/run-template.ts";
import { dueTimes } from "./due-times.ts";
import { packCases } from "./pack-record.ts";
import { releaseOf } from "./release.ts";
import { isoDay } from "../../../src/shared/time/days.ts";

/**
 * Makes the record of a template's test runs, with today's date. Call it only if all test cases have just run as
 * expected.
 * @param n8n - the server on which the cases ran
 */
export function makeRecord(
  template: TemplateFolder,
  { file, cases }: Runnable,
  happened: RecordedCase[],
  n8n: N8nServer,
  types: NodeTypes,
): RunRecord {
  const loaded = loadWorkflow(file, types);
  const triggers = loaded.nodes
    .filter(({ description }) => description.group.includes("trigger"))
    .map(({ node: { name } }) => [name, parametersOf(file, name)] as const);
  return RunRecord.parse({
    format: 1,
    workflow: checksumOf(template.read("workflow.json") ?? Buffer.alloc(0)),
    fixtures: checksumOfCases({ cases }),
    version: releaseOf(template)?.version,
    tried: [{ n8n: n8n.version, on: today(), otherwise: [] }],
    clock: CLOCK,
    due: dueTimes(loaded, n8n.modules),
    ...packCases(happened, Object.fromEntries(triggers)),
  });
}

export function today(): string {
  return isoDay(new Date());
}

function parametersOf({ nodes }: Runnable["file"], name: string): Json {
  return (nodes.find((node) => node.name === name)?.parameters ?? {}) as Json;
}
