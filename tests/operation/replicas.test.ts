import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite, type Site } from "../support/operation/site.ts";
import { createScratchDatabase, type ScratchDatabase } from "../support/scratch-database.ts";
import { postMessage } from "../support/contact/contact-message.ts";

const server = process.env["TEST_DATABASE_URL"];

describe.runIf(server)("two replicas on one PostgreSQL", () => {
  // Mail waits as files; either replica may write them.
  const dataDir = mkdtempSync(join(tmpdir(), "site-replicas-"));
  let database: ScratchDatabase;
  let first: Site;
  let second: Site;

  beforeAll(async () => {
    database = await createScratchDatabase("replicas");
    const environment = {
      DATABASE_URL: database.url,
      APP_SECRET: "the-same-secret-for-every-replica-here",
      DATA_DIR: dataDir,
      // Both stand behind this address; a token names it as its issuer.
      PUBLIC_ORIGIN: "http://site.example.com",
    };
    // On an empty database, at the same moment.
    [first, second] = await Promise.all([startSite(environment), startSite(environment)]);
  }, 120_000);

  afterAll(async () => {
    expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("count a visitor's messages together", async () => {
    const answers = [];
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const site = n % 2 ? first : second;
      answers.push((await postMessage(site.url, { email: `${n}@example.com` })).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("name the address they stand behind", async () => {
    const [sitemap, page] = await Promise.all(
      ["/sitemap.xml", "/privacy"].map(async (path) => (await fetch(first.url + path)).text()),
    );
    expect(sitemap).toContain("<loc>http://site.example.com/</loc>");
    expect(page).toContain('<link rel="canonical" href="http://site.example.com/privacy"/>');
    expect(page).toContain('content="http://site.example.com/share.png"');
  });
});
