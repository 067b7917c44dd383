import { setTimeout as pause } from "node:timers/promises";
import { saysSlowly, startProvider } from "../tests/support/model-provider.ts";
import { startSite } from "../tests/support/site.ts";

/*
 * What the assistant costs, against a provider on this machine: how much later than the provider's
 * own first byte the browser gets its first, and what 200 slow conversations do to other pages.
 * Everything that is compared is measured in turns in one run. `node scripts/bench-chat.ts`
 */

const FIRST_BYTE_MS = 200;
const ROUNDS = 40;
const CONVERSATIONS = 200;
const PAGE_REQUESTS = 300;
const PAGES = ["/", "/templates", "/privacy", "/healthz"];

const provider = await startProvider();
const site = await startSite({
  RATE_LIMITS: "off",
  CHAT_DELAY: "off",
  AI_BASE_URL: provider.url,
  AI_API_KEY: "any",
  AI_MODELS: "any",
  AI_DAILY_TOKENS: "1000000000",
});

try {
  await measureFirstByte();
  await measureSlowConversations();
} finally {
  await site.stop();
  await provider.close();
}

async function measureFirstByte(): Promise<void> {
  provider.answerWith(saysSlowly(FIRST_BYTE_MS, "Hello"));
  const direct: number[] = [];
  const through: number[] = [];
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const [own, ours] = [await firstByte(askProvider), await firstByte(askSite)];
    // The first ones load the library and open connections.
    if (round >= 3) {
      direct.push(own);
      through.push(ours);
    }
  }
  const [own, ours] = [percentile(direct, 50), percentile(through, 50)];
  console.log(`first byte, median of ${ROUNDS}: provider ${own} ms, through the site ${ours} ms`);
  console.log(
    `  ratio ${(ours / own).toFixed(3)} (target 1.1), ${(ours - own).toFixed(1)} ms more`,
  );
}

async function measureSlowConversations(): Promise<void> {
  const quiet = await visitPages();
  provider.answerWith(saysSlowly(250, ...Array.from({ length: 400 }, (_, n) => `${n} `)));
  const leaving = new AbortController();
  const begun = Array.from({ length: CONVERSATIONS }, () => askSite(leaving.signal));
  const open = await Promise.all(begun);
  const readers = open.map(async (response) => {
    for await (const _ of response.body ?? []) if (leaving.signal.aborted) return;
  });
  await pause(2000);
  const busy = await visitPages();
  const stillOpen = provider.requests
    .slice(-CONVERSATIONS)
    .filter(({ leftAt }) => leftAt === undefined).length;
  const left = performance.now();
  leaving.abort();
  await Promise.allSettled(readers);
  await pause(2000);
  const times = provider.requests
    .slice(-CONVERSATIONS)
    .map(({ leftAt }) => (leftAt ?? Infinity) - left);
  console.log(`${CONVERSATIONS} slow conversations at once (${stillOpen} provider streams open):`);
  for (const page of PAGES) {
    const [before, during] = [quiet.get(page) ?? [], busy.get(page) ?? []];
    const [p99, p99Busy] = [percentile(before, 99), percentile(during, 99)];
    console.log(
      `  ${page}: p99 ${p99} ms alone, ${p99Busy} ms beside them, ratio ${(p99Busy / p99).toFixed(2)} (target 2)`,
    );
  }
  console.log(
    `  provider left ${Math.max(...times).toFixed(0)} ms after the last visitor left (target 2000)`,
  );
}

type Ask = (signal?: AbortSignal) => Promise<Response>;

async function firstByte(ask: Ask): Promise<number> {
  const begun = performance.now();
  const response = await ask();
  let text = "";
  let first = 0;
  for await (const part of response.body ?? []) {
    text += new TextDecoder().decode(part);
    if (first === 0 && text.includes("Hello")) first = performance.now() - begun;
  }
  if (first === 0) throw new Error(`no answer: ${text}`);
  return first;
}

function askProvider(signal?: AbortSignal): Promise<Response> {
  const messages = [{ role: "user", content: "Hello" }];
  return post(`${provider.url}/chat/completions`, { model: "any", messages, stream: true }, signal);
}

function askSite(signal?: AbortSignal): Promise<Response> {
  const session_id = crypto.randomUUID();
  const messages = [{ role: "user", content: "Hello" }];
  return post(`${site.url}/api/chat`, { session_id, messages }, signal);
}

function post(url: string, body: object, signal: AbortSignal | undefined): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
}

async function visitPages(): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(PAGES.map((page) => [page, []]));
  for (let n = 0; n < PAGE_REQUESTS; n += 1) {
    for (const page of PAGES) {
      const begun = performance.now();
      await (await fetch(site.url + page)).arrayBuffer();
      times.get(page)?.push(performance.now() - begun);
    }
  }
  return times;
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return Number((sorted[at] ?? 0).toFixed(1));
}
