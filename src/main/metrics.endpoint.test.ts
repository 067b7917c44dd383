import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "#platform/metrics/metrics.ts";
import type { Mailbox } from "#platform/mail/mailbox.ts";
import { SendFailure } from "#platform/mail/send-failure.ts";
import { ModelFailure } from "#platform/model/failure.ts";
import type { Model } from "#platform/model/model.ts";
import { pagesAt } from "#tests/support/browser/pages.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { createApp, type App } from "./app.ts";
import { createRoutePatterns } from "./route-patterns.ts";

const TOKEN = "a-token-for-the-figures";

let app: App;
usePlatform({ metricsToken: TOKEN, staffEmail: "team@example.com" });
beforeEach(async () => {
  platform.metrics = await createMetrics(platform);
  app = createApp(platform, pagesAt({ "/privacy": {} }), []);
});

const ask = (path: string, authorization = "") =>
  app.fetch(new Request(`http://localhost${path}`, { headers: { authorization } }));
const figures = async () => (await ask("/metrics", `Bearer ${TOKEN}`)).text();

test("metrics need the token, and exist only if a token is set", async () => {
  expect((await ask("/metrics")).status).toBe(401);
  expect((await ask("/metrics", "Bearer another-token")).status).toBe(401);
  expect((await ask("/metrics", `Bearer ${TOKEN}`)).headers.get("cache-control")).toBe("no-store");
  app = createApp({ ...platform, metrics: undefined }, pagesAt({ "/privacy": {} }), []);
  expect((await ask("/metrics", `Bearer ${TOKEN}`)).status).toBe(404);
});

test("requests are counted by route pattern, so that invented URLs add no rows", async () => {
  for (const path of ["/privacy", "/privacy.data", "/api/admin/messages/17", "/made/up?x=1", "/2"])
    await ask(path);
  const text = await figures();
  const counted = (route: string, status: number) =>
    new RegExp(`_count\\{method="GET",route="${route}",status="${status}"\\} (\\d+)`).exec(
      text,
    )?.[1];
  expect(counted("/privacy", 200)).toBe("2");
  expect(counted("/api/admin/messages/:id", 401)).toBe("1");
  expect(counted("other", 404)).toBe("2");
  expect(text).not.toContain("made");
});

test("a visitor who leaves before the page is rendered counts as no error of the site", async () => {
  const leaving = new AbortController();
  const loader = async () => {
    leaving.abort();
    await Promise.resolve();
    throw new Error("what was read is of no use any more");
  };
  app = createApp(platform, pagesAt({ "/privacy": { loader } }), []);
  await app.fetch(new Request("http://localhost/privacy", { signal: leaving.signal }));
  const text = await figures();
  expect(text).toContain('_count{method="GET",route="/privacy",status="400"} 1');
  expect(text).not.toContain('status="500"');
});

test("jobs, emails, and the model's answers are counted by their result", async () => {
  const { metrics } = platform;
  await metrics?.job("backup", () => Promise.resolve());
  await metrics?.job("backup", () => Promise.reject(new Error("no"))).catch(() => undefined);
  const refused = new SendFailure("transport", "login_refused", new Error("535"));
  const mailbox: Mailbox = { ...platform.mailbox, send: () => Promise.reject(refused) };
  await metrics
    ?.mailbox(mailbox)
    .send({ to: "a@b.c", subject: "", text: "" }, { messageId: "<1>" })
    .catch(() => undefined);
  const answers: Model = {
    async *reply() {
      yield { type: "text", text: "Hello" };
      yield { type: "end", calls: [], tokens: 42 };
    },
  };
  const fails: Model = {
    // oxlint-disable-next-line require-yield
    async *reply() {
      throw new ModelFailure("unavailable", "it was silent");
    },
  };
  const request = { messages: [], tools: [], temperature: 0, maxTokens: 1 };
  for (const model of [answers, fails]) {
    const pieces = metrics?.model(model).reply(request, new AbortController().signal);
    if (pieces) await readToEnd(pieces).catch(() => undefined);
  }
  const close = metrics?.openStream();
  expect(await figures()).toContain("site_chat_streams 1");
  close?.();
  const text = await figures();
  for (const line of [
    'site_job_duration_seconds_count{job="backup",outcome="done"} 1',
    'site_job_duration_seconds_count{job="backup",outcome="failed"} 1',
    'site_mail_attempts_total{outcome="login_refused"} 1',
    'site_model_call_duration_seconds_count{outcome="answered"} 1',
    'site_model_call_duration_seconds_count{outcome="unavailable"} 1',
    "site_model_tokens_total 42",
    "site_chat_streams 0",
  ])
    expect(text).toContain(line);
});

async function readToEnd(pieces: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const piece of pieces) count += piece ? 1 : 0;
  return count;
}

test("queue sizes and the state of the database are read for each request", async () => {
  await platform.outbox.order(platform.database.db, { kind: "contact_message", to: "a@b.c" });
  const text = await figures();
  expect(text).toContain('site_mail_unsent{state="waiting"} 1');
  expect(text).toContain("site_database_up 1");
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \S+/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
});

test("a database that does not answer is reported, and does not delay the metrics", async () => {
  const never = new Promise<never>(() => undefined);
  const database = { ...platform.database, query: () => never };
  const counting = { from: () => ({ where: () => ({ groupBy: () => never }) }) };
  const db = { select: () => counting } as never;
  const metrics = await createMetrics({ database: { ...database, db } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const reading = metrics.read();
  await vi.advanceTimersByTimeAsync(2000);
  expect((await reading).text).toContain("site_database_up 0");
});

test("the patterns include every endpoint and page, and nothing else", () => {
  const patternOf = createRoutePatterns(app.endpoints);
  expect(patternOf("POST", "/api/contact")).toBe("/api/contact");
  expect(patternOf("GET", "/templates/send-invoices")).toBe("/templates/:slug");
  expect(patternOf("GET", "/_.data")).toBe("/");
  expect(patternOf("HEAD", "/")).toBe("/");
  expect(patternOf("GET", "/assets/a-1.js")).toBe("/assets/:file");
  expect(patternOf("DELETE", "/templates")).toBe("other");
});
