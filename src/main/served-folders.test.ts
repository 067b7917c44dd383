import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "#delivery/files/static-files.ts";
import { checksumCommand } from "#workflow/passport/files.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { servedFolders } from "./served-folders.ts";

const run = promisify(execFile);

let server: ReturnType<typeof serve>;
let origin = "";
beforeAll(async () => {
  const templates = servedFolders(process.cwd(), "templates").filter(
    ({ prefix }) => prefix === "/templates/",
  );
  const app = new Hono().use(staticFiles(templates));
  origin = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, overrideGlobalObjects: false }, ({ port }) => {
      resolve(`http://127.0.0.1:${port}`);
    });
  });
});
afterAll(() => server.close());

test.each(TEMPLATES.slice(0, 3))(
  "the command on the passport of %s prints its checksum",
  async ({ folder, json }) => {
    const { checksum } = json("passport.json") as { checksum: string };
    const { stdout } = await run("sh", ["-c", checksumCommand(`${origin}/${folder}/`)]);
    expect(`sha256-${stdout.split(" ")[0]}`).toBe(checksum);
  },
);

test("the recorded runs of a template are served as its folder has them; its cases are not served", async () => {
  const { folder, text } = TEMPLATES[0]!;
  const served = await fetch(`${origin}/${folder}/run.json`);
  expect(await served.text()).toBe(text("run.json"));
  expect((await fetch(`${origin}/${folder}/fixtures.json`)).status).toBe(404);
});
