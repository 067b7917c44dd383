/** @module-tag slow */
import { rmSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERY, FILES, LISTED } from "../support/operation/every-page.ts";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { freshDataDir, startSite, type Site } from "../support/operation/site.ts";

const cluster = await startCluster();

const HIDDEN = "/templates/sort-gmail-inbox";

describe.runIf(cluster)("pages that were made before the database went away", () => {
  const { url, halt, resume, stop } = cluster as Cluster;
  const dataDir = freshDataDir();
  let site: Site;
  let before: Record<string, number>;

  const statusesOf = async (paths: readonly string[]) => {
    const statuses: Record<string, number> = {};
    for (const path of paths) {
      const response = await fetch(site.url + path, { redirect: "manual" });
      await response.arrayBuffer();
      statuses[path] = response.status;
    }
    return statuses;
  };
  const change = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  beforeAll(async () => {
    site = await startSite({
      DATABASE_URL: url,
      APP_SECRET: "a-secret-that-is-long-enough-for-this",
      DATA_DIR: dataDir,
    });
    before = await statusesOf(EVERY);
    // The site shows no imprint before the business has entered its legal data.
    const missing = [...LISTED, ...FILES].filter((path) => before[path] !== 200);
    expect(missing).toEqual(["/imprint"]);
    expect(await statusesOf([HIDDEN])).toEqual({ [HIDDEN]: 200 });
  });
  afterAll(async () => {
    expect(await site.stop()).toBe(0);
    stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("are sent, also when the library has changed since, but for those of a hidden template", async () => {
    await change("update templates set is_featured = not is_featured, summary = summary || '.'");
    await change("update templates set is_public = false where slug = 'sort-gmail-inbox'");
    // The site looks for changes of the library once a second.
    await new Promise((later) => setTimeout(later, 1100));
    expect(await statusesOf([HIDDEN])).toEqual({ [HIDDEN]: 404 });
    // The site now renders new versions of the pages that named the hidden template.
    await new Promise((later) => setTimeout(later, 2000));
    halt("fast");
    for (let round = 0; round < 3; round++) {
      await new Promise((later) => setTimeout(later, 700));
      expect(await statusesOf(EVERY)).toEqual(before);
      expect((await statusesOf([HIDDEN]))[HIDDEN]).not.toBe(200);
    }
    resume();
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});
