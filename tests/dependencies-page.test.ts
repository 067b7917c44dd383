import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

type Package = Partial<
  Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>
> & { license?: string };

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Package;
/** The names of all packages, each with the folder in which npm installs it. */
const packages = ["package.json", ...globSync("tools/*/package.json")].flatMap((path) => {
  const { dependencies, devDependencies, optionalDependencies } = read(path);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(
    (name) => ({ name, folder: `${dirname(path)}/node_modules/${name}` }),
  );
});
const rows = readFileSync("docs/decisions/dependencies.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, names = "", license = ""]) => names.split(", ").map((name) => ({ name, license })))
  .slice(2);

test("the page on dependencies names every package, and no other", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    packages.map(({ name }) => name).toSorted(),
  );
});

test("every license on the page is the package's own", () => {
  const wrong = rows.flatMap(({ name, license }) => {
    const path = `${packages.find((one) => one.name === name)?.folder}/package.json`;
    // A package for other machines or unused tools may not be installed. The page's license is then not checked.
    const declared = existsSync(path) ? read(path).license?.replace(/^\((.*)\)$/, "$1") : license;
    const isGsap =
      declared?.startsWith("Standard 'no charge' license") && license.startsWith("GSAP's own");
    return isGsap || declared === license ? [] : [`${name}: ${declared}`];
  });
  expect(wrong).toEqual([]);
});
