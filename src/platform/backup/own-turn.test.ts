import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { forgetCutOff } from "../database/embedded/restore-swap.ts";
import { createLog } from "../log/log.ts";
import { forgetUnfinished, inOwnTurn } from "./own-turn.ts";

vi.mock(import("../database/embedded/restore-swap.ts"), { spy: true });

test("a backup is made even if the files of a killed one could not be removed", async () => {
  const dataDir = makeTemporaryFolder("site-turns-");
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "backup-unfinished"));
  vi.mocked(forgetCutOff).mockImplementationOnce(() => {
    throw new Error("EBUSY");
  });
  const platform = {
    config: { dataDir },
    database: { kind: "postgres" },
    log: createLog({ mode: "test", logLevel: "silent" }),
  } as Parameters<typeof forgetUnfinished>[0];
  forgetUnfinished(platform);
  await expect(inOwnTurn(platform, () => Promise.resolve("made"))).resolves.toBe("made");
});
