import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createMailbox } from "#platform/mail/create-mailbox.ts";
import { keptMailFolder, keptMails } from "#platform/mail/kept-mail.ts";
import { joinStaff } from "#tests/support/accounts/accounts.ts";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import { call, useDesk } from "#tests/support/accounts/desk.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { listen } from "#tests/support/events/receiver.ts";
import { addDownloads } from "#tests/support/library.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";

/* src/features/admin/access.endpoint.test.ts tests who may call these endpoints. */

useDesk({ rateLimits: false });
beforeEach(async () => {
  await addDownloads(platform, "ada@example.com");
});

const ask = (what: "show" | "erase", json: object) => call(`/privacy/${what}`, "POST", json);

test("staff see what is stored about somebody, and erase it in one step", async () => {
  const email = " ADA@example.com";
  const shown = await (await ask("show", { email })).json();
  expect(shown).toMatchObject({
    email: "ada@example.com",
    stored: [
      { what: "Template downloads", tables: { Downloads: [{}] } },
      { what: "Who wrote to us", tables: { Person: [{}] } },
    ],
  });
  const erased = await ask("erase", { email });
  expect(erased.status).toBe(200);
  expect(await erased.json()).toMatchObject({
    erased: [
      { what: "Who wrote to us", count: 1 },
      { what: "Template downloads", count: 1 },
    ],
  });
  expect(await (await ask("show", { email })).json()).toMatchObject({ stored: [] });
  const { rows } = await platform.database.query("select made_by, made_by_user from erasures");
  expect(rows).toEqual([{ made_by: "staff", made_by_user: expect.any(String) }]);
});

test("staff erase a message without an address, with its notices, and no other message", async () => {
  const erase = (id: string) => call("/privacy/erase-message", "POST", { id });
  const { id } = await storeMessage(platform, { email: "", phone: "0171 3920044" });
  const other = await storeMessage(platform, { email: "eve@example.com" });
  await platform.database.db.transaction((tx) =>
    platform.outbox.order(tx, { kind: "contact_message", subjectId: id }),
  );
  expect((await erase(other.id)).status).toBe(409);
  expect((await erase(id)).status).toBe(200);
  expect((await erase(id)).status).toBe(404);
  const { rows } = await platform.database.query("select id from contact_messages");
  expect(rows).toEqual([{ id: other.id }]);
  const left = await platform.database.query("select 1 from deliveries where subject_id = $1", [
    id,
  ]);
  expect(left.rows).toEqual([]);
  const erasures = await platform.database.query("select made_by, counts from erasures");
  expect(erasures.rows).toEqual([{ made_by: "staff", counts: { "public.contact_messages": 1 } }]);
});

test("an erased message leaves no copy in an email about several assigned messages", async () => {
  const dataDir = makeTemporaryFolder("site-assigned-");
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  platform.config.dataDir = dataDir;
  const colleague = "colleague@example.com";
  await joinStaff(platform, site.client(), colleague);
  const { rows } = await platform.database.query(
    "select user_id from accounts.staff where email = $1",
    [colleague],
  );
  const phones = ["0171 3920044", "0171 3920045"];
  const messages = await Promise.all(
    phones.map((phone) => storeMessage(platform, { email: "", phone })),
  );
  const ids = messages.map(({ id }) => id);
  await call("/messages/bulk", "POST", { ids, assignee: rows[0]?.["user_id"] });
  platform.sent.length = 0;
  await platform.runJobs();
  const mailbox = createMailbox({ mail: undefined, dataDir });
  for (const [n, mail] of platform.sent.entries()) await mailbox.send(mail, { messageId: `${n}` });
  const kept = async () => {
    const texts: string[] = [];
    for await (const { text } of keptMails(keptMailFolder({ dataDir }))) texts.push(text);
    return texts;
  };
  const told = (texts: string[]) =>
    phones.filter((phone) => texts.some((text) => text.includes(phone)));
  const [phone] = told(await kept());
  expect(phone).toBeDefined();
  const about = messages.find((message) => message.phone === phone);
  expect((await call("/privacy/erase-message", "POST", { id: about?.id })).status).toBe(200);
  expect(told(await kept())).toEqual([]);
});

test("staff delete spam, with its sender unless something else is stored about them", async () => {
  const erase = (id: string) => call("/privacy/erase-message", "POST", { id });
  const peopleLike = async (email: string) =>
    (await platform.database.query("select 1 from people where email = $1", [email])).rows.length;
  for (const [email, left] of [
    ["spam@example.com", 0],
    ["ada@example.com", 1],
  ] as const) {
    const { id } = await storeMessage(platform, { email, status: "spam" });
    expect(await peopleLike(email)).toBe(1);
    expect((await erase(id)).status).toBe(200);
    expect([email, await peopleLike(email)]).toEqual([email, left]);
  }
  const { rows } = await platform.database.query("select id from contact_messages");
  expect(rows).toEqual([]);
});

