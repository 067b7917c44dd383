import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** `npm run looks`: pages compared with approved pictures, which depend on a machine's fonts and browser. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "looks.spec.ts",
  outputDir: "../../test-results/looks",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  workers: 1,
  retries: 0,
  reporter: [["list"]],
});
