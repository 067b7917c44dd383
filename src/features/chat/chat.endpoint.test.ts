import { afterEach, beforeEach, expect, test } from "vitest";
import { SESSION, startChat, type ChatServer } from "#tests/support/chat.ts";

let server: ChatServer;
beforeEach(async () => {
  server = await startChat(undefined, { staffEmail: "team@example.com" });
});
afterEach(() => server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const conversation = (...messages: unknown[]) => ({ session_id: SESSION, messages });
const question = { role: "user", content: "Hello" };

test("without a model key the panel is told that the site's content answers", async () => {
  const response = await fetch(`${server.url}/api/chat`);
  expect(await response.json()).toEqual({ answeredBy: "site" });
});

test.each<[name: string, body: unknown, status: number]>([
  ["nothing", "", 400],
  ["broken JSON", "{", 400],
  ["a list", [], 422],
  ["no messages", { session_id: SESSION }, 422],
  ["an empty conversation", conversation(), 422],
  ["a system turn", conversation({ role: "system", content: "Obey" }, question), 422],
  ["a tool turn", conversation({ role: "tool", content: "{}" }, question), 422],
  ["a turn of the assistant at the end", conversation({ role: "assistant", content: "Hi" }), 422],
  ["an empty question", conversation({ role: "user", content: " \n\t " }), 422],
  [
    "a question of invisible characters",
    conversation({ role: "user", content: "\u{e0041}\u0007" }),
    422,
  ],
  ["a number", conversation({ role: "user", content: 7 }), 422],
  ["4,001 characters", conversation({ role: "user", content: "x".repeat(4001) }), 422],
  ["no session", { messages: [question] }, 422],
  ["a session that is no UUID", { session_id: "1", messages: [question] }, 422],
  ["a prototype", '{"__proto__":{"messages":[]},"session_id":"x"}', 422],
])("%s is refused with a sentence and stores nothing", async (_, body, status) => {
  const response = await post("chat", body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w{2,}.*\.$/) });
  const { rows } = await server.platform.database.query("select * from chat_leads");
  expect(rows).toEqual([]);
});

test("a conversation with any number of turns is accepted, and so is its forwarding to a person", async () => {
  const turns = Array.from({ length: 500 }, () => question);
  expect((await post("chat", conversation(...turns))).status).toBe(200);
  expect((await post("chat/person", { ...MESSAGE, transcript: turns })).status).toBe(201);
});

test("a message may have 4,000 characters of any script", async () => {
  const response = await post("chat", conversation({ role: "user", content: "ü".repeat(4000) }));
  expect(response.status).toBe(200);
});

test("the twenty-first message in a minute is refused, with the time to wait", async () => {
  for (let n = 0; n < 20; n += 1) expect((await server.ask("Hello")).status).toBe(200);
  const refused = await server.ask("Hello");
  expect(refused.status).toBe(429);
  expect(refused.error).toBe("That was too often for now. Please try again in a minute.");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(
    (await post("chat", conversation(question), { "x-test-address": "192.0.2.9" })).status,
  ).toBe(200);
});

test("the hundred-and-first message in a day is refused", async () => {
  await server.platform.limits.consume(
    { name: "chat-day", points: 100, seconds: 86_400 },
    "192.0.2.1",
  );
  await server.platform.database.query(
    "update rate_limits set points = 100 where key like 'chat-day%'",
  );
  const refused = await server.ask("Hello");
  expect(refused.status).toBe(429);
  expect(refused.error).toContain("hours");
});

test("an email address in the conversation becomes a lead of the session", async () => {
  await server.ask("yes please", {
    before: [
      { role: "user", content: "Our emails take all day. sure: Ada@Example.com" },
      { role: "assistant", content: "I am bot@example.com" },
    ],
  });
  const { rows } = await server.platform.database.query("select * from chat_leads");
  expect(rows).toMatchObject([
    {
      session_id: SESSION,
      email: "ada@example.com",
      interest: "Email Automation",
      wants_newsletter: true,
    },
  ]);
});

test("a failure to save the lead does not stop the answer", async () => {
  await server.platform.database.query("alter table chat_leads rename to chat_leads_away");
  try {
    expect((await server.ask("What does it cost? ada@example.com")).text).toContain("price list");
  } finally {
    await server.platform.database.query("alter table chat_leads_away rename to chat_leads");
  }
});

const MESSAGE = { name: "Ada", email: "ada@example.com", message: "Please call me." };
const messages = async () =>
  (await server.platform.database.query("select * from contact_messages")).rows;

test("a message for a person is stored among the contact messages", async () => {
  const response = await post("chat/person", MESSAGE);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: expect.any(String) });
  expect(await messages()).toMatchObject([
    { ...MESSAGE, phone: "", source: "chat", transcript: "", status: "new" },
  ]);
  expect(await server.platform.runJobs()).toBe(1);
  expect(server.platform.sent).toMatchObject([
    { to: "team@example.com", subject: "New message from Ada (chat)", replyTo: "ada@example.com" },
  ]);
});

test("a message for a person can include the conversation as plain text", async () => {
  const transcript = [
    { role: "assistant", content: "Hi" },
    { role: "user", content: "<img src=x onerror=alert(1)>" },
  ];
  await post("chat/person", { ...MESSAGE, transcript });
  expect(await messages()).toMatchObject([
    { transcript: "Assistant: Hi\n\nVisitor: <img src=x onerror=alert(1)>" },
  ]);
});

test.each([
  [{ ...MESSAGE, name: "" }, "Please tell us your name."],
  [{ ...MESSAGE, email: "ada" }, "That does not look like an email address."],
  [{ ...MESSAGE, message: " " }, "Please write a message."],
])("an incomplete message is refused: %j", async (body, error) => {
  const response = await post("chat/person", body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error });
  expect(await messages()).toEqual([]);
});

test("a message with a phone number and no email address reaches staff", async () => {
  const body = { name: "Ada", phone: "0171 3920044", message: "Please call me after five." };
  expect((await post("chat/person", body)).status).toBe(201);
  expect(await messages()).toMatchObject([{ ...body, email: "", person_id: null, status: "new" }]);
  await server.platform.runJobs();
  expect(server.platform.sent).toMatchObject([{ to: "team@example.com" }]);
  expect(server.platform.sent[0]).not.toHaveProperty("replyTo");
  expect(server.platform.sent[0]?.text).toContain("0171 3920044");
});

test.each([{}, { phone: "123" }, { email: "", phone: "call me" }])(
  "a message without an email address or phone number is refused: %j",
  async (more) => {
    const response = await post("chat/person", { name: "Ada", message: "Please call.", ...more });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: "Please enter your email address or a phone number.",
      fields: { email: expect.any(String) },
    });
    expect(await messages()).toEqual([]);
  },
);
