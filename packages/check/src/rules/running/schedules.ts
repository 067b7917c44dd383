import { listIn, textOf } from "../../facts/port-values.ts";
import { isScheduled, shortType, STORES, usesService } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { isRecord } from "../../read/edges.ts";
import type { Rule } from "../rule.ts";
import { inStep, listed } from "../wording.ts";

export const noTimeZone: Rule = {
  id: "no-time-zone",
  level: "worth-knowing",
  check({ nodes, file }) {
    const zone = file.settings?.["timezone"];
    if (typeof zone === "string" && zone !== "" && zone !== "DEFAULT") return [];
    return nodes
      .filter((known) => isScheduled(known) && intervalsOf(known).some(hasTimeOfDay))
      .map(({ node: { name } }) =>
        inStep(
          [name],
          "starts at a time of day, but the workflow names no time zone, so n8n takes its own, often New York's.",
        ),
      );
  },
  mend: "Choose a time zone in the settings of the workflow.",
};

export const tooOften: Rule = {
  id: "too-often",
  level: "can-hurt",
  check: (subject) =>
    subject.nodes
      .filter((known) => isScheduled(known) && intervalsOf(known).some(isEveryMinute))
      .flatMap((known) => {
        const { name } = known.node;
        const after = subject.graph.after(name);
        const services = subject.nodes
          .filter(
            (one) =>
              after.has(one.node.name) &&
              one.node.disabled !== true &&
              (usesService(one) ||
                shortType(one.node.type) === "httpRequest" ||
                STORES.has(shortType(one.node.type))),
          )
          .map(({ node }) => node.name);
        if (services.length === 0) return [];
        const seconds = Math.min(...intervalsOf(known).filter(isEveryMinute).map(secondsOf));
        return inStep(
          [name],
          `starts every ${seconds < 60 ? `${seconds} seconds` : "minute"}, so ${listed(services)} ${services.length === 1 ? "is" : "are"} asked ${Math.floor(2592 / seconds).toLocaleString("en")},000 times a month; each is an execution that counts, and services refuse calls that come too often.`,
        );
      }),
  mend: "Start it as seldom as the work allows, or use the trigger of the service, which n8n runs only when there is something new.",
};

export type Interval = { field: string; value: Record<string, unknown> };

export function intervalsOf({ node, facts: { parameters } }: KnownNode): Interval[] {
  const name = shortType(node.type);
  if (name === "interval")
    return [
      {
        field: textOf(parameters["unit"]) || "seconds",
        value: { every: parameters["interval"] ?? 1 },
      },
    ];
  const list =
    name === "cron"
      ? listIn(parameters["triggerTimes"], "item")
      : listIn(parameters["rule"], "interval");
  return list.filter(isRecord).map((value) => ({
    field:
      textOf(value["field"]) || textOf(value["mode"]) || (name === "cron" ? "everyDay" : "days"),
    value,
  }));
}

function hasTimeOfDay({ field, value }: Interval): boolean {
  if (/^(?:days|weeks|months|everyDay|everyWeek|everyMonth)$/.test(field)) return true;
  const [, , hour] = cronFields(value);
  return (
    (field === "cronExpression" || field === "custom") && hour !== undefined && /^\d/.test(hour)
  );
}

function isEveryMinute({ field, value }: Interval): boolean {
  const every = (key: string, otherwise: number) =>
    Number(value[key] ?? value["every"] ?? otherwise);
  // If no number is set, n8n's default is 30 for seconds and 5 for minutes.
  if (field === "seconds") return every("secondsInterval", 30) <= 60;
  if (field === "minutes") return every("minutesInterval", 5) <= 1;
  if (field === "everyMinute") return true;
  if (field === "everyX") return value["unit"] === "minutes" && Number(value["value"]) <= 1;
  if (field !== "cronExpression" && field !== "custom") return false;
  const [, minute, hour, day] = cronFields(value);
  return (minute === "*" || minute === "*/1") && hour === "*" && day === "*";
}

/** Returns the seconds between two starts of a schedule that starts every minute or more often. */
function secondsOf({ field, value }: Interval): number {
  const text = field === "seconds" ? (value["secondsInterval"] ?? value["every"] ?? 30) : 60;
  const [second = "0"] = cronFields(value);
  const step = second === "*" ? "1" : /^\*\/(\d+)$/.exec(second)?.[1];
  return Math.max(1, Number(step ?? text) || 60);
}

/**
 * Splits a cron expression into its fields, beginning with the seconds. If the expression has only five fields, the
 * seconds are "0". Returns an empty list if there is no expression.
 */
export function cronFields(value: Record<string, unknown>): string[] {
  const text = value["expression"] ?? value["cronExpression"];
  if (typeof text !== "string") return [];
  const fields = text.replace(/^=/, "").trim().split(/\s+/);
  return fields.length === 5 ? ["0", ...fields] : fields;
}
