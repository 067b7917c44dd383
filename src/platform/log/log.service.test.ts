import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { withoutValues } from "./log-errors.ts";

const SECRET = "ada@secret.example";

usePlatform();

function lineOf(err: unknown): string {
  let line = "";
  const options = { base: null, serializers: { err: withoutValues } };
  pino(options, { write: (text) => void (line += text) }).error({ err }, "failed");
  return line;
}

test.each([
  ["a value of the wrong kind", sql`select ${SECRET}::uuid`],
  ["a time that is none", sql`select ${SECRET}::timestamptz`],
  ["a number that is none", sql`select ${SECRET}::int`],
  [
    "a row that is there",
    sql`insert into rate_limits (key, points) values (${SECRET}, 1), (${SECRET}, 2)`,
  ],
  ["a value that is missing", sql`insert into contact_messages (email) values (${SECRET})`],
  ["a value that no JSON is", sql`select ${SECRET}::jsonb`],
])("the log of %s names the failure without the value", async (_, statement) => {
  const error = await platform.database.db.execute(statement).catch((failed: unknown) => failed);
  for (const each of [error, (error as Error).cause]) {
    const line = lineOf(each);
    expect(line).toMatch(/"code":"\d{2}[\dA-Z]{3}"/);
    expect(line).not.toContain("secret");
  }
  expect(lineOf(error)).toContain("Failed query: ");
});

test("a driver's error keeps its message without the values", async () => {
  const error = await platform.database
    .query("select $1::text::uuid", [SECRET])
    .catch((failed: unknown) => failed);
  expect(JSON.parse(lineOf(error))).toMatchObject({
    err: { code: "22P02", message: 'invalid input syntax for type uuid: "…"' },
  });
});
