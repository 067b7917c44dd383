import { defineConfig } from "@playwright/test";
import { journeyBrowser } from "#tests/support/browser/browser.ts";

/**
 * Test files whose site has settings of its own, so that Playwright starts another worker for each of them. This
 * project runs first. Otherwise Playwright would run these files last, and the chat tests would keep one worker
 * busy after the others have ended.
 */
const OWN_WORKER = ["chat/chat", "limits", "accounts/hosted-accounts", "staff/answer-by-mail"].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: "tests/journeys",
  projects: [
    { name: "own worker", testMatch: OWN_WORKER },
    { name: "usual", testMatch: "**/*.spec.ts", testIgnore: OWN_WORKER },
  ],
  // A quick run leaves out tests with the tag `@slow`; `npm test -- all` runs them (CONTRIBUTING.md).
  ...(process.env["TESTS"] === "quick" ? { grepInvert: /@slow/ } : {}),
  // Playwright empties this folder at the start, so it must not contain test-results/prepared-data.
  outputDir: "test-results/journeys",
  fullyParallel: false,
  // One worker more than a small machine has cores, because workers spend some time waiting.
  workers: 3,
  // On a shared machine that stalls for seconds, a test may fail without a fault of the site. The report lists retried
  // tests.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 90_000,
  // A long timeout costs nothing if tests pass, and lets them wait on a machine that stalls.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    // Tests keep a page open too briefly for V8's optimizing compilers to save time, so these flags turn them off.
    launchOptions: await journeyBrowser({ args: ["--js-flags=--no-opt --no-maglev"] }),
    viewport: { width: 1280, height: 800 },
    // Animations are off, because they take much processor time without a graphics card. One file in each area tests
    // them.
    reducedMotion: "reduce",
    // Recording every try would take extra time, half as much as the tests themselves. `--trace on` records the first
    // try too.
    trace: "on-first-retry",
  },
});
