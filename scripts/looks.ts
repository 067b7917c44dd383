import { spawnSync } from "node:child_process";

/*
 * `npm run looks` compares six pages, in two widths and both themes, with the approved pictures in
 * tests/looks/approved/. Differences are shown in test-results/looks/. `npm run looks -- --approve` replaces the
 * approved pictures by new ones. Look at the new pictures before you commit them.
 */
const [option, ...rest] = process.argv.slice(2);
const approving = option === "--approve";
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=tests/looks/playwright.config.ts",
    ...(approving ? ["--update-snapshots=all"] : option === undefined ? [] : [option]),
    ...rest,
  ],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
