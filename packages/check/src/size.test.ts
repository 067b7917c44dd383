import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, type Rolldown } from "vite";

const MOST = 70 * 1024;

test("reader, rules, repairs and facts for the browser together stay below 70 KiB", async () => {
  const ENTRY = "virtual:entry";
  const engine = JSON.stringify(`${import.meta.dirname}/checkup.ts`);
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export * from ${engine};` : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const code = brotliCompressSync(output[0].code).length;
  const facts = brotliCompressSync(readFileSync("packages/check/data/nodes-light.json")).length;
  expect(code).toBeGreaterThan(10_000);
  expect(code + facts).toBeLessThan(MOST);
});
