import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOLS_FOLDER } from "./tools.ts";

type Locked = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

// A binary for another platform that is missing here breaks the installation there, or everywhere.
test("the tools' lock file names the binaries of every platform", () => {
  const { packages } = JSON.parse(
    readFileSync(join(TOOLS_FOLDER, "package-lock.json"), "utf8"),
  ) as Locked;
  const wanted = Object.values(packages).flatMap((one) =>
    Object.keys(one.optionalDependencies ?? {}),
  );
  expect(wanted.filter((name) => name.startsWith("@resvg/resvg-js-")).length).toBeGreaterThan(8);
  expect(wanted.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
});

test("every dependency of the tools has one exact version", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(TOOLS_FOLDER, "package.json"), "utf8"),
  ) as Record<"dependencies" | "devDependencies", Record<string, string>>;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
