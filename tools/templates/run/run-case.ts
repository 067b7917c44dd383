import { closedDoors } from "./closed-doors.ts";
import type { RecordedCase } from "../../../src/workflow/record/read-record.ts";
import { textsIn } from "../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import { CLOCK } from "./clock.ts";
import { fillDates } from "./fill-dates.ts";
import type { FixtureCase } from "./fixtures.ts";
import { judgeCase } from "./judge-case.ts";
import { readRun } from "./read-run.ts";
import { runCopy, type Answer } from "./run-copy.ts";
import type { OpenN8n } from "./server/with-n8n.ts";
import { errorMessage } from "../../../src/shared/text/error-message.ts";

/**
 * Stores a workflow in n8n, and returns a function that runs cases in it. All cases run in the same workflow, in the
 * order of the file, because nodes may have to remember earlier cases.
 */
export async function openWorkflow(
  { client, services, clock }: Pick<OpenN8n, "client" | "services" | "clock">,
  file: WorkflowFile,
): Promise<OpenWorkflow> {
  const credentials = await closedDoors(client, file);
  const withDoors = (nodes: WorkflowFile["nodes"]) =>
    nodes.map((node) => ({ ...node, ...credentials(node.type) }));
  const id = await client.create({ ...file, nodes: withDoors(file.nodes), active: false });
  return {
    run: async (raw) => {
      const one = fillDates(raw, new Date(raw.clock ?? CLOCK));
      const runWhole = async (): Promise<Outcome> => {
        const runOnce = async (repeated?: Map<string, Answer>) => {
          const { nodes, pinData } = runCopy(file, one, services, repeated);
          const workflow = { ...file, nodes: withDoors(nodes), pinData };
          await client.update(id, workflow);
          return client.run(id, one.trigger, workflow);
        };
        const run = await runOnce();
        const happened = readRun(one, run);
        const failed = failedByThemselves(happened, file);
        if (failed.size > 0) addTold(happened, readRun(one, await runOnce(failed)));
        return { differences: [...judgeCase(one, run), ...notWorkedOut(happened)], happened };
      };
      try {
        return await clock(one.clock, runWhole);
      } catch (error) {
        return { differences: [errorMessage(error)] };
      }
    },
  };
}

type OpenWorkflow = {
  run(one: FixtureCase): Promise<Outcome>;
};

/**
 * `differences`: sentences that say what differs from the expected result of the case. `happened`: the recorded run;
 * undefined if n8n did not run the case.
 */
export type Outcome = { differences: string[]; happened?: RecordedCase };

/**
 * Finds the nodes that called a service for which the case contains no answer. They failed, because tests reach no
 * service, and nothing recorded their parameters. The case therefore runs again, and a test node (`StandIn`) replaces
 * each of these nodes. The test node records the parameters, and gives the same output.
 * @returns the outputs by node, for this second run
 */
function failedByThemselves({ steps }: RecordedCase, file: WorkflowFile): Map<string, Answer> {
  const unserved = steps.filter(({ node, told }) => {
    const { type = "" } = file.nodes.find(({ name }) => name === node) ?? {};
    return !told && !OWN_NODES.test(type);
  });
  return new Map(
    unserved.map(({ node, out: [answer = [], failed = []], error }) => [
      node,
      error && answer.length + failed.length === 0 ? { thrown: error } : { answer, failed },
    ]),
  );
}

const OWN_NODES =
  /(trigger|\.(webhook|code|if|set|switch|filter|removeDuplicates|aggregate|splitInBatches|splitOut|merge|limit|noOp|html|wait|stopAndError|extractFromFile|summarize|sort|dateTime))$/i;

function addTold(happened: RecordedCase, again: RecordedCase): void {
  happened.steps.forEach((step, place) => {
    const { node, told, parts } = again.steps[place] ?? {};
    if (node !== step.node || step.told) return;
    if (told) step.told = told;
    if (parts !== undefined) step.parts = parts;
  });
}

function notWorkedOut({ steps }: RecordedCase): string[] {
  return steps.flatMap(({ node, told = [], parts }) =>
    textsIn([told, parts ?? null]).flatMap(({ key, value }) => {
      if (key === FAILED) return [`What "${node}" is told cannot be worked out: ${value}`];
      const [gap] = GAPS.exec(value) ?? [];
      return gap && !CODE.has(key) ? [`What "${node}" is told says "${gap}" (${key}).`] : [];
    }),
  );
}

const FAILED = "cannot be worked out";
const GAPS = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid DateTime/;
const CODE = new Set(["jsCode", "query"]);
