import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { npm } from "./npm.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "npm-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function standIn(script: string): void {
  const file = join(folder, "npm-cli.js");
  writeFileSync(file, script);
  vi.stubEnv("npm_execpath", file);
}

test("an npm that never ends is started once more", async () => {
  standIn(`
    const fs = require("node:fs");
    if (fs.existsSync("tried")) console.log("done");
    else { fs.writeFileSync("tried", ""); setInterval(() => {}, 1000); }
  `);
  await expect(npm(["pack"], { cwd: folder, timeoutMs: 3000 })).resolves.toBe("done\n");
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ["npm pack did not end within 3 s (try 1)."],
  ]);
  vi.mocked(console.error).mockClear();
});

test("an npm that fails is not: its last words are the error", async () => {
  standIn(`console.error("E404 no such package"); process.exit(1);`);
  await expect(npm(["pack"], { cwd: folder })).rejects.toThrow("E404 no such package");
});
