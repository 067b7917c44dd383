import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSite } from "../../../tests/support/operation/site.ts";
import { median } from "../figures.ts";
import { getBytes } from "../get-bytes.ts";
import { startBaseline } from "../baseline/start-baseline.ts";
import type { Order, Report } from "./slow-chats.ts";

/*
 * How much later than the provider's first byte the browser gets its own, and what 200 slow conversations do
 * to other pages of the site and of a bare relay, in turns in one run: `node tools/bench/chat/chat.ts`
 */

const FIRST_BYTES = 40;
const ROUNDS = 5;
const CONVERSATIONS = 200;
const VISITS = 1000;
const PAGES = ["/", "/templates", "/privacy", "/healthz"];

const load = new Worker(new URL("./slow-chats.ts", import.meta.url));
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
const relay = await startBaseline("relay.ts", completions);

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

type When = "alone" | "beside";
/** Of each round, in ms: the median and the 99th percentile of the visits to one page. */
type Rounds = Record<When, { p50: number; p99: number }[]>;

async function measureSlowConversations(): Promise<void> {
  const begin = (pages: string[]) =>
    new Map<string, Rounds>(pages.map((page) => [page, { alone: [], beside: [] }]));
  const servers = [
    { url: site.url, chat: `${site.url}/api/chat`, pages: begin(PAGES) },
    { url: relay.url, chat: relay.url, pages: begin(["/"]) },
  ];
  const leaving: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, chat, pages } of servers) {
      await visit(url, pages, "alone");
      await order<{ opened: number }>({ address: chat, conversations: CONVERSATIONS });
      await pause(500);
      await visit(url, pages, "beside");
      const left = await order<{ stillOpen: number; leftAfterMs: number }>("leave");
      if (left.stillOpen < CONVERSATIONS) throw new Error(`${left.stillOpen} were still open`);
      if (url === site.url) leaving.push(left.leftAfterMs);
    }
  }
  console.log(`${CONVERSATIONS} slow conversations at once, medians of ${ROUNDS} rounds, ms:`);
  for (const { url, pages } of servers) {
    for (const [page, rounds] of pages) {
      const [alone, beside] = [percentiles(rounds.alone), percentiles(rounds.beside)];
      const ratio = median(rounds.beside.map(({ p99 }, n) => p99 / (rounds.alone[n]?.p99 ?? NaN)));
      const goal = url === site.url ? target(ratio, 2) : "";
      const name = url === site.url ? page : "a bare relay's page";
      console.log(`  ${name}: ${alone} alone, ${beside} beside, ${ratio.toFixed(2)} × ${goal}`);
    }
  }
  const latest = Math.max(...leaving);
  console.log(`  provider left ${latest.toFixed(0)} ms after the visitors ${target(latest, 2000)}`);
}

function percentiles(rounds: { p50: number; p99: number }[]): string {
  const of = (name: "p50" | "p99") => median(rounds.map((round) => round[name])).toFixed(2);
  return `p50 ${of("p50")} p99 ${of("p99")}`;
}

async function visit(url: string, pages: Map<string, Rounds>, when: When): Promise<void> {
  const times = new Map<string, number[]>([...pages.keys()].map((page) => [page, []]));
  for (let n = 0; n < VISITS; n += 1) {
    for (const [page, taken] of times) {
      const begun = performance.now();
      await getBytes(url + page);
      taken.push(performance.now() - begun);
    }
  }
  for (const [page, rounds] of pages) {
    const taken = times.get(page) ?? [];
    rounds[when].push({ p50: median(taken), p99: percentile(taken, 99) });
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

function target(value: number, max: number): string {
  if (value > max) process.exitCode = 1;
  return `(target ${max})${value > max ? " MISSED" : ""}`;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return Number((sorted[at] ?? 0).toFixed(2));
}
