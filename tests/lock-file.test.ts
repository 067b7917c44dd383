import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Dependencies = Record<string, string>;
type Package = {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
};

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const { packages } = read("package-lock.json") as {
  packages: Record<string, Package & { link?: true }>;
};

// Without the binaries for a platform, `npm ci` fails on that platform, and sometimes on the others too.
test("every optional package that a locked package names is locked too", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

// The launcher expects all packages outside of the tools' folders to be installed. If a tool's package was locked
// there, the launcher would miss it, and would install everything again at each start.
test("every package outside of the tools is one that the site needs", () => {
  const needed = new Set([""]);
  for (const path of needed) {
    const one = packages[path] ?? {};
    const names = Object.keys({
      ...one.dependencies,
      ...one.optionalDependencies,
      ...one.peerDependencies,
      ...(path === "" ? one.devDependencies : {}),
    });
    for (const name of names) {
      const place = placesOf(name, path).find((candidate) => candidate in packages);
      if (place !== undefined) needed.add(place);
    }
  }
  const others = Object.keys(packages).filter(
    (path) => !needed.has(path) && !/^(tools|packages)\//.test(path) && !packages[path]?.link,
  );
  expect(others).toEqual([]);
});

test.each(["package.json", ...globSync("tools/*/package.json")])(
  "every dependency in %s has one exact version",
  (path) => {
    const { dependencies, devDependencies, optionalDependencies } = read(path) as Package;
    const versions = Object.values({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  },
);

/** Returns the folders in which Node searches for a package, the nearest first. */
function placesOf(name: string, from: string): string[] {
  const folders = from === "" ? [""] : from.split(/(?=\/node_modules\/)/);
  return folders
    .map((_, index) => folders.slice(0, folders.length - index).join(""))
    .concat("")
    .map((folder) => `${folder === "" ? "" : `${folder}/`}node_modules/${name}`);
}
