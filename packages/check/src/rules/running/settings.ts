import { textOf } from "../../facts/port-values.ts";
import { isZone } from "../../code/dates.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, shortened } from "../wording.ts";

export const impossibleSetting: Rule = {
  id: "impossible-setting",
  level: "can-hurt",
  check: (subject) => [...settingsOfFile(subject), ...settingsOfSteps(subject)],
  mend: "Choose the value anew in the settings of the step or of the workflow.",
};

function settingsOfFile({ file: { settings = {} } }: Subject): Trouble[] {
  const { timezone } = settings;
  const sentences = [
    isUnknownZone(timezone)
      ? `The time zone "${shortened(textOf(timezone))}" does not exist, so schedules do not start or start at another hour.`
      : "",
    ...Object.entries(OF_FILE).map(([name, { values, otherwise }]) => {
      const value = settings[name];
      return value === undefined || value === null || values.includes(value)
        ? ""
        : `The setting ${name} is ${shortened(JSON.stringify(value))}, which n8n does not know, so ${otherwise}.`;
    }),
  ];
  const isForgotten = settings["saveDataErrorExecution"] === "none";
  return [
    ...sentences.flatMap((sentence) => (sentence === "" ? [] : [{ nodes: [], sentence }])),
    ...(isForgotten
      ? [
          {
            nodes: [],
            sentence:
              "n8n keeps nothing of runs that failed (saveDataErrorExecution), so nobody can see afterwards what went wrong.",
            mend: 'Set "Save failed production executions" to Save.',
          },
        ]
      : []),
  ];
}

const SAVING = { values: ["all", "none", "DEFAULT"], otherwise: "runs may not be kept" };
const SWITCH = { values: [true, false, "DEFAULT"], otherwise: "n8n takes it for switched on" };

/** Settings of the workflow, each with its allowed values, and what n8n does if the setting has any other value. */
const OF_FILE: Readonly<Record<string, { values: readonly unknown[]; otherwise: string }>> = {
  executionOrder: {
    values: ["v0", "v1"],
    otherwise: "it takes the old order, in which branches take turns",
  },
  saveDataErrorExecution: SAVING,
  saveDataSuccessExecution: SAVING,
  saveManualExecutions: SWITCH,
  saveExecutionProgress: SWITCH,
  callerPolicy: {
    values: ["any", "none", "workflowsFromAList", "workflowsFromSameOwner"],
    otherwise: "no other workflow may call this one",
  },
};

function settingsOfSteps({ steps }: Subject): Trouble[] {
  return steps.flatMap((node): Trouble[] => {
    const { name, onError } = node;
    const sentence = (what: string) => [inStep([name], `${what}.`)];
    const text = SWITCHES.find((key) => node[key] !== undefined && typeof node[key] !== "boolean");
    const { maxTries, waitBetweenTries } = node;
    if (onError !== undefined && !ON_ERROR.has(onError))
      return sentence(
        `has "${shortened(textOf(onError))}" under On Error, which n8n does not know, so an error stops the workflow there`,
      );
    if (text !== undefined && node[text] !== null)
      return sentence(
        `has ${shortened(JSON.stringify(node[text]))} under ${text}, where n8n keeps yes or no; it takes any text for yes`,
      );
    if (
      node.retryOnFail !== true ||
      !(isBeyond(maxTries, 2, 5) || isBeyond(waitBetweenTries, 0, 5000))
    )
      return [];
    return sentence(
      "tries again more often or waits longer than n8n does: at most 5 tries, 5 seconds apart",
    ).map((one) => ({ ...one, level: "worth-knowing" }));
  });
}

const SWITCHES = ["disabled", "retryOnFail", "executeOnce", "alwaysOutputData", "continueOnFail"];
const ON_ERROR = new Set<unknown>(["stopWorkflow", "continueRegularOutput", "continueErrorOutput"]);

function isBeyond(value: unknown, least: number, most: number): boolean {
  return value !== undefined && !(typeof value === "number" && value >= least && value <= most);
}

function isUnknownZone(zone: unknown): boolean {
  if (typeof zone !== "string" || zone === "" || zone === "DEFAULT") return false;
  return !isZone(zone);
}
