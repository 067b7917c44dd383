import { expect, test } from "vitest";
import { createTestPlatform } from "#tests/support/platform.ts";
import { DatabaseError } from "./database/database-error.ts";
import { createRateLimits } from "./rate-limits.ts";

const LIMIT = { name: "test", points: 2, seconds: 60 };

test("uses are counted for each person, and given back", async () => {
  const { limits } = await createTestPlatform();
  await limits.consume(LIMIT, "Ada");
  await limits.consume(LIMIT, "ada");
  await expect(limits.consume(LIMIT, "ada")).rejects.toMatchObject({ code: "too_many" });
  await limits.consume(LIMIT, "bob");
  await limits.giveBack(LIMIT, "bob");
  await limits.consume(LIMIT, "bob");
  await limits.consume(LIMIT, "bob");
  await expect(limits.consume(LIMIT, "bob")).rejects.toMatchObject({ code: "too_many" });
});

test("a database that only reads does not stop what is limited, nor the limit", async () => {
  const { database } = await createTestPlatform();
  const refused = new DatabaseError({ message: "read-only transaction", code: "25006" });
  const readOnly = { ...database, query: () => Promise.reject(refused) };
  const limits = createRateLimits(readOnly, "a-secret", true);
  await limits.consume(LIMIT, "ada");
  await limits.consume(LIMIT, "ada");
  await expect(limits.consume(LIMIT, "ada")).rejects.toMatchObject({ code: "too_many" });
});
