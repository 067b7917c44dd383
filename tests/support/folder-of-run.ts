import { rmSync } from "node:fs";
import { FOLDER_OF_RUN, makeTemporaryFolder } from "./temporary.ts";

/**
 * Makes one folder for all temporary folders of a test run, and removes it when the run ends. Vitest ends its workers
 * without their exit handlers, so each run would leave hundreds of megabytes in memory.
 */
export default function makeFolderOfRun(): () => void {
  const folder = makeTemporaryFolder("test-run-");
  process.env[FOLDER_OF_RUN] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
