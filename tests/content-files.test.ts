import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { contentTexts } from "./support/content-texts.ts";

test("every file that the content names is below public/", () => {
  const named = contentTexts().filter((text) =>
    /^\/[^\s{}]+\.(?:png|svg|jpg|webp|avif|ico)$/.test(text),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});
