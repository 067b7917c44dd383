import { expect, test } from "vitest";
import { fillLibrary } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { answerBySite } from "./server/answer/site-events.ts";
import { prepareAnswers } from "./server/service.ts";

test("after the preparation the first question costs no more than later ones", async () => {
  const platform = await createTestPlatform();
  await fillLibrary(platform);
  await prepareAnswers(platform);
  const costs: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const before = process.cpuUsage();
    const turns = [{ role: "user", content: `${n} customers pay late` } as const];
    for await (const event of answerBySite(platform, turns, undefined)) if (!event) break;
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  const [first = 0, ...later] = costs;
  // Without `prepareAnswers`, the first question would take a second longer, because it would load the learned data.
  expect(first).toBeLessThan(Math.max(...later) + 300);
});

test("the preparation lets other work run between its steps", async () => {
  const platform = await createTestPlatform();
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await prepareAnswers(platform);
  clearInterval(counting);
  expect(turns).toBeGreaterThanOrEqual(5);
});
