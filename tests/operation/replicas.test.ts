import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRIEF, startSite, type Site } from "../support/operation/site.ts";
import { createScratchDatabase, type ScratchDatabase } from "../support/scratch-database.ts";
import { postMessage } from "../support/contact/contact-message.ts";

const server = process.env["TEST_DATABASE_URL"];
const READERS = 16;
const HIDDEN = 3;
const GONE_WITHIN_MS = 1000;
/** Maximum time in ms for two requests to every page that named a template. A slow machine needs a third of it. */
const READ_WITHIN_MS = 60_000;

describe.runIf(server)("two replicas on one PostgreSQL", () => {
  // Without a mail server, the replicas store their emails in this folder.
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
      // Access tokens name the origin as their issuer.
      PUBLIC_ORIGIN: "http://site.example.com",
    };
    const start = () => startSite(environment, [], BRIEF);
    [first, second] = await Promise.all([start(), start()]);
  }, 120_000);

  afterAll(async () => {
    expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
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

  test("name the site's public address, not their own", async () => {
    const [sitemap, page] = await Promise.all(
      ["/sitemap.xml", "/privacy"].map(async (path) => (await fetch(first.url + path)).text()),
    );
    expect(sitemap).toContain("<loc>http://site.example.com/</loc>");
    expect(page).toContain('<link rel="canonical" href="http://site.example.com/privacy"/>');
    expect(page).toContain('content="http://site.example.com/share.png"');
  });

  test(
    "show a hidden template on no page a second later, also under load",
    { tags: ["slow"], timeout: HIDDEN * READ_WITHIN_MS },
    async () => {
      const sitemap = await (await fetch(`${first.url}/sitemap.xml`)).text();
      const slugs = [...sitemap.matchAll(/\/templates\/([\w-]+)<\/loc>/g)].map(
        ([, slug]) => slug ?? "",
      );
      const lists = ["/", "/templates", "/templates.data", "/templates.json", "/templates.atom"];
      const paths = [...lists, "/sitemap.xml", "/llms.txt", "/industries", "/connect/google"];
      const urls = [...paths, ...slugs.map((slug) => `/templates/${slug}`)].flatMap((path) => [
        first.url + path,
        second.url + path,
      ]);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const hidden = slugs.slice(0, HIDDEN);
      const pages = await pagesNaming(hidden, urls);
      for (const slug of hidden) {
        const naming = pages.get(slug) ?? [];
        expect(naming).toContain(`${first.url}/templates/${slug}`);
        expect(naming).toContain(`${second.url}/templates/${slug}`);
        /** Times of requests whose answers still named the hidden template. */
        const shown: number[] = [];
        let next = 0;
        const over = new AbortController();
        const read = async () => {
          while (!over.signal.aborted) {
            const askedAt = performance.now();
            if ((await namedBy(naming[next++ % naming.length] ?? "", [slug])).length > 0)
              shown.push(askedAt);
          }
        };
        const readers = Array.from({ length: READERS }, read);
        await expect.poll(() => shown.length).toBeGreaterThan(READERS);
        await client.query("update templates set is_public = false where slug = $1", [slug]);
        const hiddenAt = performance.now();
        await setTimeout(GONE_WITHIN_MS);
        const requestsBefore = next;
        await expect
          .poll(() => next - requestsBefore, { timeout: READ_WITHIN_MS })
          .toBeGreaterThan(2 * naming.length);
        over.abort();
        await Promise.all(readers);
        const late = shown
          .filter((at) => at > hiddenAt + GONE_WITHIN_MS)
          .map((at) => at - hiddenAt);
        expect(late).toEqual([]);
      }
      expect([...(await pagesNaming(hidden, urls)).values()].flat()).toEqual([]);
      await client.end();
    },
  );
});

/** Finds the pages that name the templates. @returns for each template the URLs of these pages */
async function pagesNaming(slugs: string[], urls: string[]): Promise<Map<string, string[]>> {
  const left = [...urls];
  const naming = new Map(slugs.map((slug): [string, string[]] => [slug, []]));
  const read = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop())
      for (const slug of await namedBy(url, slugs)) naming.get(slug)?.push(url);
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return naming;
}

/** Returns the templates of `slugs` that the page names. */
async function namedBy(url: string, slugs: readonly string[]): Promise<string[]> {
  const answer = await fetch(url);
  const text = await answer.text();
  // A page that does not exist (404) names the template in its own URL, so only successful answers count.
  return slugs.filter((slug) => answer.ok && new RegExp(`/templates/${slug}(?![\\w-])`).test(text));
}
