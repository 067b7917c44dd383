import { beforeAll, expect, test } from "vitest";
import { topicOf } from "#features/chat/server/answer/topics.ts";
import { passageOf } from "#features/chat/server/answer/passages.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import { understand } from "#platform/understanding/understand.ts";
import { fillLibrary, LIBRARY } from "#tests/support/library.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { visitorOf } from "../../scripts/eval/visitor.ts";
import questions from "../../assistant/questions.json" with { type: "json" };

/*
A message that surely asks about us, or surely names another task, gets the same answer after a template as it gets alone.
*/

/** Minimum likelihood at which the answer to a message alone is sure. */
const SURE = 0.95;
/** Questions about us that may be about the shown template. */
const OF_SHOWN = ["change-a-template", "languages", "assistant-languages", "tools"];
/** Every so many messages, one is tried. */
const STEP = 1;
/** The next message follows the template that stands so many places further on in the library. */
const STEP_OF_TEMPLATES = 7;
/** Minimum share of the messages that get the same answer. */
const MIN_SAME = 0.9;

let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  const platform = await createTestPlatform({ chatDelay: false, rateLimits: false });
  await fillLibrary(platform);
  visitor = visitorOf(platform);
});

test(
  "a message on another subject gets the same answer after a template as alone",
  { timeout: 240_000 },
  async () => {
    const library = readLibrary(LIBRARY, () => undefined).map(({ metadata }) => metadata);
    const fresh = questions
      .filter(({ turns }) => turns.length === 1)
      .flatMap(({ turns }) => turns)
      .filter(isSure)
      .filter((_, at) => at % STEP === 0);
    const changed: string[] = [];
    let tried = 0;
    for (const [at, message] of fresh.entries()) {
      const { slug = "", title = "" } = library[(at * STEP_OF_TEMPLATES) % library.length] ?? {};
      const alone = await visitor.converse([message]);
      if (alone.templates.includes(slug)) continue;
      tried += 1;
      const after = await visitor.converse([title, message]);
      const isSame =
        [alone.kinds, alone.templates].join() === [after.kinds, after.templates].join();
      if (!isSame)
        changed.push(`${slug}: ${message}: ${alone.kinds.join()}, ${after.kinds.join()}`);
    }
    const share = 1 - changed.length / tried;
    if (share < MIN_SAME) console.log(changed.join("\n"));
    expect(tried).toBeGreaterThan(80);
    expect(share).toBeGreaterThanOrEqual(MIN_SAME);
  },
);

function isSure(message: string): boolean {
  const [best] = understand(message).meanings;
  if (!best || best.likelihood < SURE || message.includes("@")) return false;
  const isOfUs = passageOf(best.label) !== undefined && topicOf(best.label) === undefined;
  return isOfUs && !OF_SHOWN.includes(best.label);
}
