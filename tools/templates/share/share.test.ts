import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { installWorkspace } from "../../install/workspace.ts";
import { readPng } from "../images/read-png.ts";
import { REPOSITORY } from "../library/template-folder.ts";
import { sharedPages, type SharedPage } from "./shared-pages.ts";

let draw: (page: SharedPage) => Buffer;
let icons: Record<string, Buffer>;

beforeAll(async () => {
  await installWorkspace("templates");
  draw = (await import("./page-share-image.ts")).pageShareImage;
  icons = (await import("./site-icons.ts")).siteIcons();
}, 300_000);

test.each(sharedPages())("$file shows the words of today (npm run share:build)", (page) => {
  const { file, checksum } = page;
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  expect(readPng(bytes)).toEqual({ width: 1200, height: 630, madeFrom: checksum });
  expect(bytes.length).toBeLessThan(120_000);
});

test("a shared picture that is drawn again is the same, byte for byte", () => {
  const [first] = sharedPages();
  if (!first) throw new Error("No page is shared.");
  expect(draw(first).equals(readFileSync(first.file))).toBe(true);
});

test("icons are in the colors of the tokens (npm run share:build)", () => {
  const other = Object.entries(icons).filter(
    ([name, bytes]) => !bytes.equals(readFileSync(join(REPOSITORY, "public", name))),
  );
  expect(other.map(([name]) => name)).toEqual([]);
});
