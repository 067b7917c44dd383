import { isScheduled } from "../../facts/node-kinds.ts";
import { humanize } from "../../read/humanize.ts";
import type { Rule } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";
import { cronFields, intervalsOf, type Interval } from "./schedules.ts";

export const impossibleSchedule: Rule = {
  id: "impossible-schedule",
  level: "will-not-run",
  check: scheduleCheck(problemOfCron),
  mend: "Correct the times; a cron expression has minute, hour, day, month and day of the week.",
};

export const impossibleInterval: Rule = /* @__PURE__ */ Object.assign({}, impossibleSchedule, {
  check: scheduleCheck(problemOfNumbers),
});

type Problem = { what: string; isTooHigh: boolean; isOften?: true };

/**
 * Finds a mistake in an interval of a schedule.
 * @param isStrict - whether the trigger's version refuses impossible values. Older versions accept these values, but
 *   start the workflow at other times than the owner has set
 */
type Find = (interval: Interval, isStrict: boolean) => Problem | undefined;

function scheduleCheck(problemOf: Find): Rule["check"] {
  return ({ nodes }) =>
    nodes
      .filter((known) => isScheduled(known))
      .flatMap((known) => {
        const { name, typeVersion } = known.node;
        const found = intervalsOf(known)
          .map((interval) => problemOf(interval, typeVersion >= 1.3))
          .find((one) => one !== undefined);
        // If the trigger's name contains "minute", frequent starts are intended and are not reported.
        if (!found || (found.isOften && /minute/i.test(name))) return [];
        return found.isTooHigh
          ? inStep([name], `has ${found.what}, so it starts at other times than meant.`, {
              level: "can-hurt",
            })
          : inStep([name], `has ${found.what}, so n8n does not publish the workflow.`);
      });
}

function problemOfCron({ field, value }: Interval): Problem | undefined {
  const cron = value["expression"] ?? value["cronExpression"];
  if ((field === "cronExpression" || field === "custom") && typeof cron === "string") {
    if (!isCron(cron))
      return {
        what: `a cron expression that cannot be read, "${shortened(cron)}"`,
        isTooHigh: false,
      };
    const fields = cronFields(value);
    const [second = "", minute = "", hour = "", day = "", month = "", weekday = ""] = fields;
    if (/^[*?]$/.test(weekday) && !hasDay(day, month))
      return {
        what: `the cron expression "${shortened(cron)}", whose day never comes`,
        isTooHigh: true,
      };
    const rare = fields.find((one, k) => Number(one.split("/")[1]) > (HIGHEST[k] ?? Infinity));
    if (rare !== undefined)
      return {
        what: `"${rare}" in the cron expression "${shortened(cron)}", more than it divides`,
        isTooHigh: true,
      };
    const often = EVERY.test(second) && !EVERY.test(minute) ? "second" : "minute";
    return (EVERY.test(minute) && !EVERY.test(hour)) || often === "second"
      ? {
          what: `the cron expression "${shortened(cron)}", which starts it in every ${often}`,
          isTooHigh: true,
          isOften: true,
        }
      : undefined;
  }
  return undefined;
}

function problemOfNumbers({ value }: Interval, isStrict: boolean): Problem | undefined {
  for (const [key, [least, highest]] of Object.entries(LIMITS)) {
    const number = value[key];
    const most = isStrict ? (STRICT[key] ?? highest) : highest;
    if (typeof number === "number" && (number < least || number > most))
      return {
        what: `${number} under "${humanize(key)}", where ${least} to ${STRICT[key] ?? most} are possible`,
        isTooHigh: number > most && key.endsWith("Interval") && !isStrict,
      };
  }
  return undefined;
}

/**
 * Whether the lowest of these days of the month exists in at least one of these months. For example, day 31 does not
 * exist in February.
 */
function hasDay(days: string, months: string): boolean {
  const first = Math.min(...days.split(",").map((part) => Number(/^\d+/.exec(part)?.[0] ?? 1)));
  return months.split(",").some((part) => {
    const ends = /^(\w+)(?:-(\w+))?$/.exec(part);
    const from = monthOf(ends?.[1] ?? "1");
    const to = monthOf(ends?.[2] ?? ends?.[1] ?? "12");
    return DAYS.some((most, k) => from <= k + 1 && k + 1 <= to && first <= most);
  });
}

function monthOf(text: string): number {
  return MONTHS.indexOf(text.toLowerCase()) + 1 || Number(text);
}

const MONTHS = /* @__PURE__ */ "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Maximum number of days of each month, January first. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const EVERY = /^\*(?:\/1)?$/;

const LIMITS = {
  secondsInterval: [1, 60],
  minutesInterval: [1, 60],
  hoursInterval: [1, 24],
  daysInterval: [1, 1000],
  triggerAtHour: [0, 23],
  triggerAtMinute: [0, 59],
  triggerAtDayOfMonth: [1, 31],
} as const satisfies Record<string, readonly [number, number]>;

/** For each unit of an interval, the highest number that a Schedule Trigger of version 1.3 or newer accepts. */
const STRICT: Readonly<Record<string, number>> = {
  secondsInterval: 59,
  minutesInterval: 59,
  hoursInterval: 23,
  daysInterval: 31,
};

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
