import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSite } from "../tests/support/site.ts";
import { getBytes } from "./bench/get-bytes.ts";
import { startBare } from "./bench/serve-fixed.ts";
import type { Order, Report } from "./bench/slow-chats.ts";

/*
 * What the assistant costs, against a provider on this machine: how much later than the provider's
 * own first byte the browser gets its first, and what 200 slow conversations do to other pages, of
 * the site and of a bare relay. Everything that is compared is measured in turns in one run.
 * `node scripts/bench-chat.ts`
 */

const FIRST_BYTES = 40;
const ROUNDS = 5;
const CONVERSATIONS = 200;
const VISITS = 1000;
const PAGES = ["/", "/templates", "/privacy", "/healthz"];

const load = new Worker(new URL("./bench/slow-chats.ts", import.meta.url));
const { provider } = await reported<{ provider: string }>();
const completions = `${provider}/chat/completions`;
const site = await startSite({
  RATE_LIMITS: "off",
  CHAT_DELAY: "off",
  AI_BASE_URL: provider,
  AI_API_KEY: "any",
  AI_MODELS: "any",
  AI_DAILY_TOKENS: "1000000000",
});
const relay = await startBare("bare-relay.ts", completions);

try {
  await measureFirstByte();
  await measureSlowConversations();
} finally {
  await site.stop();
  relay.stop();
  await load.terminate();
}

async function measureFirstByte(): Promise<void> {
  const direct: number[] = [];
  const through: number[] = [];
  for (let round = -3; round < FIRST_BYTES; round += 1) {
    const own = await firstByte(completions, { model: "any", stream: true });
    const ours = await firstByte(`${site.url}/api/chat`, { session_id: crypto.randomUUID() });
    // The first ones load the library and open connections.
    if (round < 0) continue;
    direct.push(own);
    through.push(ours);
  }
  const [own, ours] = [percentile(direct, 50), percentile(through, 50)];
  console.log(
    `first byte, median of ${FIRST_BYTES}: provider ${own} ms, through the site ${ours} ms`,
  );
  console.log(`  ratio ${(ours / own).toFixed(3)} ${target(ours / own, 1.1)}`);
}

async function firstByte(url: string, more: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...more, messages: [{ role: "user", content: "Hello" }] }),
  });
  let text = "";
  let first = 0;
  for await (const part of response.body ?? []) {
    text += new TextDecoder().decode(part);
    if (first === 0 && text.includes("Hello")) first = performance.now() - begun;
  }
  if (first === 0) throw new Error(`no answer: ${text}`);
  return first;
}

/** Milliseconds of every visit to a page, without and with the conversations beside it. */
type Visits = { alone: number[]; beside: number[] };

async function measureSlowConversations(): Promise<void> {
  const servers = [
    { ...site, chat: `${site.url}/api/chat`, pages: PAGES },
    { ...relay, chat: relay.url, pages: ["/"] },
  ].map((server) => ({
    ...server,
    visits: new Map<string, Visits>(server.pages.map((page) => [page, { alone: [], beside: [] }])),
  }));
  const leaving: number[] = [];
  // The first round warms everything up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { url, chat, visits } of servers) {
      if (round === 1)
        for (const each of visits.values()) each.alone.length = each.beside.length = 0;
      await visit(url, visits, "alone");
      await order<{ opened: number }>({ address: chat, conversations: CONVERSATIONS });
      await pause(500);
      await visit(url, visits, "beside");
      const left = await order<{ stillOpen: number; leftAfterMs: number }>("leave");
      if (left.stillOpen < CONVERSATIONS) throw new Error(`${left.stillOpen} were still open`);
      if (chat !== relay.url) leaving.push(left.leftAfterMs);
    }
  }
  console.log(
    `${CONVERSATIONS} slow conversations at once, p50 and p99 in ms of ${ROUNDS * VISITS} visits:`,
  );
  for (const { url, visits } of servers) {
    for (const [page, { alone, beside }] of visits) {
      const name = url === relay.url ? "a bare relay's page" : page;
      const ratio = percentile(beside, 99) / percentile(alone, 99);
      const times = [alone, beside].map(
        (each) => `${percentile(each, 50)} ${percentile(each, 99)}`,
      );
      console.log(
        `  ${name}: alone ${times[0]}, beside them ${times[1]}, ratio of p99 ${ratio.toFixed(2)}`,
        url === relay.url ? "" : target(ratio, 2),
      );
    }
  }
  const latest = Math.max(...leaving);
  console.log(`  provider left ${latest.toFixed(0)} ms after the visitors ${target(latest, 2000)}`);
}

async function visit(url: string, visits: Map<string, Visits>, when: keyof Visits): Promise<void> {
  for (let n = 0; n < VISITS; n += 1) {
    for (const [page, times] of visits) {
      const begun = performance.now();
      await getBytes(url + page);
      times[when].push(performance.now() - begun);
    }
  }
}

function order<T extends Report>(what: Order): Promise<T> {
  load.postMessage(what);
  return reported<T>();
}

async function reported<T extends Report>(): Promise<T> {
  const [report] = (await once(load, "message")) as [T];
  return report;
}

function target(value: number, most: number): string {
  if (value > most) process.exitCode = 1;
  return `(target ${most})${value > most ? " MISSED" : ""}`;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return Number((sorted[at] ?? 0).toFixed(2));
}
