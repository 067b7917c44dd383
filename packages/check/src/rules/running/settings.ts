import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, shortened } from "../wording.ts";

/** Settings of the workflow and of its steps hold values that n8n knows. */
export const impossibleSetting: Rule = {
  id: "impossible-setting",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) => [...settingsOfFile(subject), ...settingsOfSteps(subject)],
  mend: "Choose the value anew in the settings of the step or of the workflow.",
};

function settingsOfFile({ file: { settings = {} } }: Subject): Trouble[] {
  const { timezone, executionOrder } = settings;
  return [
    isUnknownZone(timezone)
      ? `The time zone "${shortened(String(timezone))}" does not exist, so schedules do not start or start at another hour.`
      : "",
    executionOrder !== undefined && executionOrder !== "v0" && executionOrder !== "v1"
      ? `The execution order "${shortened(String(executionOrder))}" does not exist, so n8n takes the old one, in which branches take turns.`
      : "",
  ].flatMap((sentence) => (sentence === "" ? [] : [{ nodes: [], sentence }]));
}

function settingsOfSteps({ steps }: Subject): Trouble[] {
  return steps
    .filter(({ onError }) => onError !== undefined && !ON_ERROR.has(onError))
    .map(({ name, onError }) => ({
      nodes: [name],
      sentence: `${at(name)} has "${shortened(String(onError))}" under On Error, which n8n does not know, so an error stops the workflow there.`,
    }));
}

const ON_ERROR = new Set<unknown>(["stopWorkflow", "continueRegularOutput", "continueErrorOutput"]);

function isUnknownZone(zone: unknown): boolean {
  if (typeof zone !== "string" || zone === "" || zone === "DEFAULT") return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return false;
  } catch {
    return true;
  }
}
