import { loadCatalog } from "../../../packages/check/src/command/catalog-file.ts";
import { isRecord } from "../../../packages/check/src/read/edges.ts";
import { Subject } from "../../../packages/check/src/rules/subject.ts";
import type { WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import {
  readCases,
  type RecordedCase,
  type RecordedStep,
} from "../../../src/workflow/record/read-record.ts";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import { asItWasThere, situationOf, type StoryCase } from "../../../src/workflow/story/story.ts";
import { deedOf, type Deed } from "../../../src/workflow/story/deeds.ts";
import type { FixtureCase } from "../run/fixtures.ts";
import { ANSWERS_THE_CALLER } from "../run/run-copy.ts";

export type RunStep = RecordedStep & {
  deeds: Deed[];
  /** Whether the step calls a service for which the recorded case contains no answer. */
  isUnanswered: boolean;
};
export type RunCase = Pick<RecordedCase, "trigger" | "status"> &
  Pick<StoryCase, "kind" | "name"> & {
    steps: RunStep[];
  };

export type PassportRuns = {
  file: WorkflowFile;
  subject: Subject;
  /** Names of the steps, in the order of the workflow file. `label`: n8n's name of the step's node type. */
  nodes: { name: string; label: string }[];
  cases: RunCase[];
};

/**
 * Reads the recorded runs of a workflow.
 * @param played - the cases of the recorded runs, from `fixtures.json`
 */
export function readRuns(
  file: WorkflowFile,
  record: RunRecord | null,
  played: readonly FixtureCase[] = [],
): PassportRuns {
  const subject = new Subject(file, loadCatalog());
  const typeOf = (name: string) => subject.nodeCalled(name)?.type ?? "";
  const { timezone } = file.settings ?? {};
  const zone = typeof timezone === "string" ? timezone : "UTC";
  const recorded = record ? readCases(asItWasThere(record, zone)) : [];
  return {
    file,
    subject,
    nodes: subject.steps.map(({ name }) => ({
      name,
      label: subject.known(name)?.facts.label ?? name,
    })),
    cases: recorded.map(({ name, trigger, status, steps }) => ({
      ...situationOf(name),
      trigger,
      status,
      steps: steps.map((step, place) => ({
        ...step,
        isUnanswered: isUnanswered(
          played.find((one) => one.name === name),
          step,
          typeOf(step.node),
        ),
        deeds: [
          ...(step.told ?? []).flatMap((request) => deedOf(request, typeOf(step.node)) ?? []),
          ...(place === steps.length - 1 ? chatAnswer(step, typeOf(trigger)) : []),
        ],
      })),
    })),
  };
}

/**
 * Whether the case contains no answer for a step that calls a service. The answer may be pinned items of the step, or,
 * for Google Sheets, the tables of the case.
 */
function isUnanswered(
  one: FixtureCase | undefined,
  { node, told }: RecordedStep,
  type: string,
): boolean {
  if (!one || !told || node in one.pin || ANSWERS_THE_CALLER.test(type)) return false;
  return !(one.sheets && type.endsWith(".googleSheets"));
}

/** Returns the answer that n8n's chat window shows: the field "output" of the last step's items. */
function chatAnswer({ out }: RecordedStep, trigger: string): Deed[] {
  if (!trigger.endsWith(".chatTrigger")) return [];
  return out.flat().flatMap((item): Deed[] => {
    const text = isRecord(item) ? item["output"] : undefined;
    if (typeof text !== "string") return [];
    return [{ act: "answer", channel: "chatTrigger", place: "", subject: "", text, values: [] }];
  });
}
