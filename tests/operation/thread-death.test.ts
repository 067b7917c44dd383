/** @module-tag slow */
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { maintain } from "../support/operation/maintain.ts";
import { startSite, type Site } from "../support/operation/site.ts";
import { postMessage } from "../support/contact/contact-message.ts";

const EVERY = { interval: 100 };

/** Starts a site whose database thread ends when the process gets SIGUSR2. */
const startMortal = () =>
  startSite({
    NODE_OPTIONS: `--import=${resolve("tests/support/operation/mortal-threads.ts")}`,
    RATE_LIMITS: "off",
    STAFF_EMAIL: "team@example.com",
    LOG_LEVEL: "info",
  });

/** Sends a message. @returns the HTTP status of the answer */
async function send(site: Site): Promise<number> {
  const response = await postMessage(site.url, { message: "m" });
  await response.arrayBuffer();
  return response.status;
}

const linesOf = (site: Site, text: string) => site.log.filter((line) => line.includes(text));
const deathsOf = (site: Site) =>
  linesOf(site, '"msg":"the embedded database died and is opened anew"').length;

test("when the database's thread dies under load, everything goes on by itself, jobs too", async () => {
  const site = await startMortal();
  const statuses: number[] = [];
  const over = new AbortController();
  const writers = [1, 2, 3].map(async () => {
    while (!over.signal.aborted) statuses.push(await send(site));
  });
  await expect.poll(() => statuses.length, EVERY).toBeGreaterThan(20);
  site.process.kill("SIGUSR2");
  await expect.poll(() => deathsOf(site), EVERY).toBe(1);
  await expect.poll(() => send(site), EVERY).toBe(201);
  over.abort();
  await Promise.all(writers);

  expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
  const stored = async (what: string) =>
    Number((await maintain("sql", site.dataDir, what)).rows[0]?.["n"]);
  const acknowledged = statuses.filter((status) => status === 201).length + 1;
  const messages = await stored("select count(*) as n from contact_messages");
  expect(messages).toBeGreaterThanOrEqual(acknowledged);
  // The database's thread may have died after it stored a message, but before the site could acknowledge the message.
  expect(messages).toBeLessThanOrEqual(acknowledged + writers.length);
  const unannounced = () =>
    stored(
      "select count(*) as n from contact_messages m where not exists (select from deliveries d where d.id = m.digest_id or d.subject_id = m.id and d.state = 'sent')",
    );
  await expect.poll(unannounced, EVERY).toBe(0);
  expect(await site.stop()).toBe(0);
}, 120_000);

test(
  "at the fourth death in ten minutes the process ends and says why",
  { timeout: 120_000 },
  async () => {
    const site = await startMortal();
    for (let death = 1; death <= 3; death++) {
      site.process.kill("SIGUSR2");
      await expect.poll(() => deathsOf(site), EVERY).toBe(death);
      await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, EVERY).toBe(200);
    }
    site.process.kill("SIGUSR2");
    await expect.poll(() => site.process.exitCode, EVERY).toBe(1);
    expect(linesOf(site, '"level":60')).toEqual([
      expect.stringMatching(/4 times in ten minutes: it ended.*died too often/),
    ]);
  },
);
