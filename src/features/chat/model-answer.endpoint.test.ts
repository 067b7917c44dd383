import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { assistant } from "#content/assistant/assistant.ts";
import { chat } from "#content/assistant/chat.ts";
import { germanChat } from "#content/assistant/german-chat.ts";
import { germanTemplates } from "#content/assistant/german-templates.ts";
import { replies } from "#content/assistant/replies.ts";
import { SESSION, startChat, type ChatServer } from "#tests/support/chat.ts";
import { addTemplate } from "#tests/support/library.ts";
import {
  calls,
  ending,
  event,
  hangs,
  refuses,
  says,
  saysOnDemand,
  saysSlowly,
  saysWhenTold,
  sends,
  startProvider,
  staysSilent,
  type Answer,
  type Provider,
} from "#tests/support/model-provider.ts";
import type { ChatEvent, ChatTurn } from "./contract.ts";
import { REPLY_DELAY_MS } from "./limits.ts";
import { readUsage, reserve, settle } from "./server/budget.ts";

const SECRET_WORDS = "internal provider words";

let provider: Provider;
let server: ChatServer;
beforeEach(async () => {
  provider = await startProvider();
  server = await startChat(provider);
});
afterEach(async () => {
  await server.close();
  await provider.close();
});

const usedTokens = async () => {
  const { rows } = await server.platform.database.query("select tokens from model_usage");
  return Number(rows[0]?.["tokens"] ?? 0);
};

test("the provider gets the payload of docs/product.md, section 7, row 8: system prompt, history, temperature 0.7, 300 tokens", async () => {
  const before: ChatTurn[] = [
    { role: "assistant", content: chat.greeting },
    { role: "user", content: "Fine, thanks." },
    { role: "assistant", content: "What do you do?" },
  ];
  const { text, status, headers } = await server.ask("I run a hotel.", { before });
  expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  expect(text).toBe("Hello!");
  const body = provider.requests[0]?.body;
  expect(body).toMatchObject({ model: "the-model", temperature: 0.7, max_tokens: 300 });
  expect(body?.messages.slice(1)).toEqual([...before, { role: "user", content: "I run a hotel." }]);
  expect(body?.messages[0]).toMatchObject({
    role: "system",
    content: expect.stringContaining(assistant.persona[1] ?? ""),
  });
});

test("the provider gets the whole conversation, however many turns it has", async () => {
  const before: ChatTurn[] = Array.from({ length: 500 }, (_, n) => ({
    role: n % 2 === 0 ? "user" : "assistant",
    content: `turn ${n}`,
  }));
  await server.ask("the question", { before });
  const messages = provider.requests[0]?.body.messages ?? [];
  expect(messages.slice(1)).toEqual([...before, { role: "user", content: "the question" }]);
});

const tooLong = refuses(400, {
  message: "This model's maximum context length is 8192 tokens.",
  code: "context_length_exceeded",
});
const longBefore: ChatTurn[] = Array.from({ length: 64 }, (_, n) => ({
  role: n % 2 === 0 ? "user" : "assistant",
  content: `turn ${n} ${"word ".repeat(50)}`,
}));

test("a model with a smaller context gets the newer half, and the chat continues", async () => {
  provider.answerWith(tooLong, says("Hi"));
  const { text, events } = await server.ask("the question", { before: longBefore });
  expect(text).toBe("Hi");
  expect(events.filter(({ type }) => type === "error")).toEqual([]);
  const [full, half] = provider.requests.map(({ body }) => body.messages);
  expect(full).toHaveLength(66);
  expect(half?.length).toBeGreaterThan(31);
  expect(half?.length).toBeLessThan(36);
  expect(half?.slice(1)).toEqual(full?.slice(1 - (half?.length ?? 0)));
  expect(await usedTokens()).toBe(30);
});

test("a model that refuses every length is called four times, and the attempts cost nothing", async () => {
  provider.answerWith(tooLong);
  const { events } = await server.ask("the question", { before: longBefore });
  expect(events[1]).toEqual({ type: "error", error: chat.errors.connection });
  expect(provider.requests).toHaveLength(4);
  expect(await usedTokens()).toBe(0);
  await server.ask("the question");
  expect(provider.requests).toHaveLength(5);
});

test("the system prompt holds the passages that fit the question and the page", async () => {
  const { slug } = await addTemplate(server.platform, { title: "Remind guests of their table" });
  await server.ask("What does it cost?", { page: `/templates/${slug}` });
  const prompt = provider.requests[0]?.body.messages[0]?.content ?? "";
  expect(prompt).toContain("there is no price list");
  expect(prompt).toContain('looking at the template "Remind guests of their table"');
});

