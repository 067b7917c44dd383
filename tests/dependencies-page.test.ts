import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = Partial<
  Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>
> & { license?: string };

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Package;
const { dependencies, devDependencies, optionalDependencies } = read("package.json");
const rows = readFileSync("docs/decisions/dependencies.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, names = "", license = ""]) => names.split(", ").map((name) => ({ name, license })))
  .slice(2);

test("the page on dependencies names every package, and no other", () => {
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(rows.map(({ name }) => name).toSorted()).toEqual(used.toSorted());
});

test("every license on it is what the package says", () => {
  const wrong = rows.flatMap(({ name, license }) => {
    const path = `node_modules/${name}/package.json`;
    // Of those for other machines there is nothing to read.
    const said = existsSync(path) ? read(path).license?.replace(/^\((.*)\)$/, "$1") : license;
    const own =
      said?.startsWith("Standard 'no charge' license") && license.startsWith("GSAP's own");
    return own || said === license ? [] : [`${name}: ${said}`];
  });
  expect(wrong).toEqual([]);
});
