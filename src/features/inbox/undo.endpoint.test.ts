import { expect, test } from "vitest";
import { ask, mailsAbout, query, useDesk, write } from "#tests/support/accounts/desk.ts";
import type { BulkResult } from "./contract.ts";

useDesk();

const bulk = async (json: object): Promise<BulkResult> =>
  (await ask("/messages/bulk", "POST", json)).body;
const undo = (messages: unknown) => ask("/messages/undo", "POST", { messages });
const statusesOf = async () =>
  (await query("select name, status, spam_verdict from contact_messages order by name")).rows.map(
    ({ name, status, spam_verdict }) => [name, status, spam_verdict],
  );

test.each(["done", "spam"])("messages get the status back that they had before %s", async (to) => {
  const ids = [await write("ada"), await write("bob", { status: "open" }), await write("cy")];
  await query("update contact_messages set spam_verdict = 'not_spam' where name = 'cy'");
  await query("update contact_messages set spam_reasons = $1 where name = 'cy'", [
    JSON.stringify([{ reason: "trap", points: 100, found: [] }]),
  ]);
  await query("update contact_messages set person_id = (select min(id::text)::uuid from people)");
  const before = await statusesOf();
  const { undoable } = await bulk({ ids, status: to });
  expect(undoable).toHaveLength(3);
  expect((await undo(undoable)).body).toEqual({ changed: 3, refused: [] });
  expect(await statusesOf()).toEqual(before);
  const { rows } = await query("select cleared_at from people where cleared_at is not null");
  expect(rows).toEqual([]);
});

test("a message that somebody has changed since stays as it is", async () => {
  const [ada, bob] = [await write("ada"), await write("bob")];
  const { undoable } = await bulk({ ids: [ada, bob], status: "done" });
  await ask(`/messages/${ada}`, "PATCH", { note: "Called." });
  const { body } = await undo(undoable);
  expect(body.changed).toBe(1);
  expect(body.refused).toEqual([{ id: ada, error: expect.any(String) as string }]);
  expect(await statusesOf()).toEqual([
    ["ada", "done", null],
    ["bob", "new", null],
  ]);
  expect((await undo(undoable)).body.changed).toBe(0);
});

test("nothing can be undone of a change of more than the status, and of messages that were spam", async () => {
  const [ada, bob] = [await write("ada"), await write("bob")];
  await query("update contact_messages set status = 'spam' where name = 'bob'");
  expect(await bulk({ ids: [ada], status: "done", tag: "now" })).not.toHaveProperty("undoable");
  expect(await bulk({ ids: [ada], status: "done" })).not.toHaveProperty("undoable");
  expect(await bulk({ ids: [bob], status: "new", notSpam: true })).not.toHaveProperty("undoable");
});

test("a message that nobody was told of is announced when its mark as spam is undone", async () => {
  const ids = [await write("ada")];
  const { undoable } = await bulk({ ids, status: "spam" });
  await undo(undoable);
  expect(await mailsAbout("New message from")).toHaveLength(1);
});

test("the note of an answer in another mail program is deleted, and the message waits again as before", async () => {
  const id = await write("ada", { status: "open" });
  const note = async (version: number) =>
    (await ask(`/messages/${id}/answers`, "POST", { done: true, version })).body;
  const answeredAt = async () =>
    (await query("select answered_at from contact_messages")).rows[0]?.["answered_at"];
  const first = await note(1);
  const answer = first.answers.at(-1)?.id;
  const taken = { id, status: "open", version: first.message.version };
  expect((await undo([{ ...taken, answer }])).body.changed).toBe(1);
  const { message, answers } = (await ask(`/messages/${id}`)).body;
  expect(answers).toEqual([]);
  expect(message.status).toBe("open");
  expect(await answeredAt()).toBeNull();
  const again = await note(message.version);
  const earlier = await answeredAt();
  const { version } = (await note(again.message.version)).message;
  const last = (await ask(`/messages/${id}`)).body.answers.at(-1)?.id;
  await undo([{ id, status: "done", version, answer: last }]);
  expect(await answeredAt()).toEqual(earlier);
  expect(await statusesOf()).toEqual([["ada", "done", null]]);
});

test("an answer that was sent is not deleted by undoing", async () => {
  const id = await write("ada");
  const json = { text: "Gladly.", done: true, version: 1 };
  const { message, answers } = (await ask(`/messages/${id}/answers`, "POST", json)).body;
  await undo([{ id, status: "new", version: message.version, answer: answers[0]?.id }]);
  expect((await ask(`/messages/${id}`)).body.answers).toHaveLength(1);
});

test.each([
  { messages: [] },
  { messages: [{ id: "x", status: "new", version: 1 }] },
  { messages: [{ id: crypto.randomUUID(), status: "spam", version: 1 }] },
  { messages: [{ id: crypto.randomUUID(), status: "new" }] },
])("%j is refused with a sentence", async (json) => {
  const { status, body } = await ask("/messages/undo", "POST", json);
  expect(status).toBe(422);
  expect(body.error).toMatch(/\.$/);
});
