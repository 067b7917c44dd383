import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { readIndex } from "../../../scripts/template-index.ts";

/** Maximum size, compressed with Brotli, of the only file of the web worker that checks workflows. */
const MAX_WORKER_BYTES = 70 * 1024;
/**
 * Maximum compressed size of the list of the site's templates. From this list, the check-up suggests a template that
 * resembles the visitor's workflow.
 */
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
