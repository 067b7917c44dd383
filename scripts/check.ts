import { spawnSync } from "node:child_process";
import { brokenCitations } from "./doc-citations.ts";
import { brokenCommentPaths, brokenDocPaths } from "./doc-paths.ts";

/* What takes seconds: format, lint, walls, types, and what documents and comments refer to. */

const CHECKS: [name: string, file: string, args: string[]][] = [
  ["format", "oxfmt/bin/oxfmt", ["--check"]],
  ["lint", "oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]],
  [
    "walls",
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["--config", ".dependency-cruiser.mjs", "--output-type", "err", "src", "content", "tools"],
  ],
  ["route types", "@react-router/dev/bin.cjs", ["typegen"]],
  ["types", "typescript/bin/tsc", ["--project", "tsconfig.json"]],
  ["pure types", "typescript/bin/tsc", ["--project", "tsconfig.pure.json"]],
];

/** @returns how many checks passed and failed */
export function check(): { passed: number; failed: number } {
  let failed = 0;
  for (const [name, file, args] of CHECKS) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`node_modules/${file}`, ...args],
      {
        encoding: "utf8",
      },
    );
    console.log(`${status === 0 ? "ok  " : "FAIL"} ${name}`);
    if (status !== 0) console.log(stdout + stderr);
    failed += status === 0 ? 0 : 1;
  }
  const broken = [...brokenDocPaths(), ...brokenCommentPaths(), ...brokenCitations()];
  console.log(`${broken.length === 0 ? "ok  " : "FAIL"} references`);
  for (const line of broken) console.log(line);
  failed += broken.length === 0 ? 0 : 1;
  return { passed: CHECKS.length + 1 - failed, failed };
}

if (import.meta.main) process.exit(check().failed === 0 ? 0 : 1);
