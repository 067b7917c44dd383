import { isScheduled } from "../../facts/node-kinds.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at, shortened } from "../wording.ts";
import { intervalsOf, type Interval } from "./schedules.ts";

/** Reports schedules with times that do not exist. */
export const impossibleSchedule: Rule = {
  id: "impossible-schedule",
  level: "will-not-run",
  profiles: ["runs"],
  check: ({ nodes }) =>
    nodes
      .filter((known) => isScheduled(known))
      .flatMap((known): Trouble[] => {
        const found = intervalsOf(known)
          .map(problemOf)
          .find((one) => one !== undefined);
        if (!found) return [];
        const { name } = known.node;
        return [
          found.isTooHigh
            ? {
                nodes: [name],
                sentence: `${at(name)} has ${found.what}, so it starts at other times than it says.`,
                level: "can-hurt",
              }
            : {
                nodes: [name],
                sentence: `${at(name)} has ${found.what}, so n8n does not publish the workflow.`,
              },
        ];
      }),
  mend: "Correct the times; a cron expression has minute, hour, day, month and day of the week, with seconds before them if wanted.",
};

function problemOf({ field, value }: Interval): { what: string; isTooHigh: boolean } | undefined {
  const cron = value["expression"] ?? value["cronExpression"];
  if ((field === "cronExpression" || field === "custom") && typeof cron === "string")
    return isCron(cron)
      ? undefined
      : { what: `a cron expression that cannot be read, "${shortened(cron)}"`, isTooHigh: false };
  for (const [key, [least, most]] of Object.entries(LIMITS)) {
    const number = value[key];
    if (typeof number === "number" && (number < least || number > most))
      return {
        what: `${number} under ${key}, where ${least} to ${most} are possible`,
        isTooHigh: number > most && key.endsWith("Interval"),
      };
  }
  return undefined;
}

const LIMITS = {
  secondsInterval: [1, 60],
  minutesInterval: [1, 60],
  hoursInterval: [1, 24],
  daysInterval: [1, 1000],
  triggerAtHour: [0, 23],
  triggerAtMinute: [0, 59],
  triggerAtDayOfMonth: [1, 31],
} as const satisfies Record<string, readonly [number, number]>;

/** Highest number in each field of a cron expression, seconds first. */
const HIGHEST = [59, 59, 23, 31, 12, 7];

const NAMES =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat|l|w)$/i;

function isCron(text: string): boolean {
  if (text.startsWith("=") || text.startsWith("@")) return true;
  const fields = text.trim().split(/\s+/);
  if (fields.length < 5 || fields.length > 6) return false;
  return fields.every((field, place) => {
    const most = HIGHEST[place + HIGHEST.length - fields.length] ?? 0;
    if (!/^[\dA-Z*?#/,-]{1,200}$/i.test(field)) return false;
    if ((field.match(/[A-Z]+/gi) ?? []).some((name) => !NAMES.test(name))) return false;
    const [times = ""] = field.split("/");
    return (times.match(/\d+/g) ?? []).every((number) => Number(number) <= most);
  });
}
