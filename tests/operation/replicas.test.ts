import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailTo } from "../support/mail/mails.ts";
import { startSite, type Site } from "../support/operation/site.ts";
import { postMessage } from "../support/contact/contact-message.ts";

const server = process.env["TEST_DATABASE_URL"];

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe.runIf(server)("two replicas on one PostgreSQL", () => {
  // Mail waits as files; either replica may write them.
  const dataDir = mkdtempSync(join(tmpdir(), "site-replicas-"));
  let first: Site;
  let second: Site;

  beforeAll(async () => {
    const url = new URL(server ?? "");
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query("drop database if exists replicas with (force)");
    await admin.query("create database replicas");
    await admin.end();
    url.pathname = "/replicas";
    const environment = {
      DATABASE_URL: url.href,
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

  test("know each other's accounts, sessions and limits", async () => {
    const [one, two] = [`${first.url}/auth/v1`, `${second.url}/auth/v1`];
    const person = { email: "ada@example.com", password: "a quiet wire hums" };
    expect((await post(`${one}/signup`, person)).status).toBe(200);
    const { code } = await mailTo(dataDir, person.email);
    const confirmed = await post(`${two}/verify`, {
      type: "signup",
      email: person.email,
      token: code,
    });
    const session = (await confirmed.json()) as { refresh_token: string };
    const refreshed = await post(`${one}/token?grant_type=refresh_token`, {
      refresh_token: session.refresh_token,
    });
    const { access_token } = (await refreshed.json()) as { access_token: string };
    const user = await fetch(`${two}/user`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    expect(await user.json()).toMatchObject({ email: person.email });

    const guesses = [];
    for (let n = 0; n < 11; n++) {
      const guess = { ...person, password: `wrong ${n}` };
      const answer = await post(`${n % 2 ? one : two}/token?grant_type=password`, guess);
      guesses.push(answer.status);
    }
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});
