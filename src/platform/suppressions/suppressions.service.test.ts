import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { isSuppressed, suppress } from "./suppressions.ts";

usePlatform();

const ADDRESS = "ada@example.com";

test.each([
  [["unsubscribed", "bounced"], "unsubscribed"],
  [["bounced", "unsubscribed"], "unsubscribed"],
  [["bounced"], "bounced"],
] as const)(
  "after the reasons %j the address is suppressed as %s",
  async (reasons, storedReason) => {
    const { db } = platform.database;
    for (const reason of reasons) await suppress(platform, db, ADDRESS, { reason });
    expect(await isSuppressed(platform, db, " ADA@example.com")).toBe(true);
    const { rows } = await platform.database.query("select reason from suppressions");
    expect(rows).toEqual([{ reason: storedReason }]);
  },
);
