import { beforeEach, describe, expect, test } from "vitest";
import { detectLead } from "#features/leads/server/service.ts";
import { addNote, mergePeople } from "#features/people/server/service.ts";
import {
  INBOX,
  mailsAbout,
  me,
  namesOf,
  query,
  STAFF,
  useDesk,
  write,
} from "#tests/support/accounts/desk.ts";
import { platform } from "#tests/support/accounts/account-site.ts";
import { cancelDelivery, retryDelivery } from "#features/outbox/server/service.ts";
import { onCancelled, outboxHooks } from "#main/outbox-hooks.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import { answerMessage, readInbox, readToday, remindOfDue } from "./server/service.ts";
import { changeMessage } from "./server/change.ts";
import { redirectAnswers } from "./server/replies/store.ts";
import { messageRows, readDeskState } from "./server/store.ts";

useDesk();

describe("a reminder", () => {
  test("is mailed once for each follow-up day: to the assignee, or else to STAFF_EMAIL", async () => {
    platform.travelTo("2026-12-01T08:00:00Z");
    await write("ada", { followUpOn: "2026-12-01", assignee: me });
    const bob = await write("bob", { followUpOn: "2026-11-30" });
    await write("later", { followUpOn: "2026-12-02" });
    await write("over", { followUpOn: "2026-12-01", status: "done" });
    await remindOfDue(platform);
    await remindOfDue(platform);
    const mails = await mailsAbout("Today: ");
    expect(
      mails.map(({ to, subject, replyTo }) => [to, subject, replyTo].join(" ")).toSorted(),
    ).toEqual([
      `${INBOX} Today: the message from bob bob@x.org`,
      `${STAFF} Today: the message from ada ada@x.org`,
    ]);
    await query("update contact_messages set follow_up_on = '2026-12-03' where id = $1", [bob]);
    platform.travelTo("2026-12-03T08:00:00Z");
    await remindOfDue(platform);
    expect(
      (await mailsAbout("Today: "))
        .map(({ subject }) => subject)
        .slice(2)
        .toSorted(),
    ).toEqual(["Today: the message from bob", "Today: the message from later"]);
  });

  test("is not mailed once the message is done", async () => {
    await write("ada", { followUpOn: "2020-01-01" });
    await remindOfDue(platform);
    await query("update contact_messages set status = 'done'");
    expect(await mailsAbout("Today: ")).toEqual([]);
  });
});

test("Today lists messages that are due, new, or unanswered for more than two working days", async () => {
  // A Wednesday.
  platform.travelTo("2026-12-02T12:00:00Z");
  await write("due", { status: "open", followUpOn: "2026-12-02", at: "2026-12-02T09:00:00Z" });
  await write("fresh", { at: "2026-12-02T10:00:00Z" });
  await write("long", { status: "open", at: "2026-11-30T11:00:00Z" });
  await write("over", { status: "done", at: "2026-11-01T11:00:00Z", followUpOn: "2026-11-02" });
  const answered = await write("answered", { status: "open", at: "2026-11-01T11:00:00Z" });
  await query("update contact_messages set answered_at = now() where id = $1", [answered]);
  const { lists } = await readToday(platform, me);
  expect(
    Object.entries(lists).map(([list, { count, messages }]) => [
      list,
      count,
      namesOf({ messages }),
    ]),
  ).toEqual([
    ["replied", 0, []],
    ["due", 1, ["due"]],
    ["waiting", 1, ["long"]],
    ["new", 1, ["fresh"]],
  ]);
  expect(namesOf(await readInbox(platform, me, { waiting: "long" }))).toEqual(["long"]);
});

test("a message that staff put off leaves Today until its day, whether it was new or waited", async () => {
  platform.travelTo("2026-12-02T12:00:00Z");
  const fresh = await write("fresh", { at: "2026-12-02T10:00:00Z" });
  const long = await write("long", { status: "open", at: "2026-11-25T11:00:00Z" });
  for (const id of [fresh, long])
    await changeMessage(platform, me, id, { followUpOn: "2026-12-03", version: 1 });
  const listed = async () =>
    Object.entries((await readToday(platform, me)).lists)
      .filter(([, { count }]) => count > 0)
      .map(([list, { messages }]) => [list, namesOf({ messages }).toSorted()]);
  expect(await listed()).toEqual([]);
  platform.travelTo("2026-12-03T08:00:00Z");
  expect(await listed()).toEqual([
    ["due", ["fresh", "long"]],
    ["waiting", ["long"]],
  ]);
});

