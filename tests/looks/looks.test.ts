import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOf, VIEWS } from "./views.ts";

const APPROVED = join(import.meta.dirname, "approved");
const MAX_BYTES = 2 * 1024 * 1024;

test("every view has an approved picture, no other picture is kept, and they stay small", () => {
  const pictures = readdirSync(APPROVED).filter((name) => name.endsWith(".png"));
  expect(VIEWS).toHaveLength(24);
  expect(pictures.toSorted()).toEqual(VIEWS.map(fileOf).toSorted());
  const bytes = pictures.map((name) => statSync(join(APPROVED, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});
