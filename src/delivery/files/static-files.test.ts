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

test("a file that was sent once is still served after it was deleted from the disk", async () => {
  const before = await ask("/assets/one.js");
  rmSync(join(folder, "assets"), { recursive: true });
  expect(before).toEqual([200, "one"]);
  expect(await ask("/assets/one.js")).toEqual(before);
  expect(await ask("/assets/one.js", { "accept-encoding": "br" })).toEqual([200, "small"]);
});

test("a file is left to other handlers if it was made after the start, or deleted before its first request", async () => {
  app.get("*", (c) => c.text("another"));
  rmSync(join(folder, "assets/one.js"));
  writeFileSync(join(folder, "assets/two.js"), "two");
  expect(await ask("/assets/one.js")).toEqual([200, "another"]);
  expect(await ask("/assets/two.js")).toEqual([200, "another"]);
});

test("a file of a folder with changing files is sent as it is now, and no path leads out of the folder", async () => {
  const library = new Hono();
  library.use(staticFiles([{ folder, prefix: "/templates/", live: /^[\w-]+\/[\w-]+\/a\.json$/ }]));
  const get = async (path: string) => {
    const answer = await library.request(path);
    return answer.status === 200 ? answer.text() : answer.status;
  };
  mkdirSync(join(folder, "crm/leads"), { recursive: true });
  for (const text of ["first", "second"]) {
    writeFileSync(join(folder, "crm/leads/a.json"), text);
    expect(await get("/templates/crm/leads/a.json")).toBe(text);
  }
  writeFileSync(join(folder, "a.json"), "outside");
  writeFileSync(join(folder, "crm/leads/b.json"), "another name");
  const others = ["crm/none/a.json", "crm/leads/b.json", "crm/%2e%2e/a.json", "crm/..%2fa.json"];
  for (const path of others) expect(await get(`/templates/${path}`)).toBe(404);
});