describe("somebody who left an email in the chat", () => {
  const leave = (email: string, ...before: string[]) =>
    detectLead(platform, crypto.randomUUID(), [...before, `please write to ${email}`]);
  const waiting = async () => (await readToday(platform, me)).leads.map(({ email }) => email);
  beforeEach(() => platform.travelTo("2026-12-02T12:00:00Z"));

  test("is on Today once, with what they wrote", async () => {
    await leave("rosa@x.org");
    platform.travelTo("2026-12-02T12:01:00Z");
    await leave("rosa@x.org", "We have three restaurants.");
    const { leads } = await readToday(platform, me);
    expect(leads).toMatchObject([
      { email: "rosa@x.org", sentence: "We have three restaurants.\nplease write to rosa@x.org" },
    ]);
  });

  test("is on Today until staff add a note, they send a message, or two weeks pass", async () => {
    for (const name of ["noted", "wrote", "spammed", "waits"]) await leave(`${name}@x.org`);
    platform.travelTo("2026-12-02T12:10:00Z");
    const { rows } = await query("select id from people where email = 'noted@x.org'");
    await addNote(platform, me, String(rows[0]?.["id"]), { text: "Called.", key: undefined });
    await write("wrote", { at: "2026-12-02T12:05:00Z" });
    await write("spammed", { at: "2026-12-02T12:05:00Z", status: "spam" });
    expect((await waiting()).toSorted()).toEqual(["spammed@x.org", "waits@x.org"]);
    platform.travelTo("2026-12-16T12:10:00Z");
    expect(await waiting()).toEqual([]);
  });

  test("is on Today until they send a message from another address of theirs", async () => {
    const personOf = async (email: string) =>
      String((await query("select id from people where email = $1", [email])).rows[0]?.["id"]);
    await leave("home@x.org");
    await leave("work@x.org");
    await mergePeople(platform, me, await personOf("home@x.org"), {
      other: await personOf("work@x.org"),
    });
    expect((await waiting()).toSorted()).toEqual(["home@x.org", "work@x.org"]);
    platform.travelTo("2026-12-02T12:10:00Z");
    await write("work", { at: "2026-12-02T12:05:00Z" });
    expect(await waiting()).toEqual([]);
  });

  test("is on Today despite an older message, but not for the newsletter alone", async () => {
    await write("old", { at: "2026-11-02T12:05:00Z" });
    await leave("old@x.org");
    await detectLead(platform, crypto.randomUUID(), ["yes, tips@x.org"]);
    expect(await waiting()).toEqual(["old@x.org"]);
  });
});

