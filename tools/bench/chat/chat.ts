import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { startSite } from "../../../tests/support/operation/site.ts";
import { getBytes } from "../get-bytes.ts";
import { latencies } from "../latencies.ts";
import { median } from "../table.ts";
import type { Order, Report } from "./slow-chats.ts";

/*
 * Measures how much later than the provider's first byte a browser gets its own, and how long other
 * answers take beside 200 slow conversations: `node tools/bench/chat/chat.ts` after `npm run build`.
 */

const FIRST_BYTES = 40;
const CONVERSATIONS = 200;
const VISITS = { requests: 1000, warmUp: 20 };
/** [path, the most milliseconds at p99 beside the conversations] */
const PAGES: [path: string, p99?: number][] = [["/"], ["/templates"], ["/healthz", 250]];
const MAX_FIRST_BYTE_RATIO = 1.1;
const MAX_LEFT_MS = 2000;

const load = new Worker(new URL("./slow-chats.ts", import.meta.url));
const { provider } = await reported<{ provider: string }>();
const site = await startSite({
  RATE_LIMITS: "off",
  CHAT_DELAY: "off",
  AI_BASE_URL: provider,
  AI_API_KEY: "any",
  AI_MODELS: "any",
  AI_DAILY_TOKENS: "1000000000",
});
try {
  await measureFirstByte();
  await measureSlowConversations();
} finally {
  await site.stop();
  await load.terminate();
}

async function measureFirstByte(): Promise<void> {
  const direct: number[] = [];
  const through: number[] = [];
  // The first three load the library and open connections.
  for (let round = -3; round < FIRST_BYTES; round += 1) {
    const own = await firstByte(`${provider}/chat/completions`, { model: "any", stream: true });
    const ours = await firstByte(`${site.url}/api/chat`, { session_id: crypto.randomUUID() });
    if (round < 0) continue;
    direct.push(own);
    through.push(ours);
  }
  const ratio = median(through) / median(direct);
  report("first byte through the site / provider's", ratio, MAX_FIRST_BYTE_RATIO);
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

async function measureSlowConversations(): Promise<void> {
  const visit = (path: string) => latencies(getBytes, [site.url + path], VISITS);
  const alone = new Map<string, number>();
  for (const [path] of PAGES) alone.set(path, (await visit(path)).p99);
  const address = `${site.url}/api/chat`;
  await order<{ opened: number }>({ address, conversations: CONVERSATIONS });
  for (const [path, most] of PAGES) {
    const { p99 } = await visit(path);
    report(`${path}: p99 in ms beside ${CONVERSATIONS} slow conversations`, p99, most);
    console.log(`  alone ${alone.get(path)?.toFixed(2)}`);
  }
  const left = await order<{ stillOpen: number; leftAfterMs: number }>("leave");
  if (left.stillOpen < CONVERSATIONS) throw new Error(`${left.stillOpen} were still open`);
  report("ms until the provider sees that the visitors left", left.leftAfterMs, MAX_LEFT_MS);
}

function order<T extends Report>(what: Order): Promise<T> {
  load.postMessage(what);
  return reported<T>();
}

async function reported<T extends Report>(): Promise<T> {
  const [answer] = (await once(load, "message")) as [T];
  return answer;
}

function report(name: string, value: number, max?: number): void {
  const isMissed = max !== undefined && value > max;
  if (isMissed) process.exitCode = 1;
  const target = max === undefined ? "" : `(≤ ${max})${isMissed ? " MISSED" : ""}`;
  console.log(`${name}: ${value.toFixed(2)} ${target}`);
}
