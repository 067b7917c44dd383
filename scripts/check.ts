import { execFile } from "node:child_process";
import { installWorkspace } from "../tools/install/workspace.ts";
import { hardCommentStarts } from "./check/comment-starts.ts";
import { brokenCitations } from "./check/doc-citations.ts";
import { brokenCommentPaths, brokenDocPaths } from "./check/doc-paths.ts";

type Check = [name: string, file: string, args: string[]];

/** Writes the types of the routes, which the linter and the compiler read. */
const ROUTE_TYPES: Check = ["route types", "@react-router/dev/bin.cjs", ["typegen"]];

/** The lists run side by side; the checks within a list run one after another. */
const CHECKS: Check[][] = [
  [
    ["format", "oxfmt/bin/oxfmt", ["--check"]],
    [
      "walls",
      "dependency-cruiser/bin/dependency-cruiser.mjs",
      [
        "--config",
        ".dependency-cruiser.mjs",
        "--output-type",
        "err",
        "src",
        "packages",
        "content",
        "tools",
      ],
    ],
  ],
  [
    ["types", "typescript/bin/tsc", ["--project", "tsconfig.json"]],
    ["pure types", "typescript/bin/tsc", ["--project", "tsconfig.pure.json"]],
  ],
];

/**
 * These checks read the types of n8n's packages, which tools/templates uses. If the packages were missing, the linter
 * would take each such type for `any`.
 */
const CHECKS_WITH_TOOLS: Check[][] = [
  [["lint", "oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]]],
  [["tool types", "typescript/bin/tsc", ["--project", "tools/templates/tsconfig.json"]]],
];

export async function check(): Promise<{ passed: number; failed: number; broken: string[] }> {
  const results: [name: string, passed: boolean][] = [];
  const run = async (list: Check[]) => {
    for (const one of list) results.push([one[0], await passes(one)]);
  };
  await Promise.all([
    run([ROUTE_TYPES]).then(() => Promise.all(CHECKS.map(run))),
    installWorkspace("templates"),
  ]);
  await Promise.all(CHECKS_WITH_TOOLS.map(run));
  const texts = {
    references: [...brokenDocPaths(), ...brokenCommentPaths(), ...brokenCitations()],
    comments: hardCommentStarts(),
  };
  for (const [name, lines] of Object.entries(texts)) {
    console.log(`${lines.length === 0 ? "ok  " : "FAIL"} ${name}`);
    for (const line of lines) console.log(line);
    results.push([name, lines.length === 0]);
  }
  const broken = results.filter(([, passed]) => !passed).map(([name]) => name);
  return { passed: results.length - broken.length, failed: broken.length, broken };
}

function passes([name, file, args]: Check): Promise<boolean> {
  return new Promise((ended) => {
    execFile(
      process.execPath,
      [`node_modules/${file}`, ...args],
      { maxBuffer: Infinity },
      (error, stdout, stderr) => {
        console.log(`${error ? "FAIL" : "ok  "} ${name}`);
        if (error) console.log(stdout + stderr);
        ended(!error);
      },
    );
  });
}

if (import.meta.main) process.exit((await check()).failed === 0 ? 0 : 1);
