import { expect, test } from "vitest";
import { inbox } from "#content/accounts/admin.ts";
import { platform } from "#tests/support/accounts/account-site.ts";
import * as desk from "#tests/support/accounts/desk.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { daysBefore, isoDay } from "#shared/time/days.ts";
import type { Inbox, MessageDetails } from "./views.ts";

desk.useDesk({ rateLimits: false });

type Answer = Inbox & MessageDetails & { error?: string };

const ask = (path = "", json?: object): Promise<desk.Reply<Answer>> =>
  desk.askAny(`/messages${path}`, json ? "PATCH" : "GET", json);
const messagesOf = async (search: string) =>
  (await ask(search)).body.messages.map(({ name }) => name);

async function write(name: string, message = "m"): Promise<string> {
  return `/${(await storeMessage(platform, { name, email: `${name}@x.org`, message })).id}`;
}
const inDays = (days: number) => isoDay(daysBefore(new Date(), -days));

test("a message is found by its assignee, its tags, its follow-up day and its words", async () => {
  const path = await write("ada", "Our INVOICES are typed twice.");
  await write("bob");
  const me = (await ask(path)).body.staff[0]?.id;
  const change = { assignee: me, tags: ["big", "a tag", "big"], followUpOn: inDays(0), version: 1 };
  const { status, body } = await ask(path, change);
  expect(status).toBe(200);
  expect(body.message).toMatchObject({
    assignee: "staff@example.com",
    tags: ["big", "a tag"],
    followUpOn: inDays(0),
    version: 2,
  });
  for (const search of [
    "?assignee=me",
    `?assignee=${me}`,
    "?tag=a+tag",
    "?due=today",
    "?q=invoices+twice",
  ]) {
    expect([search, await messagesOf(search)]).toEqual([search, ["ada"]]);
  }
  expect(await messagesOf("?assignee=none")).toEqual(["bob"]);
  await ask(path, { assignee: null, followUpOn: inDays(1) });
  expect(await messagesOf("?assignee=me")).toEqual([]);
  expect(await messagesOf("?due=today")).toEqual([]);
});

test("staff are named by the name they set, and by their address before", async () => {
  const path = await write("ada");
  const me = (await ask(path)).body.staff[0]?.id;
  await ask(path, { assignee: me });
  const named = async () => {
    const { message, staff } = (await ask(path)).body;
    return [message.assignee, staff[0]?.name];
  };
  expect(await named()).toEqual(["staff@example.com", "staff@example.com"]);
  await platform.database.query(
    "update accounts.staff set name = 'Ruben Reed' where user_id = $1",
    [me],
  );
  expect(await named()).toEqual(["Ruben Reed", "Ruben Reed"]);
});

test("the second of two simultaneous changes gets a conflict, and the first note stays", async () => {
  const path = await write("ada");
  const answers = await Promise.all(
    ["by Ada", "by Bob"].map((note) => ask(path, { note, version: 1 })),
  );
  const [late] = answers.filter(({ status }) => status === 409);
  const [first] = answers.filter(({ status }) => status === 200);
  expect(late?.body.error).toBe(inbox.changedMeanwhile);
  expect((await ask(path)).body).toEqual(first?.body);
});

test("the audit has what staff did, without what they wrote", async () => {
  const path = await write("ada");
  await ask(path, { note: "a secret", status: "open" });
  const { rows } = await platform.database.query("select action, changes from staff_audit");
  expect(rows).toEqual([
    {
      action: "message_changed",
      changes: { fields: ["status", "note"], status: "open", from: { status: "new" } },
    },
  ]);
});

test("a message has its own changes, also one without an address", async () => {
  const path = await write("ada");
  const other = await write("ada");
  await ask(path, { status: "open" });
  await ask(path, { status: "done" });
  await ask(other, { status: "spam" });
  const changesOf = async (of: string) =>
    (await ask(of)).body.changes.map((trace) => trace.kind === "change" && [trace.from, trace.to]);
  const changes = [
    [{ status: "open" }, { status: "done" }],
    [{ status: "new" }, { status: "open" }],
  ];
  expect(await changesOf(path)).toEqual(changes);
  const { id } = await storeMessage(platform, { name: "cy", email: "", phone: "+49 30 1" });
  await ask(`/${id}`, { status: "open" });
  expect(await changesOf(`/${id}`)).toEqual(changes.slice(1));
});

test("a message is assigned to nobody once its assignee is no longer staff", async () => {
  const path = await write("ada");
  const me = (await ask(path)).body.staff[0]?.id;
  await ask(path, { assignee: me });
  await platform.database.query(
    "insert into accounts.staff (user_id, email, added_at) values ($1, 'x@x.org', now())",
    ["00000000-0000-0000-0000-000000000009"],
  );
  await platform.database.query(
    "update contact_messages set assignee_id = '00000000-0000-0000-0000-000000000009'",
  );
  await platform.database.query("delete from accounts.staff where email = 'x@x.org'");
  expect((await ask(path)).body.message.assigneeId).toBeNull();
});

test("pages of a list repeat and skip no message, however close together they came", async () => {
  await platform.database.query(
    `insert into contact_messages (name, email, phone, message, service, created_at)
     select 'p' || n, 'p@x.org', '', 'm', 'general', '2026-01-01T10:00:00.0001Z'::timestamptz + n * interval '30 microseconds'
     from generate_series(1, 130) as n`,
  );
  const seen: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const search: string = after ? `?${new URLSearchParams({ after })}` : "";
    const { messages, next } = (await ask(search)).body;
    seen.push(...messages.map(({ name }) => name));
    after = next;
  }
  expect(new Set(seen).size).toBe(130);
  expect(seen).toHaveLength(130);
});

test("a message cannot be assigned to somebody who is not staff", async () => {
  const path = await write("ada");
  expect((await ask(path, { assignee: crypto.randomUUID() })).status).toBe(409);
});

test.each([
  { status: "lost" },
  { note: 7 },
  { note: "x".repeat(5001) },
  { followUpOn: "2020-01-01" },
  { followUpOn: "2026-02-30" },
  { tags: ["a,b"] },
  { tags: [""] },
  { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) },
  { assignee: "me" },
  { version: 0 },
])("%j is refused with a sentence", async (json) => {
  const { status, body } = await ask(await write("ada"), json);
  expect(status).toBe(422);
  expect(body.error).toMatch(/\.$/);
});

test.each(["?page=2", "?due=never", "?assignee=bob", "?tag=", "?tag=a,b"])(
  "a list with %s is refused with a sentence",
  async (search) => {
    expect((await ask(search)).status).toBe(422);
  },
);
