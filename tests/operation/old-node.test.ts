import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";

const PROGRAMS = ["server", "maintenance", "restore"];
const builtIn = (file: string) => readFileSync(join("build/server", file), "utf8");

/** Lists the files that Node loads before it runs the first line of a program. */
function loadedFirst(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, path = ""] of builtIn(file).matchAll(/^import\b(?!\()[^"'(]*["']([^"']+)["']/gm)) {
    expect(path).toMatch(/^\.\//);
    const next = path.slice(2);
    if (!seen.has(next)) loadedFirst(next, seen);
  }
  return seen;
}

test.each(PROGRAMS)(
  "%s looks at the version of Node before it loads anything that needs a new one",
  (name) => {
    const files = [...loadedFirst(`${name}.js`)];
    expect(files.length).toBeGreaterThan(1);
    expect(files.map(builtIn).join("\n")).not.toMatch(/["']node:/);
  },
);

const old = [
  ...(process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "node")),
  ...globSync("/usr/{,local/}bin/node"),
].find((path) => existsSync(path) && isOld(path));

function isOld(path: string): boolean {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const major = Number(/^v(\d+)/.exec(stdout)?.[1]);
  return major >= 14 && major < 24;
}

test.runIf(old).each(PROGRAMS)("an older Node says in one sentence what %s needs", (name) => {
  const { status, stdout, stderr } = spawnSync(old ?? "", [`build/server/${name}.js`], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^This site needs Node [\d.]+ or newer; this is [\d.]+\. [^\n]+\n$/);
});
