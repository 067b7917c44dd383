/** @module-tag slow */
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { killRounds } from "../support/operation/kill-rounds.ts";
import { freshDataDir } from "../support/operation/site.ts";

/* `npm run chaos -- kill` runs the same test for longer. */
test("kill -9 in the middle of writes loses no acknowledged message, no reply and no event, and doubles none", async () => {
  const dataDir = freshDataDir();
  const { acknowledged, replies, events, complaints } = await killRounds(dataDir, {
    rounds: 2,
    perRound: 30,
  });
  expect(complaints).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(60);
  expect(replies).toBe(20);
  expect(events).toBeGreaterThanOrEqual(acknowledged);
  rmSync(dataDir, { recursive: true, force: true });
}, 240_000);
