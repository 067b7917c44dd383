import { expect, test } from "vitest";
import { createTestPlatform } from "#tests/support/platform.ts";
import { useKey } from "./server/keys.ts";

test("an address that sends 30 wrong keys in a minute is refused before the database is asked", async () => {
  const platform = await createTestPlatform();
  const guess = (n: number, address: string) => {
    const authorization = `Bearer key_${String(n).padStart(43, "x")}`;
    return useKey(platform, { authorization, address }, "people:read");
  };
  for (let n = 0; n < 30; n++)
    await expect(guess(n, "198.51.100.7")).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(guess(30, "198.51.100.7")).rejects.toMatchObject({ code: "too_many" });
  await expect(guess(30, "198.51.100.8")).rejects.toMatchObject({ code: "unauthenticated" });
});
