import { request, type ClientRequest } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { saysSlowly, startProvider } from "../../../tests/support/model-provider.ts";

/* A worker of chat.ts: provider and visitors who chat, whose cost is not the site's. */

/** Opens conversations that get a piece each 250 ms, or leaves all of them. */
export type Order = { address: string; conversations: number } | "leave";
export type Report =
  | { provider: string }
  | { opened: number }
  /** Streams that had not ended by themselves, and when the provider saw the last of them close. */
  | { stillOpen: number; leftAfterMs: number };

const PIECES = Array.from({ length: 400 }, (_, n) => `${n} `);
const LEAVE_PATIENCE_MS = 2000;

const port = parentPort;
if (!port) throw new Error("slow-chats.ts runs in a worker thread only");
const report = (what: Report) => port.postMessage(what);
const provider = await startProvider();
provider.answerWith(saysSlowly(200, "Hello"));
let visits: ClientRequest[] = [];

port.on("message", (order: Order) => void follow(order).then(report));
report({ provider: provider.url });

async function follow(order: Order): Promise<Report> {
  if (order === "leave") return leave();
  provider.answerWith(saysSlowly(250, ...PIECES));
  const begun: Promise<void>[] = [];
  for (let n = 0; n < order.conversations; n += 1) {
    begun.push(open(order.address));
    await pause(5);
  }
  await Promise.all(begun);
  return { opened: visits.length };
}

function open(address: string): Promise<void> {
  return new Promise((opened, failed) => {
    const headers = { "Content-Type": "application/json" };
    const visit = request(address, { method: "POST", headers, agent: false }, (response) => {
      response.on("error", () => undefined).resume();
      if (response.statusCode === 200) opened();
      else failed(new Error(`${address} answered ${response.statusCode}`));
    });
    visit.on("error", failed);
    const messages = [{ role: "user", content: "Hello" }];
    visit.end(JSON.stringify({ session_id: crypto.randomUUID(), messages }));
    visits.push(visit);
  });
}

async function leave(): Promise<Report> {
  const streams = provider.requests.slice(-visits.length);
  const stillOpen = streams.filter(({ leftAt }) => leftAt === undefined).length;
  const left = performance.now();
  for (const visit of visits) visit.destroy();
  visits = [];
  await pause(LEAVE_PATIENCE_MS);
  const times = streams.map(({ leftAt }) => (leftAt ?? Infinity) - left);
  return { stillOpen, leftAfterMs: Math.max(...times) };
}
