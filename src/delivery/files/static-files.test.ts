import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { staticFiles } from "./static-files.ts";

let folder: string;
let app: Hono;
beforeEach(() => {
  folder = makeTemporaryFolder("site-files-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/one.js"), "one");
  writeFileSync(join(folder, "assets/one.js.br"), "small");
  app = new Hono();
  app.use(staticFiles([{ folder, prefix: "/" }]));
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return [answer.status, await answer.text()];
};

test("a file that was sent once outlives its place on the disk", async () => {
  const before = await ask("/assets/one.js");
  rmSync(join(folder, "assets"), { recursive: true });
  expect(before).toEqual([200, "one"]);
  expect(await ask("/assets/one.js")).toEqual(before);
  expect(await ask("/assets/one.js", { "accept-encoding": "br" })).toEqual([200, "small"]);
});

test("one that is gone before anybody asked, or came after the start, is for others to answer", async () => {
  app.get("*", (c) => c.text("another"));
  rmSync(join(folder, "assets/one.js"));
  writeFileSync(join(folder, "assets/two.js"), "two");
  expect(await ask("/assets/one.js")).toEqual([200, "another"]);
  expect(await ask("/assets/two.js")).toEqual([200, "another"]);
});
