import { textOf } from "../../read/text-of.ts";
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
  const { timezone } = settings;
  const order = settings["executionOrder"];
  return [
    isUnknownZone(timezone)
      ? `The time zone "${shortened(textOf(timezone))}" does not exist, so schedules do not start or start at another hour.`
      : "",
    order !== undefined && order !== "v0" && order !== "v1"
      ? `The execution order ${shortened(JSON.stringify(order))} does not exist, so n8n takes the old one, in which branches take turns.`
      : "",
  ].flatMap((sentence) => (sentence === "" ? [] : [{ nodes: [], sentence }]));
}

function settingsOfSteps({ steps }: Subject): Trouble[] {
  return steps
    .filter(({ onError }) => onError !== undefined && !ON_ERROR.has(onError))
    .map(({ name, onError }) => ({
      nodes: [name],
      sentence: `${at(name)} has "${shortened(textOf(onError))}" under On Error, which n8n does not know, so an error stops the workflow there.`,
    }));
}

const ON_ERROR = new Set<unknown>(["stopWorkflow", "continueRegularOutput", "continueErrorOutput"]);

function isUnknownZone(zone: unknown): boolean {
  if (typeof zone !== "string" || zone === "" || zone === "DEFAULT") return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone === "";
  } catch {
    return true;
  }
}
