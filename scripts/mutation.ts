import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeScratchCopy } from "./scratch-copy.ts";
import { mutants } from "./mutation/list.ts";
import type { Mutant } from "./mutation/mutant.ts";

/*
 * One wrong line at a time in a scratch copy, and the tests that ought to notice it:
 *   npm run mutation -- [PART OF A NAME]
 * Ends with code 0 when the tests notice every one. A mutant whose line is gone is an error.
 */

const COPIED = ["src", "packages", "content", "tests", "scripts", "templates", "docs", "public"];
const FILES = ["package.json", "tsconfig.json", "vitest.config.ts", "vite.config.ts", "README.md"];

const chosen = mutants.filter(({ name }) => name.includes(process.argv[2] ?? ""));
const lost = chosen.filter(({ file, text }) => read(file).split(text).length !== 2);
for (const { name, file } of lost) console.error(`${file} has not exactly one line for “${name}”`);
if (lost.length > 0 || chosen.length === 0) process.exit(2);

const copy = makeScratchCopy([...COPIED, ...FILES]);
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));

const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
console.log(`${chosen.length} mutants; first the ${all.length} test files as they are`);
if (!(await pass(all))) {
  console.error("The tests fail already without a mutant.");
  process.exit(2);
}

const missed: Mutant[] = [];
for (const [index, mutant] of chosen.entries()) {
  const begun = performance.now();
  const whole = read(mutant.file);
  writeFileSync(
    join(copy, mutant.file),
    whole.replace(mutant.text, () => mutant.replacement),
  );
  const caught = !(await pass(mutant.tests));
  writeFileSync(join(copy, mutant.file), whole);
  if (!caught) missed.push(mutant);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${String(index + 1).padStart(2)}/${chosen.length} ${caught ? "caught" : "MISSED"} ${mutant.kind.padEnd(8)} ${mutant.name} (${seconds} s)`,
  );
}
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught`);
for (const { name, file } of missed) console.log(`missed: ${name} (${file})`);
process.exit(missed.length === 0 ? 0 : 1);

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function pass(tests: string[]): Promise<boolean> {
  // A PostgreSQL that runs already is there sooner than an embedded database.
  const database = process.env["TEST_DATABASE_URL"] ? "postgres" : "embedded";
  const projects = ["--project", "unit", "--project", database];
  const child = spawn(
    process.execPath,
    [resolve("node_modules/vitest/vitest.mjs"), "run", ...projects, "--bail", "1", ...tests],
    { cwd: copy, stdio: process.env["VERBOSE"] ? "inherit" : "ignore" },
  );
  return new Promise((ended) => child.once("exit", (code) => ended(code === 0)));
}
