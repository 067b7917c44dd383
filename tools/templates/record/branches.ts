import type { NodeInFile, WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import {
  inputOf,
  readCases,
  type RecordedCase,
  type RecordedStep,
} from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";

type Ran = { one: RecordedCase; step: RecordedStep };

/**
 * Lists the branches that no recorded case takes, such as `Is it urgent? › false`. A branch is an output of an If,
 * Switch or Filter node, or an error output.
 */
export function untriedBranches(file: WorkflowFile, record: RunRecord): string[] {
  const cases = readCases(record);
  return file.nodes.flatMap((node) => {
    const ran = cases.flatMap((one) =>
      one.steps.flatMap((step) => (step.node === node.name ? [{ one, step }] : [])),
    );
    return branchesOf(node)
      .filter(({ isTried }) => !ran.some(isTried))
      .map(({ name }) => `${node.name} › ${name}`);
  });
}

function branchesOf(node: NodeInFile): { name: string; isTried: (ran: Ran) => boolean }[] {
  const output = (place: number, name: string) => ({
    name,
    isTried: ({ step }: Ran) => countAt(step, place) > 0,
  });
  const outputs = OUTPUTS[node.type]?.(node) ?? ["success"];
  const failed = output(outputs.length, "error");
  return [
    ...(node.type in OUTPUTS ? outputs.map((name, place) => output(place, name)) : []),
    ...(node.type === "n8n-nodes-base.filter" ? [{ name: "discarded", isTried: discards }] : []),
    ...(node.onError === "continueErrorOutput" ? [failed] : []),
  ];
}

const OUTPUTS: Record<string, (node: NodeInFile) => string[]> = {
  "n8n-nodes-base.if": () => ["true", "false"],
  "n8n-nodes-base.filter": () => ["kept"],
  "n8n-nodes-base.switch": ({ parameters }) => {
    const { mode, numberOutputs = 4, rules, options } = parameters as Switch;
    const names =
      mode === "expression"
        ? Array.from({ length: numberOutputs }, (_, place) => String(place))
        : (rules?.values ?? []).map(({ outputKey }, place) => outputKey ?? String(place));
    return options?.fallbackOutput === "extra" ? [...names, "fallback"] : names;
  },
};

type Switch = {
  mode?: string;
  numberOutputs?: number;
  rules?: { values?: { outputKey?: string }[] };
  options?: { fallbackOutput?: string };
};

function discards({ one, step }: Ran): boolean {
  return inputOf(one, step).flat().length > countAt(step, 0);
}

function countAt({ out }: RecordedStep, output: number): number {
  return out[output]?.length ?? 0;
}
