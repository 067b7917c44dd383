import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { RULES } from "./all-rules.ts";
import type { Rule } from "./rule.ts";

const FOLDER = import.meta.dirname;

test("every rule that a file here exports is in the list of rules", async () => {
  const files = globSync("*/*.ts", { cwd: FOLDER, exclude: ["**/*.test.ts"] });
  const modules = await Promise.all(
    files.map((file) => import(resolve(FOLDER, file)) as Promise<Record<string, unknown>>),
  );
  const rules = modules.flatMap((exported) => Object.values(exported)).filter(isRule);
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.filter((rule) => !RULES.includes(rule)).map(({ id }) => id)).toEqual([]);
});

function isRule(value: unknown): value is Rule {
  return typeof value === "object" && value !== null && "id" in value && "check" in value;
}
