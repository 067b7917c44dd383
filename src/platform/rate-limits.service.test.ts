import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createTestPlatform } from "#tests/support/platform.ts";
import { DatabaseError } from "./database/database-error.ts";
import { createRateLimits } from "./rate-limits.ts";

const LIMIT = { name: "test", points: 2, seconds: 60 };

test("uses are counted for each person, can be refunded, and expire", async () => {
  const { limits, database } = await createTestPlatform();
  await limits.refund(LIMIT, "ada");
  await limits.consume(LIMIT, "Ada");
  await limits.consume(LIMIT, "ada");
  await expect(limits.consume(LIMIT, "ada")).rejects.toMatchObject({ code: "too_many" });
  await limits.consume(LIMIT, "bob");
  await limits.refund(LIMIT, "bob");
  await limits.consume(LIMIT, "bob");
  await limits.consume(LIMIT, "bob");
  await expect(limits.consume(LIMIT, "bob")).rejects.toMatchObject({ code: "too_many" });
  await database.query("update rate_limits set expire = expire - 60000");
  await limits.consume(LIMIT, "bob");
});

test("a refund is never refused, even if more uses were counted than are allowed", async () => {
  const { limits, database } = await createTestPlatform();
  await limits.consume(LIMIT, "ada");
  await limits.consume(LIMIT, "ada");
  for (let i = 0; i < 2; i += 1) await limits.consume(LIMIT, "ada").catch(() => undefined);
  await limits.refund(LIMIT, "ada");
  await limits.refund(LIMIT, "ada", -1);
  const { rows } = await database.query("select points from rate_limits");
  expect(rows).toEqual([{ points: 4 }]);
});

test("capitals do not change the counter, and the key of a counter does not show the address", async () => {
  const platform = await createTestPlatform();
  await platform.limits.consume(LIMIT, "Yvonne@Example.com");
  await platform.limits.consume(LIMIT, "yvonne@example.com");
  const { rows } = await platform.database.query("select key, points from rate_limits");
  expect(rows).toHaveLength(1);
  expect(rows).toMatchObject([{ points: 2 }]);
  const key = String(rows[0]?.["key"]);
  expect(key).not.toMatch(/yvonne/i);
  const plain = createHash("sha256").update("yvonne@example.com").digest("base64url");
  expect(key).not.toContain(plain);
});

test("if the database is read-only, limited work continues and stays limited", async () => {
  const { database } = await createTestPlatform();
  const refused = new DatabaseError({ message: "read-only transaction", code: "25006" });
  const readOnly = { ...database, query: () => Promise.reject(refused) };
  const limits = createRateLimits(readOnly, "a-secret", true);
  await limits.consume(LIMIT, "ada");
  await limits.consume(LIMIT, "ada");
  await expect(limits.consume(LIMIT, "ada")).rejects.toMatchObject({ code: "too_many" });
});

test("an IPv6 /48 network has ten times the limit of one address", async () => {
  const { limits } = await createTestPlatform();
  const use = (network: string) =>
    limits.consume(LIMIT, `${network}::/64`).then(
      () => 1,
      () => 0,
    );
  let used = 0;
  for (let i = 0; i < 30; i += 1) used += await use(`2001:db8:1:${i.toString(16)}`);
  expect(used).toBe(20);
  expect(await use("2001:db8:2:1")).toBe(1);
  for (let i = 0; i < 30; i += 1) {
    expect(await use(`2001:db8:3:${i.toString(16)}`)).toBe(1);
    await limits.refund(LIMIT, `2001:db8:3:${i.toString(16)}::/64`);
  }
});
