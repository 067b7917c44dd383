import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";
import { BROWSER_ARGUMENTS, findShell } from "../support/browser/browser.ts";

const { projects: _, ...settings } = journeys;

/** Settings of `npm run looks`, which compares pages with pictures. They depend on the machine's fonts and browser. */
export default defineConfig({
  ...settings,
  // The settings of the other tests give the browser no memory for painting, so its pictures would be blank.
  use: {
    ...settings.use,
    launchOptions: { executablePath: await findShell(), args: BROWSER_ARGUMENTS },
  },
  testDir: ".",
  testMatch: "looks.spec.ts",
  outputDir: "../../test-results/looks",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  workers: 1,
  retries: 0,
  reporter: [["list"]],
});
