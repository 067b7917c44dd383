import { createRequire } from "node:module";
import { join } from "node:path";
import type { RunRecord } from "../../../src/workflow/record/run-record.ts";
import type { LoadedWorkflow } from "../n8n/loaded-workflow.ts";
import { CLOCK } from "../run/clock.ts";

const COUNT = 5;

/**
 * Lists the next times at which triggers start, computed by n8n's own code.
 * @param modules - folder of n8n's packages
 */
export function dueTimes({ nodes, workflow }: LoadedWorkflow, modules: string): RunRecord["due"] {
  const load = createRequire(join(modules, "package.json"));
  const schedule = load("n8n-nodes-base/dist/nodes/Schedule/GenericFunctions.js") as Schedule;
  const polling = load("n8n-workflow") as { toCronExpression(item: object): string };
  const { CronTime } = load("cron") as Cron;
  const zone = workflow.settings.timezone;
  return nodes.flatMap(({ node, description }) => {
    if (!description.group.includes("trigger") || node.disabled) return [];
    const { rule, pollTimes } = node.parameters as Timetable;
    const rules = [
      ...(rule?.interval ?? []).map((interval) => ({
        cron: schedule.toCronExpression(withDefaults(interval), node.id),
        every: stepOf(interval),
      })),
      ...(pollTimes?.item ?? []).map((item) => ({
        cron: withoutChance(polling.toCronExpression(item), item),
        every: 1,
      })),
    ];
    if (rules.length === 0) return [];
    const times = rules.flatMap(({ cron, every }) =>
      next(new CronTime(cron, zone ?? "UTC"), every),
    );
    return [
      {
        node: node.name,
        ...(zone && { zone }),
        times: [...new Set(times)].toSorted().slice(0, COUNT),
      },
    ];
  });
}

type Interval = Record<string, unknown> & { field?: string };
type Timetable = { rule?: { interval?: Interval[] }; pollTimes?: { item?: PollTime[] } };
type PollTime = { mode?: string; unit?: string };
type Schedule = { toCronExpression(interval: Interval, key: string): string };
type Local = { toISO(): string; plus(span: object): Local };
type Cron = {
  CronTime: new (
    expression: string,
    zone: string,
  ) => { getNextDateFrom(from: Date | Local): Local };
};

/**
 * Removes chance from a schedule, so that equal triggers give equal schedules. n8n chooses at random the second at
 * which a trigger polls, and also the minute if the trigger polls every few hours. This function replaces both by 30.
 */
export function withoutChance(cron: string, { mode, unit }: PollTime): string {
  if (mode === undefined || mode === "custom") return cron;
  const [, minute, ...others] = cron.split(" ");
  const isDrawn = mode === "everyX" && unit === "hours";
  return [MIDDLE, isDrawn ? MIDDLE : minute, ...others].join(" ");
}

const MIDDLE = "30";

/**
 * Lists the next times of a schedule, such as `2026-11-19T09:00`. Seconds are left out, because n8n chooses them at
 * random.
 * @param every - 2 to list only every second time, 3 for every third time, and so on
 */
function next(time: InstanceType<Cron["CronTime"]>, every: number): string[] {
  const times: string[] = [];
  let at: Date | Local = new Date(CLOCK);
  for (let tick = 0; tick < COUNT * every; tick++) {
    at = time.getNextDateFrom(at);
    if (tick % every === 0) times.push(at.toISO().slice(0, 16));
  }
  return times;
}

/**
 * Returns 2 for "every second day", 3 for "every third day", and so on. A cron expression cannot describe these
 * intervals. n8n therefore uses a daily or weekly schedule, and starts the workflow only every second or third time.
 */
function stepOf({ field, daysInterval, weeksInterval }: Interval): number {
  const step = field === "days" ? daysInterval : field === "weeks" ? weeksInterval : 1;
  return typeof step === "number" ? step : 1;
}

function withDefaults(interval: Interval): Interval {
  return {
    field: "days",
    secondsInterval: 30,
    minutesInterval: 5,
    hoursInterval: 1,
    daysInterval: 1,
    weeksInterval: 1,
    monthsInterval: 1,
    triggerAtDay: [0],
    ...interval,
  };
}
