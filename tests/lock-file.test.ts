import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

// A binary for another platform that is missing here breaks `npm ci` on that platform, or on all.
test("every optional package that a locked package names is locked too", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Locked;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for a package from a folder, nearest first. */
function placesOf(name: string, from: string): string[] {
  const folders = from === "" ? [""] : from.split(/(?=\/node_modules\/)/);
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join(""))
    .concat("")
    .map((folder) => `${folder === "" ? "" : `${folder}/`}node_modules/${name}`);
}
