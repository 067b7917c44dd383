import { expect, test } from "vitest";
import { createTestPlatform } from "#tests/support/platform.ts";
import { addTemplate } from "#tests/support/library.ts";
import { libraryChanged } from "./server/library-version.ts";
import { versioned } from "./server/versioned.ts";

test("if two values are finished in reverse order, the value of the newer version is the last", async () => {
  const platform = await createTestPlatform();
  const finish: (() => void)[] = [];
  const { get, last } = versioned(async (_, { version }) => {
    await new Promise<void>((done) => finish.push(done));
    return version;
  });
  const older = get(platform);
  await expect.poll(() => finish.length).toBe(1);
  await addTemplate(platform, { slug: "one" });
  libraryChanged(platform);
  const newer = get(platform);
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  const version = await newer;
  finish[0]?.();
  expect(await older).not.toBe(version);
  expect(last(platform)).toBe(version);
});
