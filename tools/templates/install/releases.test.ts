import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RELEASES } from "./node-packages.ts";

const RELEASE = /\b[2-9]\.\d+\.\d+\b/g;

test("texts of the site name no other releases of n8n than those in which templates run", () => {
  const files = [...globSync("content/**/*.ts"), "packages/check/README.md"];
  const others = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(RELEASE) ?? [])
      .filter((release) => !RELEASES.includes(release))
      .map((release) => `${file}: ${release}`),
  );
  expect(others).toEqual([]);
});
