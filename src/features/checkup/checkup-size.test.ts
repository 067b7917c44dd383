import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { readIndex } from "../../../scripts/template-index.ts";

const MAX_BYTES = 70 * 1024;

test("the worker of the check-up with its facts and the index of templates stay below 70 KiB", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: "src/features/checkup/ui/checkup-worker.ts" },
    },
  })) as Rolldown.RolldownOutput;
  const worker = brotliCompressSync(output[0].code).length;
  const index = brotliCompressSync(readIndex()).length;
  expect(worker).toBeGreaterThan(40_000);
  expect(worker + index).toBeLessThan(MAX_BYTES);
}, 60_000);
