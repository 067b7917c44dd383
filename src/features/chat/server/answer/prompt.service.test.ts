import { expect, test, vi } from "vitest";
import { brand } from "#content/site/brand.ts";
import { createTestPlatform } from "#tests/support/platform.ts";
import { libraryVersion } from "#features/templates/server/service.ts";
import { systemPrompt } from "./prompt.ts";

test("a prompt that could not be written is written when the next visitor asks", async () => {
  const platform = await createTestPlatform();
  const query = vi.spyOn(platform.database, "query");
  await libraryVersion(platform);
  query.mockRejectedValueOnce(new Error("away"));
  await expect(systemPrompt(platform, undefined)).rejects.toThrow();
  expect(await systemPrompt(platform, undefined)).toContain(brand.name);
});
