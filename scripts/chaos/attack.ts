import { rmSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PASSWORD, type Client } from "#tests/support/accounts/client.ts";
import { signUpOn, tokenOf } from "#tests/support/accounts/site-accounts.ts";
import { postMessage } from "#tests/support/contact/contact-message.ts";
import { runSql } from "#tests/support/operation/maintain.ts";
import { freshDataDir, startSite, type Site } from "#tests/support/operation/site.ts";
import { fillSite } from "#tests/support/weights/big-site.ts";
import { weighedRequests } from "#tests/support/weights/requests.ts";

const ACCOUNTS = 30;
const ADDRESSES = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];
/**
 * All accounts send the same list of requests. Each account begins this many requests later in the list than the
 * previous account.
 */
const BETWEEN_ACCOUNTS = 5;
/** Pause in ms between two requests of one account. */
const ATTACKER_PAUSE_MS = 200;
const VISITOR_PAUSE_MS = 500;
const CALM_MS = 60_000;
const MAX_P99_MS = 200;

const ENDS_SESSION = /^\/auth\/v1\/(?:logout|user)/;

type Times = Record<"form" | "search", number[]>;

/** Number of answers, and the time of the slowest answer, for each request with its status, such as `GET /a → 200`. */
type Answers = Map<string, { count: number; slowestMs: number }>;

/**
 * Measures how long a visitor waits while one attacker's accounts send the most expensive requests.
 * Run by `npm run chaos -- attack --minutes 10 --messages 5000 --templates 500`.
 */
export async function chaosAttack(): Promise<string[]> {
  const text = (by: string) => ({ type: "string" as const, default: by });
  const { values } = parseArgs({
    allowPositionals: true,
    options: { minutes: text("10"), messages: text("5000"), templates: text("500") },
  });
  const { minutes, messages, templates } = values;
  console.log(
    `The site is filled, a visitor is measured for ${CALM_MS / 1000} s, then for ${minutes} minutes of the attack, then for ${CALM_MS / 1000} s …`,
  );
  const dataDir = freshDataDir();
  const site = await startSite({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1", CHAT_DELAY: "off" });
  for (const statement of fillSite({ messages: Number(messages), templates: Number(templates) }))
    await runSql(dataDir, statement);
  const clients: Client[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1)
    clients.push(await signUpOn(site, `attacker-${n}@example.com`));

  // Visitor and attacker run in this process. Its own delays are measured too, so that they are not mistaken for delays
  // of the server.
  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  const before = await visitFor(site.url, CALM_MS);
  const over = new AbortController();
  const answers: Answers = new Map();
  const attack = clients.map((client, n) => attackUntil(over.signal, site, { client, n }, answers));
  const during = await visitFor(site.url, Number(minutes) * 60_000);
  over.abort();
  await Promise.all(attack);
  // The visitor is measured after the attack too. If this machine itself becomes slower, the times without an attack
  // show it.
  const after = await visitFor(site.url, CALM_MS);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const slowest = [...answers].toSorted(([, a], [, b]) => b.slowestMs - a.slowestMs).slice(0, 12);
  for (const [request, { count, slowestMs }] of slowest)
    console.log(`${request}: ${count} times, slowest ${slowestMs.toFixed(0)} ms`);
  const statuses = Map.groupBy(answers, ([request]) => request.slice(-3));
  for (const [status, some] of statuses)
    console.log(`${status}: ${some.reduce((sum, [, { count }]) => sum + count, 0)} answers`);
  console.log(
    `messages ${messages}, templates ${templates}, ${minutes} minutes; p50 and p99 in ms; this process itself was late by ${(ownDelay.percentile(99) / 1e6).toFixed(0)} ms (p99)`,
  );
  return (["form", "search"] as const).flatMap((kind) => {
    const phases = Object.entries({ before, attacked: during, after }).map(
      ([phase, { [kind]: times }]) =>
        `${phase} ${at(times, 0.5)} and ${at(times, 0.99)} of ${times.length}`,
    );
    console.log(`${kind}: ${phases.join(", ")}`);
    return at(during[kind], 0.99) > MAX_P99_MS
      ? [`p99 of a ${kind} is above ${MAX_P99_MS} ms`]
      : [];
  });
}

let forms = 0;

/**
 * Sends a form and a search in turn for `ms` milliseconds. Each form has a new network address, so that the site's
 * limit for one address does not refuse it.
 * @returns the time in ms of each answer
 */
async function visitFor(url: string, ms: number): Promise<Times> {
  const times: Times = { form: [], search: [] };
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const n = forms++;
    const address = `198.51.${(n >> 8) % 256}.${n % 256}`;
    const headers = { "X-Forwarded-For": address };
    const person = { email: `ada${n}@visitor.example`, message: `Question ${n}` };
    const sending = {
      form: () => postMessage(url, person, headers),
      search: () => fetch(`${url}/api/templates?q=invoices`, { headers }),
    };
    for (const kind of ["form", "search"] as const) {
      const begun = performance.now();
      const answer = await sending[kind]();
      await answer.arrayBuffer();
      times[kind].push(performance.now() - begun);
      if (!answer.ok) throw new Error(`the visitor's ${kind} was answered ${answer.status}`);
      await pause(VISITOR_PAUSE_MS);
    }
  }
  return times;
}

/** Sends one request after another. If a request erases the account that sent it, a new account goes on. */
async function attackUntil(
  over: AbortSignal,
  site: Site,
  { client, n: accountNumber }: { client: Client; n: number },
  answers: Answers,
): Promise<void> {
  let attacker = client;
  const requests = weighedRequests().filter(
    ({ as, target }) => as !== "staff" && !ENDS_SESSION.test(target),
  );
  const address = ADDRESSES[accountNumber % ADDRESSES.length] ?? "";
  for (let n = accountNumber * BETWEEN_ACCOUNTS; !over.aborted; n += 1) {
    const request = requests[n % requests.length];
    const variant = request?.variants?.(n) ?? request;
    if (!variant) continue;
    const { method, target, as } = variant;
    const isErasure = method === "DELETE" && target === "/api/account";
    const body = isErasure
      ? JSON.stringify({ password: PASSWORD, everything: true })
      : variant.body;
    const begun = performance.now();
    const status = await fetch(site.url + target, {
      method,
      headers: {
        "X-Forwarded-For": address,
        "Content-Type": as === "page" ? "application/x-www-form-urlencoded" : "application/json",
        // Each request gets the current access token, because a token expires after an hour.
        Authorization: `Bearer ${await tokenOf(attacker)}`,
      },
      ...(body ? { body } : {}),
      redirect: "manual",
      signal: AbortSignal.any([over, AbortSignal.timeout(40_000)]),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => 0);
    const name = `${method} ${request?.target.slice(0, 60)} → ${status}`;
    const known = answers.get(name) ?? { count: 0, slowestMs: 0 };
    const slowestMs = Math.max(known.slowestMs, performance.now() - begun);
    answers.set(name, { count: known.count + 1, slowestMs });
    // A limit may refuse the new account. Until signing up succeeds, the attacker goes on as the erased account, which
    // the server refuses.
    if (isErasure && (status === 200 || status === 401))
      attacker = await signUpOn(site, `attacker-${accountNumber}-${n}@example.com`).catch(
        () => attacker,
      );
    await pause(ATTACKER_PAUSE_MS);
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
