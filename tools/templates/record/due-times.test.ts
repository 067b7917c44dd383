import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { installWorkspace } from "../../install/workspace.ts";
import { withoutChance } from "./due-times.ts";

type PollTime = { mode?: string; unit?: string };

let toCronExpression: (item: PollTime) => string;
beforeAll(async () => {
  await installWorkspace("templates");
  const { n8n } = await import("../n8n/loaded-workflow.ts");
  toCronExpression = n8n.toCronExpression as typeof toCronExpression;
}, 300_000);

const ofLibrary = globSync("templates/*/*/workflow.json").flatMap((path) => {
  const { nodes } = JSON.parse(readFileSync(path, "utf8")) as {
    nodes: { parameters: { pollTimes?: { item?: PollTime[] } } }[];
  };
  return nodes.flatMap(({ parameters }) => parameters.pollTimes?.item ?? []);
});
const other = [
  { mode: "everyX", unit: "hours", value: 2 },
  { mode: "everyWeek", hour: 9, minute: 30, weekday: "1" },
];

test.each([...ofLibrary, ...other])("100 draws of %j give one timetable", (item) => {
  const draws = Array.from({ length: 100 }, () => withoutChance(toCronExpression(item), item));
  expect(new Set(draws).size).toBe(1);
  expect(draws[0]).toMatch(/^30 /);
});

test("a schedule that its author wrote stays as written", () => {
  const item = { mode: "custom", cronExpression: "30 */5 * * * *" };
  expect(withoutChance(toCronExpression(item), item)).toBe("30 */5 * * * *");
});
