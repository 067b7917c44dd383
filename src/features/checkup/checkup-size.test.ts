import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { readIndex } from "../../../scripts/template-index.ts";

/**
 * Maximum size of the worker's only file, which has the engine of the check-up, its parser and the facts about n8n's
 * nodes.
 */
const MAX_WORKER_BYTES = 70 * 1024;
/** Maximum size of the list of the site's own templates. The page shows one of them beside a report. */
const MAX_INDEX_BYTES = 1024;

test("the worker of the check-up with its facts stays below 70 KiB, and the index of templates below 1 KiB", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: "src/features/checkup/ui/checkup-worker.ts" },
    },
  })) as Rolldown.RolldownOutput;
  const worker = brotliCompressSync(output[0].code).length;
  expect(worker).toBeGreaterThan(40_000);
  expect(worker).toBeLessThan(MAX_WORKER_BYTES);
  expect(brotliCompressSync(readIndex()).length).toBeLessThan(MAX_INDEX_BYTES);
}, 60_000);
