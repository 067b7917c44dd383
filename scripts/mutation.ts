import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { lawMutants, type Mutant } from "./mutation/law.ts";

/*
 * Finds out whether the tests notice mistakes in code that the law requires (`mutation/law.ts`), such as the code for
 * consent and erasure. In a scratch copy of the source, the program makes one condition wrong at a time, and runs the
 * tests that should then fail:
 *   npm run mutation -- [PART OF A NAME]
 * If the tests notice every wrong condition, the program ends with code 0.
 */

const COPIED = ["src", "packages", "content", "tests", "scripts", "templates", "docs", "public"];
const FILES = [
  "package.json",
  "tsconfig.json",
  "vitest.config.ts",
  "vite.config.ts",
  "README.md",
  "LICENSE",
];

const [part = ""] = process.argv.slice(2);
const chosen = lawMutants().filter(({ name }) => name.includes(part));
if (chosen.length === 0) {
  console.error(`No mutant's name holds “${part}”.`);
  process.exit(2);
}
const copy = makeScratchCopy();
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));

const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
console.log(`${chosen.length} mutants; first, ${tests.join(" ")} without one`);
if (!(await pass(tests, "inherit"))) {
  console.error("The tests fail already without a mutant.");
  process.exit(2);
}
const missed: Mutant[] = [];
for (const [index, mutant] of chosen.entries()) {
  const begun = performance.now();
  const caught = await isCaught(mutant);
  if (!caught) missed.push(mutant);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const result = caught ? "caught" : "MISSED";
  console.log(`${index + 1}/${chosen.length} ${result} ${mutant.name} (${seconds} s)`);
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught`);
for (const { name } of missed) console.log(`missed: ${name}`);
process.exit(missed.length === 0 ? 0 : 1);

async function isCaught({
  file,
  start,
  end,
  replacement,
  tests: testFiles,
}: Mutant): Promise<boolean> {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, source.slice(0, start) + replacement + source.slice(end));
  try {
    return !(await pass(testFiles));
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * Runs test files in the scratch copy.
 * @param output - "inherit" shows why a test fails
 * @returns whether all tests pass
 */
function pass(
  testFiles: readonly string[],
  output: "inherit" | "ignore" = "ignore",
): Promise<boolean> {
  // The tests start sooner on a PostgreSQL server that is running than on an embedded database.
  const database = process.env["TEST_DATABASE_URL"] ? "postgres" : "embedded";
  const projects = ["--project", "unit", "--project", database];
  const child = spawn(
    process.execPath,
    [resolve("node_modules/vitest/vitest.mjs"), "run", ...projects, "--bail", "1", ...testFiles],
    { cwd: copy, stdio: output },
  );
  return new Promise((ended) => child.once("exit", (code) => ended(code === 0)));
}

function makeScratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const filter = (path: string) => !path.includes("node_modules");
  for (const name of [...COPIED, ...FILES])
    cpSync(name, join(folder, name), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}
