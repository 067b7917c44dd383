import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "#delivery/files/static-files.ts";
import { checksumCommand } from "#workflow/passport/files.ts";
import { servedFolders } from "./served-folders.ts";

const run = promisify(execFile);
const folders = globSync("templates/*/*/passport.json").map(dirname);

let server: ReturnType<typeof serve>;
let origin = "";
beforeAll(async () => {
  const templates = servedFolders(process.cwd(), "templates").filter(
    ({ prefix }) => prefix === "/templates/",
  );
  const app = new Hono().use(staticFiles(templates));
  origin = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
      resolve(`http://127.0.0.1:${port}`);
    });
  });
});
afterAll(() => server.close());

test.each(folders.slice(0, 3))(
  "the command on the passport of %s prints its checksum",
  async (folder) => {
    const { checksum } = JSON.parse(readFileSync(`${folder}/passport.json`, "utf8"));
    const { stdout } = await run("sh", ["-c", checksumCommand(`${origin}/${folder}/`)]);
    expect(`sha256-${stdout.split(" ")[0]}`).toBe(checksum);
  },
);

test("the recorded runs of a template are served as its folder has them; its cases are not served", async () => {
  const [folder = ""] = folders;
  const served = await fetch(`${origin}/${folder}/run.json`);
  expect(await served.text()).toBe(readFileSync(`${folder}/run.json`, "utf8"));
  expect((await fetch(`${origin}/${folder}/fixtures.json`)).status).toBe(404);
});
