import { defineConfig } from "@playwright/test";
import { journeyBrowser } from "#tests/support/browser/browser.ts";

/**
 * Journeys whose worker differs from the usual one, because its site has settings of its own. Playwright would run them
 * last, and one worker would still run the chat when the others have nothing left to do.
 */
const OWN_WORKER = ["chat/chat", "limits", "accounts/hosted-accounts"].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: "tests/journeys",
  projects: [
    { name: "own worker", testMatch: OWN_WORKER },
    { name: "usual", testMatch: "**/*.spec.ts", testIgnore: OWN_WORKER },
  ],
  // Left to `npm test -- all` (CONTRIBUTING.md).
  ...(process.env["TESTS"] === "quick" ? { grepInvert: /@slow/ } : {}),
  // Emptied at the start: not the folder with the prepared data.
  outputDir: "test-results/journeys",
  fullyParallel: false,
  // One more than there are cores on a small machine: some of the time is spent waiting.
  workers: 3,
  // A shared machine that stalls for seconds is no fault of the site; the report names what needed it.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 90_000,
  // Costs nothing where all is well, and a machine that stalls is waited for.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    // No page lives long enough to repay what compiling its scripts well costs.
    launchOptions: await journeyBrowser({ args: ["--js-flags=--no-opt --no-maglev"] }),
    viewport: { width: 1280, height: 800 },
    // Painted without a graphics card, motion costs more than all else. In each area one file has it.
    reducedMotion: "reduce",
    // Recording costs half as much again as the journeys themselves; `--trace on` records the first try.
    trace: "on-first-retry",
  },
});