describe("an answer that cannot be sent", () => {
  const answer = (id: string, version: number) =>
    answerMessage(platform, me, id, { text: "Gladly.", done: true, version });
  const fail = async (from: number) => {
    const { rows } = await query(
      "select * from deliveries where kind = 'contact_answer' order by created_at",
    );
    await query(
      "update deliveries set state = 'failed', reason = 'recipient_unknown', tried_at = now() where id = $1",
      [rows[from]?.["id"]],
    );
    const { db } = platform.database;
    await db.transaction((tx) =>
      outboxHooks(platform).onGivenUp(tx, rows[from] as MailDelivery, "recipient_unknown"),
    );
  };

  test("opens the message again, due today", async () => {
    const id = await write("ada");
    await answer(id, 1);
    await fail(0);
    const { lists } = await readToday(platform, me);
    expect(namesOf(lists.due)).toEqual(["ada"]);
    const { failed } = await platform.outbox.trouble();
    expect(failed).toMatchObject({ count: 1, reason: "recipient_unknown" });
    const { rows } = await query("select status, answered_at from contact_messages");
    expect(rows).toEqual([{ status: "open", answered_at: null }]);
  });

  const answerId = async (place = 0) => {
    const { rows } = await query(
      "select id from deliveries where kind = 'contact_answer' order by created_at",
    );
    return String(rows[place]?.["id"]);
  };
  const cancelAnswer = async (place: number) =>
    cancelDelivery(platform, await answerId(place), onCancelled);
  const stateOf = async () =>
    (
      await query(
        "select status, answered_at is null as waits, follow_up_on is not null as due from contact_messages",
      )
    ).rows[0];

  test("no longer waits once it has left after all", async () => {
    const id = await write("ada");
    await answer(id, 1);
    await fail(0);
    await retryDelivery(platform, await answerId());
    expect(await stateOf()).toMatchObject({ waits: true });
    expect(await mailsAbout("Re: ")).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ status: "open", waits: false });
  });

  test("still waits when its sender wrote again before the answer left", async () => {
    const id = await write("ada");
    await answer(id, 1);
    await fail(0);
    await query("update contact_messages set replied_at = now() + interval '1 minute'");
    await retryDelivery(platform, await answerId());
    expect(await mailsAbout("Re: ")).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ waits: true });
  });

  test("opens the message again, due today, when staff cancel the answer", async () => {
    await answer(await write("ada"), 1);
    await cancelAnswer(0);
    expect(await stateOf()).toEqual({ status: "open", waits: true, due: true });
  });

  test("leaves a message as staff have left it since, when they cancel the failed answer", async () => {
    const id = await write("ada");
    await answer(id, 1);
    await fail(0);
    await changeMessage(platform, me, id, { status: "done", followUpOn: null });
    await cancelAnswer(0);
    expect(await stateOf()).toEqual({ status: "done", waits: true, due: false });
  });

  test("leaves the message answered when staff cancel it, but the answer before it has left", async () => {
    platform.travelTo("2026-12-01T08:00:00Z");
    const id = await write("ada");
    await answer(id, 1);
    expect(await mailsAbout("Re: ")).toHaveLength(1);
    platform.travelTo("2026-12-01T09:00:00Z");
    await answer(id, 2);
    await cancelAnswer(1);
    const { rows } = await query(
      "select status, answered_at, follow_up_on from contact_messages where id = $1",
      [id],
    );
    const answered_at = new Date("2026-12-01T08:00:00Z");
    expect(rows).toEqual([{ status: "done", answered_at, follow_up_on: null }]);
  });

  test("no longer waits once it has left, although staff canceled a later one", async () => {
    platform.travelTo("2026-12-01T08:00:00Z");
    const id = await write("ada");
    await answer(id, 1);
    await fail(0);
    platform.travelTo("2026-12-01T09:00:00Z");
    await answer(id, 3);
    await cancelAnswer(1);
    expect(await stateOf()).toMatchObject({ status: "open", waits: true });
    await retryDelivery(platform, await answerId(0));
    expect(await mailsAbout("Re: ")).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ waits: false });
  });

  test.runIf(process.env["TEST_DATABASE"] === "postgres")(
    "is canceled after a change of its message that is on its way",
    async () => {
      const id = await write("ada");
      await answer(id, 1);
      let canceling: Promise<void> | undefined;
      await platform.database.db.transaction(async (tx) => {
        await messageRows.lock(tx, id);
        canceling = cancelAnswer(0);
        const blocked =
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        await expect.poll(async () => (await query(blocked)).rows.length).toBe(1);
        await redirectAnswers(tx, id, "ada@y.org");
      });
      await canceling;
      const { rows } = await query(
        "select state, recipient from deliveries where kind = 'contact_answer'",
      );
      expect(rows).toEqual([{ state: "cancelled", recipient: "ada@y.org" }]);
    },
  );

  test("changes nothing when a later answer exists", async () => {
    platform.travelTo("2026-12-01T08:00:00Z");
    const id = await write("ada");
    await answer(id, 1);
    platform.travelTo("2026-12-01T09:00:00Z");
    await answer(id, 2);
    await fail(0);
    const { rows } = await query(
      "select status, answered_at is null as waits from contact_messages",
    );
    expect(rows).toEqual([{ status: "done", waits: false }]);
  });
});

test("the state of the desk changes with a row that is committed after a newer one", async () => {
  const { db } = platform.database;
  await write("ada", { at: "2026-12-01T08:00:01Z" });
  const before = await readDeskState(db);
  expect(await readDeskState(db)).toBe(before);
  await write("bob", { at: "2026-12-01T08:00:00Z" });
  expect(await readDeskState(db)).not.toBe(before);
});

test("the state of the desk changes when an answer leaves hours after it was written", async () => {
  const { db } = platform.database;
  platform.travelTo("2026-12-01T08:00:00Z");
  const text = { text: "Gladly.", done: true, version: 1 };
  await answerMessage(platform, me, await write("ada"), text);
  await query("update deliveries set tried_at = created_at, reason = 'connection_refused'");
  platform.travelTo("2026-12-01T11:00:00Z");
  await detectLead(platform, crypto.randomUUID(), ["please write to rosa@x.org"]);
  const before = await readDeskState(db);
  await query(
    "update deliveries set state = 'sent', tried_at = $1, sent_at = $1 where kind = 'contact_answer'",
    [platform.now()],
  );
  expect(await readDeskState(db)).not.toBe(before);
});

test.each([
  ["that was never tried", null],
  ["that was tried before", "2026-12-01T08:00:00Z"],
])("the state of the desk changes when staff cancel an answer %s", async (_, triedAt) => {
  const { db } = platform.database;
  const text = { text: "Gladly.", done: true, version: 1 };
  await answerMessage(platform, me, await write("ada"), text);
  await query("update deliveries set tried_at = $1", [triedAt]);
  const before = await readDeskState(db);
  await query("update deliveries set state = 'cancelled' where kind = 'contact_answer'");
  expect(await readDeskState(db)).not.toBe(before);
});
