import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/operation/data-folders.ts";
import { lockFolder } from "../database/embedded/folder-lock.ts";
import { makePrivate } from "./private-folder.ts";

const warnings: unknown[] = [];
const log = { warn: (...line: unknown[]) => void warnings.push(line) } as never;
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

function put(path: string, mode: number): string {
  writeFileSync(path, "");
  chmodSync(path, mode);
  return path;
}

test("a data folder that is open to others is closed, with all files of the site in it", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pgdata/base"), { recursive: true });
  const open = [
    put(join(folder, "secret"), 0o644),
    put(join(folder, "lock.sqlite"), 0o644),
    put(join(folder, "pgdata/base/1"), 0o666),
  ];
  const foreign = put(join(folder, "notes.txt"), 0o644);
  const target = put(join(temporaryFolder(), "elsewhere"), 0o644);
  symlinkSync(target, join(folder, "mail"));
  for (const path of ["", "pgdata", "pgdata/base"]) chmodSync(join(folder, path), 0o755);
  makePrivate(folder, log);
  expect(open.map(modeOf)).toEqual(["600", "600", "600"]);
  expect(["", "pgdata", "pgdata/base"].map((path) => modeOf(join(folder, path)))).toEqual([
    "700",
    "700",
    "700",
  ]);
  expect([foreign, target].map(modeOf)).toEqual(["644", "644"]);
  expect(warnings).toEqual([]);
});

test("a folder that is meant for everybody stays open, and the operator gets a warning", () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o1777);
  const secret = put(join(folder, "secret"), 0o644);
  makePrivate(folder, log);
  expect([folder, secret].map(modeOf)).toEqual(["1777", "600"]);
  expect(warnings.splice(0)).toEqual([
    [{ paths: [folder], howMany: 1 }, expect.stringContaining("others on this machine")],
  ]);
});

test("if the folder does not exist yet, nothing happens", () => {
  makePrivate(join(temporaryFolder(), "later"), log);
  expect(warnings).toEqual([]);
});

test("an unusable folder is reported in a sentence, not in a stack trace", () => {
  const file = put(join(temporaryFolder(), "file"), 0o600);
  const says = (path: string) => new RegExp(`^The site cannot keep its data in ${path} .*DATA_DIR`);
  expect(() => makePrivate(file, log)).toThrow(says(file));
  expect(() => lockFolder(file)).toThrow(says(file));
  expect(() => lockFolder(join(file, "below"))).toThrow(says(join(file, "below")));
});

test("a folder that cannot be made is reported in a sentence, and does not keep the process busy", () => {
  const link = join(temporaryFolder(), "volume");
  symlinkSync(join(temporaryFolder(), "not-mounted"), link);
  const nowhere = process.platform === "linux" ? [link, "/proc/nope/data"] : [link];
  for (const path of nowhere)
    expect(() => lockFolder(path)).toThrow(/^The site cannot keep its data in .*DATA_DIR/);
});
