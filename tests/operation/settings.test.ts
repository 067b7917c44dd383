import { expect, test } from "vitest";
import { startSite } from "../support/operation/site.ts";

test("the start stops and says which lines to mend, but not what stands in them", async () => {
  const start = startSite({ PORT: "http", DATABASE_URL: "mysql://u:hidden@db/site" });
  await expect(start).rejects.toThrow(/PORT: must be a whole number from 0 to 65535/);
  await expect(start).rejects.toThrow(/DATABASE_URL: must be an address such as postgres:/);
  await expect(start).rejects.not.toThrow(/ {4}at |hidden/);
});
