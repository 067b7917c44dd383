import { closedDoors } from "./closed-doors.ts";
import type { Json, RecordedCase } from "../../../src/workflow/record/read-record.ts";
import type { WorkflowFile } from "../../../src/workflow/read/workflow-file.ts";
import { CLOCK } from "./clock.ts";
import { fillDates } from "./fill-dates.ts";
import type { FixtureCase } from "./fixtures.ts";
import { judgeCase } from "./judge-case.ts";
import type { N8nClient } from "./n8n-client.ts";
import { readRun } from "./read-run.ts";
import { runCopy } from "./run-copy.ts";

/**
 * Puts a workflow into n8n, to run cases with. The cases of one workflow share it, in the order of
 * the file: what a node remembers, it remembers.
 */
export async function openWorkflow(client: N8nClient, file: WorkflowFile): Promise<OpenWorkflow> {
  const credentials = await closedDoors(client, file);
  const withDoors = (nodes: WorkflowFile["nodes"]) =>
    nodes.map((node) => ({ ...node, ...credentials(node.type) }));
  const id = await client.create({ ...file, nodes: withDoors(file.nodes), active: false });
  return {
    run: async (raw) => {
      const one = fillDates(raw, new Date(CLOCK));
      try {
        const { nodes, pinData } = runCopy(file, one);
        await client.update(id, { nodes: withDoors(nodes), pinData });
        const run = await client.run(id, one.trigger);
        const happened = readRun(one, run);
        return { said: [...judgeCase(one, run), ...notWorkedOut(happened)], happened };
      } catch (error) {
        return { said: [error instanceof Error ? error.message : String(error)] };
      }
    },
  };
}

export type OpenWorkflow = {
  run(one: FixtureCase): Promise<Outcome>;
};

/** `said` is empty when all was as the case has it; `happened` is missing when n8n did not run it. */
export type Outcome = { said: string[]; happened?: RecordedCase };

function notWorkedOut({ steps }: RecordedCase): string[] {
  return steps.flatMap(({ node, told = [], parts }) =>
    failuresIn([told, parts ?? null]).map(
      (message) => `What "${node}" is told cannot be worked out: ${message}`,
    ),
  );
}

function failuresIn(value: Json): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value) && typeof value["cannot be worked out"] === "string")
    return [value["cannot be worked out"]];
  return Object.values(value).flatMap((part) => failuresIn(part));
}
