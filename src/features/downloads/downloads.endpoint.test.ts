import { beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/endpoint-app.ts";
import { listen } from "#tests/support/events/receiver.ts";
import { addTemplate, type SeededTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { downloadsApi } from "./server/http.ts";

let app: TestApp;
let template: SeededTemplate;
usePlatform();
beforeEach(async () => {
  app = createTestApp(platform);
  app.route("/api", downloadsApi);
  template = await addTemplate(platform);
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.request("/api/download-leads", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const stored = async () =>
  (
    await platform.database.query(
      "select email, template_id, downloaded_at from download_leads order by created_at, downloaded_at nulls first",
    )
  ).rows;
const KEY = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";
const DONE_AT = "2026-11-20T09:00:00.000Z";

test("the request and the report of a download are stored, and the template's downloads grow by one", async () => {
  const first = await send({ email: "Ada@Example.com", template_id: template.id });
  expect(first.status).toBe(201);
  expect(await first.json()).toEqual({ id: expect.any(String) });
  expect((await send({ template_id: template.id, downloaded_at: DONE_AT })).status).toBe(201);
  expect(await stored()).toEqual([
    { email: "ada@example.com", template_id: template.id, downloaded_at: null },
    { email: null, template_id: template.id, downloaded_at: new Date(DONE_AT) },
  ]);
  const { rows } = await platform.database.query("select downloads from templates");
  expect(rows).toEqual([{ downloads: 1 }]);
});

const LONG = `${"a".repeat(65)}@example.com`;

test.each([
  "",
  " ",
  "ada",
  "@",
  "ada@",
  "@example.com",
  "a b@example.com",
  7,
  null,
  "a\u0000@b",
  LONG,
  `a@${"b".repeat(253)}`,
])("%j is refused as an email address", async (email) => {
  const response = await send({ email, template_id: template.id });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: "Please enter a valid email." });
  expect(await stored()).toEqual([]);
});

test("an address without a dot is stored as specified, and gets no email", async () => {
  const body = { email: "hotel@gmial", template_id: template.id, wants_newsletter: true };
  const answer = await send(body);
  expect(answer.status).toBe(201);
  expect(await answer.json()).not.toHaveProperty("to_confirm");
  expect(await stored()).toMatchObject([{ email: "hotel@gmial" }]);
  await platform.runJobs();
  expect(platform.sent).toEqual([]);
});

test("a lone surrogate is removed from a stored address, and from events about it", async () => {
  const receiver = "https://tools.example/hook";
  await listen(platform, receiver, ["download.requested"]);
  const body = { email: "\ud800@x.example", template_id: template.id };
  expect((await send(body)).status).toBe(201);
  expect(await stored()).toMatchObject([{ email: "\ufffd@x.example" }]);
});

test("a download of an unknown or hidden template is refused with 404, and nothing is stored", async () => {
  const hidden = await addTemplate(platform, { is_public: false });
  for (const template_id of [hidden.id, KEY]) {
    for (const body of [{ email: "a@b.example" }, { downloaded_at: DONE_AT }]) {
      const response = await send({ ...body, template_id });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: "Template not found" });
    }
  }
  expect(await stored()).toEqual([]);
});

test.each([
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "1999-12-31T23:59:59Z",
  "9999-12-31T23:59:59-14:00",
  new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString(),
])("a download at %s is refused with a sentence about the possible times", async (at) => {
  const response = await send({ template_id: template.id, downloaded_at: at });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: "downloaded_at must be between the year 2000 and tomorrow.",
  });
  expect(await stored()).toEqual([]);
});

test("the time of a download may be some hours off", async () => {
  const downloaded_at = new Date(Date.now() + 12 * 60 * 60 * 1000).toISOString();
  expect((await send({ template_id: template.id, downloaded_at })).status).toBe(201);
});

test.each([null, [], "x", {}, { template_id: "1" }, { template_id: KEY, downloaded_at: "today" }])(
  "%j is refused with a sentence",
  async (body) => {
    const response = await send(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  },
);

test("repeats with one key get the same answer and one row; other values with the key are refused", async () => {
  const body = { email: "ada@example.com", template_id: template.id };
  const answers = await Promise.all(
    [1, 2, 3].map(async () => send(body, { "Idempotency-Key": KEY })),
  );
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()) as unknown));
  expect(new Set(ids.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const otherTemplate = await addTemplate(platform);
  for (const other of [
    { email: "b@example.com" },
    { template_id: otherTemplate.id },
    { downloaded_at: DONE_AT },
  ]) {
    const answer = await send({ ...body, ...other }, { "Idempotency-Key": KEY });
    expect(answer.status).toBe(409);
  }
  expect(await stored()).toHaveLength(1);
});

test("twenty concurrent repeats count as one download", async () => {
  for (const body of [{ email: "ada@example.com" }, { downloaded_at: DONE_AT }]) {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const row = { ...body, template_id: template.id };
    const answers = await Promise.all(Array.from({ length: 20 }, async () => send(row, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => answer.text()));
    expect(new Set(ids).size).toBe(1);
    for (let n = 0; n < 9; n++) expect((await send(row)).status).toBe(201);
    expect((await send(row)).status).toBe(429);
  }
  expect(await stored()).toHaveLength(20);
});

test("a body with all three columns stores one row, and counts one download", async () => {
  const body = { email: "Ada@Example.com", template_id: template.id, downloaded_at: DONE_AT };
  const headers = { "Idempotency-Key": KEY };
  const answers = [await send(body, headers), await send(body, headers)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await stored()).toEqual([
    { email: "ada@example.com", template_id: template.id, downloaded_at: new Date(DONE_AT) },
  ]);
  const { rows } = await platform.database.query("select downloads from templates");
  expect(rows).toEqual([{ downloads: 1 }]);
  expect((await send({ ...body, email: "ada" })).status).toBe(422);
  expect((await send({ ...body, downloaded_at: "today" })).status).toBe(422);
});

test("a column with the value null is stored like a missing column", async () => {
  const row = { email: null, template_id: template.id, downloaded_at: null };
  expect((await send({ ...row, email: "ada@example.com" })).status).toBe(201);
  expect((await send({ ...row, downloaded_at: DONE_AT })).status).toBe(201);
  expect(await stored()).toMatchObject([
    { email: "ada@example.com", downloaded_at: null },
    { email: null, downloaded_at: new Date(DONE_AT) },
  ]);
});

test.each([
  ["without the tick", { wants_newsletter: false }, 0],
  ["without a word about the newsletter", {}, 0],
  ["with the tick", { wants_newsletter: true }, 1],
])("a download %s requests the newsletter only if the box is ticked", async (_, wish, times) => {
  const answer = await send({ email: "ada@example.com", template_id: template.id, ...wish });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    id: expect.any(String) as unknown,
    ...(times > 0 && { to_confirm: true }),
  });
  const { rows } = await platform.database.query(
    "select (select count(*)::int from newsletter_subscriptions) as subscriptions, (select count(*)::int from deliveries where kind = 'newsletter_confirmation') as mails",
  );
  expect(rows).toEqual([{ subscriptions: times, mails: times }]);
});
