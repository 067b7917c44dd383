import { expect, test } from "vitest";
import { scratchDatabase } from "./scratch-database.ts";

test.each([
  ["site", "restore_tried_site"],
  ["s".repeat(63), `restore_tried_${"s".repeat(49)}`],
  [`s${"ü".repeat(30)}`, `restore_tried_s${"ü".repeat(24)}`],
])("PostgreSQL keeps the whole name of the temporary database for %s", (own, name) => {
  const databaseUrl = `postgres://localhost/${encodeURIComponent(own)}`;
  const found = scratchDatabase({ config: { databaseUrl } as never });
  expect(found.name).toBe(name);
  expect(found.url.pathname).toBe(`/${encodeURIComponent(name)}`);
});