test("at most three templates are shown, first those that fit the earlier messages", async () => {
  const add = (title: string) => addTemplate(server.platform, { title });
  for (const trade of ["shops", "schools", "coaches"]) await add(`Send reminders for ${trade}`);
  const { slug } = await add("Send reminders for hotels");
  const find = calls({ name: "find_templates", arguments: '{"query":"reminders"}' });
  provider.answerWith(find, find, says("These fit."));
  const before: ChatTurn[] = [{ role: "user", content: "I run a hotel" }];
  const { events } = await server.ask("And reminders?", { before });
  const cards = events.filter(({ type }) => type === "card");
  expect(cards).toHaveLength(3);
  expect(cards[0]).toMatchObject({ card: { slug } });
});

test("the answer is streamed sentence by sentence while the provider writes it", async () => {
  const { answer, next } = saysOnDemand("One. T", "wo. T", "hree.");
  provider.answerWith(answer);
  next();
  const response = await fetch(`${server.url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ session_id: SESSION, messages: [{ role: "user", content: "Count" }] }),
  });
  let read = 0;
  for await (const part of response.body ?? []) {
    if (!new TextDecoder().decode(part).includes('"text"')) continue;
    read += 1;
    next();
  }
  expect(read).toBe(3);
});

function textIn(events: readonly ChatEvent[]): string {
  return events.map((one) => (one.type === "text" ? one.text : "")).join("");
}

test("a German visitor of an unreachable provider reads German, with a button", async () => {
  provider.answerWith(refuses(401, { message: "" }), failing);
  const reply = await server.ask("Kann ich mit einem Menschen sprechen?");
  expect(reply.text).toBe(replies.person.de);
  expect(reply.events).toContainEqual({ type: "card", card: { type: "person" } });
  const again = await server.ask("Kann ich mit einem Menschen sprechen?");
  expect(again.events).toContainEqual({ type: "error", error: germanChat.errors.connection });
});

test("tokens that end between two requests for one question give the site's answer", async () => {
  const find = calls({ name: "find_templates", arguments: '{"query":"nothing"}' });
  provider.answerWith(async (request, response) => {
    // Simulates other visitors who spend the rest of the day's tokens.
    await server.platform.database.query("update model_usage set tokens = 2000000");
    await find(request, response);
  }, says("never asked"));
  const { events, text } = await server.ask("What does it cost?");
  expect(provider.requests).toHaveLength(1);
  expect(events).toContainEqual({ type: "by", answeredBy: "budget" });
  expect(text).toContain("there is no price list");
  expect(events.some(({ type }) => type === "error")).toBe(false);
});

test("a price, a promise and a foreign link of the model are not shown", async () => {
  provider.answerWith(
    says(
      "It costs 499 EUR, gua",
      "ranteed. See [this](https://evil.example) or [Templates](/templates).",
    ),
  );
  const { text } = await server.ask("What does it cost?");
  expect(text).toBe(`${assistant.site.en.noPromise} See this or [Templates](/templates).`);
});

test("danger is answered in fixed words, without the model", async () => {
  const { text, events } = await server.ask("I want to kill myself");
  expect(text).toBe(replies.crisis.en);
  expect(provider.requests).toHaveLength(0);
  expect(events).not.toContainEqual(expect.objectContaining({ card: { type: "booking" } }));
});

test("an answer of the model to a message with an address has a card with the visitor's details", async () => {
  const { events } = await server.ask("I run a hotel with 14 rooms, write to rosa@example.com");
  expect(events).toContainEqual({
    type: "card",
    card: {
      type: "details",
      language: "en",
      details: expect.objectContaining({
        email: "rosa@example.com",
        trade: "hotel",
        numbers: "14 rooms",
      }),
    },
  });
});

const half = event({ choices: [{ delta: { content: "Half an ans" } }] });
// Requests with this status are not repeated. Repeating them would take a second (see model.test.ts).
const failing = refuses(400, { message: SECRET_WORDS });
test.each<[name: string, answers: Answer[], attempts: number, text: string, error?: string]>([
  ["401", [refuses(401, { message: SECRET_WORDS })], 1, "", chat.errors.apiKey],
  ["400", [failing], 1, "", chat.errors.connection],
  ["an empty reply", [says()], 1, "", chat.errors.empty],
  ["a malformed stream", [sends(["data: {]\n\n"])], 1, "", chat.errors.connection],
  ["a broken connection", [sends([half], { cut: true })], 1, "Half an ans", chat.errors.connection],
  [
    "a model that is not there",
    [refuses(404, { message: SECRET_WORDS, code: "model_not_found" })],
    1,
    "",
    chat.errors.connection,
  ],
])(
  "%s ends in the specified sentence, and the site's own answer below it",
  async (_, answers, attempts, text, error) => {
    provider.answerWith(...answers);
    const reply = await server.ask("Hello");
    const failedAt = reply.events.findIndex(({ type }) => type === "error");
    const end = failedAt < 0 ? reply.events.length : failedAt;
    expect(textIn(reply.events.slice(0, end))).toBe(text);
    const bySite = failedAt >= 0 && error !== chat.errors.empty;
    expect(textIn(reply.events.slice(end))).toBe(bySite ? replies.greeting.en : "");
    const expected = error ? [{ type: "error", error }] : [];
    expect(reply.events.filter(({ type }) => type === "error")).toEqual(expected);
    expect(reply.events.at(-1)).toEqual({ type: "end" });
    expect(provider.requests).toHaveLength(attempts);
    expect(JSON.stringify(reply.events)).not.toContain(SECRET_WORDS);
  },
  15_000,
);

test("an answer of one megabyte is cut to the maximum length of a turn", async () => {
  provider.answerWith(says("x".repeat(1024 * 1024), "more"));
  expect((await server.ask("Hello")).text).toHaveLength(4000);
});

test("tools use the site's data: the card shows the template, and the model receives the search result", async () => {
  const { slug } = await addTemplate(server.platform, { title: "Answer mail while you sleep" });
  await addTemplate(server.platform, { title: "Mail in the drawer", is_public: false });
  provider.answerWith(
    calls({ name: "find_templates", arguments: '{"query":"answer email"}' }),
    says("This one fits."),
  );
  const { events, text } = await server.ask("My inbox is full");
  expect(events[1]).toMatchObject({
    type: "card",
    card: { type: "template", slug, title: "Answer mail while you sleep" },
  });
  expect(text).toBe("This one fits.");
  const toolMessages = provider.requests[1]?.body.messages.slice(-2);
  expect(toolMessages).toMatchObject([
    { role: "assistant", tool_calls: [{ id: "call_0" }] },
    { role: "tool", tool_call_id: "call_0", content: expect.stringContaining(slug) },
  ]);
  expect(JSON.stringify(provider.requests)).not.toContain("Mail in the drawer");
});

test("booking and contact tools become cards; unknown tools and invalid arguments do nothing", async () => {
  provider.answerWith(
    calls(
      { name: "book_a_call", arguments: "{}" },
      { name: "talk_to_a_person", arguments: "" },
      { name: "drop_tables", arguments: "{}" },
      { name: "find_templates", arguments: "{broken" },
    ),
    says("As you like."),
  );
  const { events } = await server.ask("Can I call you?");
  expect(events).toEqual([
    { type: "language", language: "en" },
    { type: "card", card: { type: "booking" } },
    { type: "card", card: { type: "person" } },
    { type: "text", text: "As you like." },
    { type: "end" },
  ]);
});

test("a German answer of the model tells its language, and its card has the template's German title", async () => {
  const [slug = "", { title } = {}] = Object.entries(germanTemplates)[0] ?? [];
  await addTemplate(server.platform, { slug, title: "Answer mail while you sleep" });
  provider.answerWith(
    calls({ name: "find_templates", arguments: '{"query":"answer email"}' }),
    says("Das passt."),
  );
  const { events } = await server.ask("Mein Postfach ist voll");
  expect(events.slice(0, 2)).toMatchObject([
    { type: "language", language: "de" },
    { type: "card", card: { type: "template", slug, title } },
  ]);
});

test("a model that only calls tools gets three requests", async () => {
  provider.answerWith(calls({ name: "book_a_call", arguments: "{}" }));
  await server.ask("Hello");
  expect(provider.requests).toHaveLength(3);
  expect(provider.requests[2]?.body.tools).toBeUndefined();
});

test("tokens are counted as the provider reports them, and unused reserved tokens are returned", async () => {
  await server.ask("Hello");
  expect(await usedTokens()).toBe(30);
  await server.ask("Hello again");
  expect(await usedTokens()).toBe(60);
});

test("tokens are estimated if the provider does not report them; a refused request costs nothing", async () => {
  provider.answerWith(refuses(401, { message: "no" }));
  await server.ask("Hello");
  expect(await usedTokens()).toBe(0);
  provider.answerWith(sends([half, ending("stop").replace(/data: .*usage.*\n\n/, "")]));
  await server.ask("Hello");
  expect(await usedTokens()).toBeGreaterThan(500);
});

test("tokens that the provider may charge are counted: after silence, or when the visitor leaves before the first word", async () => {
  await server.close();
  server = await startChat(provider, {}, { silenceMs: 150 });
  provider.answerWith(staysSilent);
  await server.ask("Hello");
  const silent = await usedTokens();
  expect(silent).toBeGreaterThan(500);
  provider.answerWith(hangs);
  await server.ask("Hello", { signal: AbortSignal.timeout(300) }).catch(() => undefined);
  await expect.poll(usedTokens).toBe(2 * silent);
});

test("the site's content answers once the day's tokens are spent; the model answers again the next day", async () => {
  await server.close();
  server = await startChat(provider, {}, { dailyTokens: 10_000 });
  server.platform.travelTo("2026-11-20T23:00:00Z");
  const { database } = server.platform;
  await database.query("insert into model_usage values ('2026-11-20', 9000)");
  const reply = await server.ask("What does it cost?");
  expect(reply.events[0]).toEqual({ type: "by", answeredBy: "budget" });
  expect(reply.text).toContain("there is no price list");
  expect(provider.requests).toHaveLength(0);
  server.platform.travelTo("2026-11-21T00:00:01Z");
  expect((await server.ask("What does it cost?")).text).toBe("Hello!");
});

test("no address uses more than a tenth of the day's tokens; other addresses are still served", async () => {
  await server.close();
  server = await startChat(provider, {}, { dailyTokens: 100_000 });
  const { platform } = server;
  const one = { address: "192.0.2.1", session: SESSION };
  const other = { address: "192.0.2.2", session: SESSION };
  const first = await reserve(platform, one, 9000);
  expect(await reserve(platform, one, 2000)).toBeUndefined();
  expect(await reserve(platform, other, 2000)).toBeDefined();
  expect(await usedTokens()).toBe(11_000);
  // Gives back the reserved tokens that the answer did not use.
  if (first) await settle(platform, first, 7000);
  expect(await reserve(platform, one, 2000)).toBeDefined();
  expect(await reserve(platform, one, 2000)).toBeUndefined();
});

test("the tokens of each conversation are recorded, and deleted after their retention period", async () => {
  server.platform.travelTo("2026-11-20T12:00:00Z");
  await server.ask("Hello");
  await server.ask("Hello again");
  await server.ask("Hello", { session_id: crypto.randomUUID() });
  const usage = { today: 90, conversations: 2, median: 30, most: 60 };
  expect(await readUsage(server.platform, 7)).toMatchObject(usage);
  server.platform.travelTo("2026-12-25T12:00:00Z");
  await forgetOld["public.conversation_tokens"]?.(server.platform);
  const { rows } = await server.platform.database.query("select * from conversation_tokens");
  expect(rows).toEqual([]);
});

test("concurrent requests cannot spend more than the budget", async () => {
  await server.close();
  const budget = { dailyTokens: 8000, firstByteMs: 15_000 };
  server = await startChat(provider, { rateLimits: false }, budget);
  const { answer, tell } = saysWhenTold("Hi");
  provider.answerWith(answer);
  let bySite = 0;
  const requests = Array.from({ length: 20 }, async () => {
    const { events } = await server.ask("Hello");
    if (events[0]?.type === "by") bySite += 1;
  });
  await expect.poll(() => bySite + provider.requests.length, { timeout: 15_000 }).toBe(20);
  expect(await usedTokens()).toBeLessThanOrEqual(8000);
  expect(bySite).toBeGreaterThan(10);
  tell();
  await Promise.all(requests);
  expect(await usedTokens()).toBe(30 * provider.requests.length);
});

test(
  "the artificial delay runs while the provider works, and adds nothing to a slow reply",
  { tags: ["slow"] },
  async () => {
    await server.close();
    server = await startChat(provider, { chatDelay: true });
    for (const answer of [saysSlowly(0, "Hi"), refuses(401, { message: "" })]) {
      provider.answerWith(answer);
      expect(await timeOf(server)).toBeGreaterThan(499);
    }
    const SLOW_MS = 900;
    provider.answerWith(saysSlowly(SLOW_MS, "Hi"));
    // The total time is this short only if the artificial delay runs while the model is answering.
    await expect.poll(() => timeOf(server)).toBeLessThan(SLOW_MS + REPLY_DELAY_MS.min);
  },
);

test("a reply made by the site waits for the artificial delay too", async () => {
  const site = await startChat(undefined, { chatDelay: true });
  expect(await timeOf(site)).toBeGreaterThan(499);
  await site.close();
});

async function timeOf({ ask }: ChatServer): Promise<number> {
  const begun = performance.now();
  await ask("Hello");
  return performance.now() - begun;
}