describe("with the only message of a sender, which is spam,", () => {
  const SPAM = { email: "spam@example.com", status: "spam" };
  const query = (statement: string, values: unknown[] = []) =>
    platform.database.query(statement, values);
  const erase = async (id: string) =>
    expect((await call("/privacy/erase-message", "POST", { id })).status).toBe(200);
  const findSender = async () =>
    (await query("select id from people where email = $1", [SPAM.email])).rows;

  test("programs hear that the sender is gone", async () => {
    await listen(platform, "https://127.0.0.1:9/", ["person.erased"]);
    const { id, person_id } = await storeMessage(platform, SPAM);
    await erase(id);
    expect(await findSender()).toEqual([]);
    const { rows } = await query("select body from deliveries where channel = 'webhook'");
    expect(rows).toMatchObject([{ body: { type: "person.erased", person_id } }]);
  });

  test.each([
    ["who is a customer", "update people set lead_state = 'won', lead_on = now() where id = $1"],
    [
      "about whom staff have a note",
      `insert into person_notes (person_id, author_id, text, created_at, updated_at)
       values ($1, $1, 'Called.', now(), now())`,
    ],
    [
      "whom staff have merged into another person",
      `update people set merged_at = now(),
         merged_into = (select id from people where email = 'ada@example.com') where id = $1`,
    ],
  ])("a sender stays %s", async (_, statement) => {
    await listen(platform, "https://127.0.0.1:9/", ["person.erased"]);
    const { id, person_id } = await storeMessage(platform, SPAM);
    await query(statement, [person_id]);
    await erase(id);
    expect(await findSender()).toEqual([{ id: person_id }]);
    expect((await query("select from deliveries where channel = 'webhook'")).rows).toEqual([]);
  });

  test("a sender stays who is just writing again", async () => {
    const { id, person_id } = await storeMessage(platform, SPAM);
    const { promise: written, resolve } = Promise.withResolvers<void>();
    const writing = platform.database.db.transaction(async (tx) => {
      const database = { ...platform.database, db: tx };
      await storeMessage({ database }, { ...SPAM, status: "new" });
      resolve();
      // Meanwhile the other transaction deletes the first message, and waits for this one.
      await setTimeout(500);
    });
    await written;
    await Promise.all([erase(id), writing]);
    const { rows } = await query("select person_id from contact_messages");
    expect(rows).toEqual([{ person_id }]);
    expect(await findSender()).toEqual([{ id: person_id }]);
  });
});

test("staff see other addresses of the same person, which are not erased", async () => {
  for (const name of ["eve", "eva"]) await storeMessage(platform, { email: `${name}@example.com` });
  await platform.database.query(
    `update people set merged_at = now(), merged_into = (select id from people where email = 'eve@example.com')
     where email = 'eva@example.com'`,
  );
  const others = ["eva@example.com"];
  expect(await (await ask("show", { email: "eve@example.com" })).json()).toMatchObject({ others });
  expect(await (await ask("erase", { email: "eve@example.com" })).json()).toMatchObject({ others });
  const left = await (await ask("show", { email: "eva@example.com" })).json();
  expect(left).toMatchObject({ others: [], stored: [{}, {}] });
});

test("staff get links to other people's entries about somebody, before and after the erasure", async () => {
  const message = "Ada Byron, ada@example.com, +49 30 1234";
  const { id, person_id } = await storeMessage(platform, { email: "bob@example.com", message });
  await platform.database.query(
    "insert into person_notes (person_id, author_id, text, created_at, updated_at) values ($1, $1, 'Works with Ada@example.com.', now(), now())",
    [person_id],
  );
  const at = expect.any(String);
  const mentioned = expect.arrayContaining([
    { what: "Messages", at, to: `/admin/messages/${id}` },
    { what: "Our notes", at, to: `/admin/people/${String(person_id)}` },
  ]);
  const email = "ada@example.com";
  expect(await (await ask("show", { email })).json()).toMatchObject({ mentions: 2, mentioned });
  expect(await (await ask("erase", { email })).json()).toMatchObject({ mentioned });
  expect(await (await ask("show", { email })).json()).toMatchObject({ mentions: 0, mentioned: [] });
  const left = await platform.database.query("select message from contact_messages");
  expect(left.rows).toEqual([{ message: "Ada Byron, [erased], +49 30 1234" }]);
});

test("staff accounts cannot be erased, and the page says so beforehand", async () => {
  const shown = async (email: string) => (await ask("show", { email })).json();
  expect(await shown("staff@example.com")).toMatchObject({ isStaff: true });
  expect(await shown("ada@example.com")).toMatchObject({ isStaff: false });
  const answer = await ask("erase", { email: "staff@example.com" });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ error: expect.stringContaining("npm run staff remove") });
});

test.each([
  [{}],
  [{ email: "" }],
  [{ email: "ada" }],
  [{ email: `${"a".repeat(250)}@example.com` }],
])("%j is refused with a sentence", async (json) => {
  for (const what of ["show", "erase"] as const) {
    const answer = await ask(what, json);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()) as object)).toContain("error");
  }
});
