import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

const { projects: _, ...settings } = journeys;

/** Settings of `npm run looks`, which compares pages with pictures. They depend on the machine's fonts and browser. */
export default defineConfig({
  ...settings,
  testDir: ".",
  testMatch: "looks.spec.ts",
  outputDir: "../../test-results/looks",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  workers: 1,
  retries: 0,
  reporter: [["list"]],
});
