import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readExampleGroups } from "./example-files.ts";

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "examples-")), "examples.txt");
  writeFileSync(file, text);
  return file;
}

test("messages belong to the heading above them", () => {
  const file = fileWith("# About this file.\n\n## price\nhow much\n\n## time\nhow long\nby when\n");
  expect(readExampleGroups(file)).toEqual([
    ["price", ["how much"]],
    ["time", ["how long", "by when"]],
  ]);
});

test("a heading that stands at the end of a message is refused", () => {
  const file = fileWith("## price\nhow much## time\nhow long\n");
  expect(() => readExampleGroups(file)).toThrow("A heading must begin its line.");
});
