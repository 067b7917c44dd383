import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { inbox } from "#content/accounts/admin.ts";
import { brand } from "#content/site/brand.ts";
import { PersonMessage } from "#features/chat/contract.ts";
import { leaveMessage } from "#features/chat/server/person.ts";
import { OWN_BUSINESS, setBusiness } from "#tests/support/business.ts";
import { recordBounce } from "#features/outbox/server/service.ts";
import { deliveryRows } from "#platform/outbox/store.ts";
import { platform } from "#tests/support/accounts/account-site.ts";
import {
  ask,
  HOSTILE,
  mailsAbout,
  query,
  STAFF,
  useDesk,
  write,
} from "#tests/support/accounts/desk.ts";
import { reopenUnanswered } from "./server/answer.ts";

useDesk();

describe("an answer", () => {
  const answerOf = (id: string, json: object) => ask(`/messages/${id}/answers`, "POST", json);

  test("is mailed without a quotation, asks for replies to its author, and is stored", async () => {
    const id = await write("ada", { message: "a secret of theirs" });
    const json = {
      subject: "Your message",
      text: `Gladly.\n\n${HOSTILE}x`,
      done: false,
      version: 1,
    };
    const { status, body } = await answerOf(id, json);
    expect(status).toBe(200);
    expect(body.message).toMatchObject({ status: "open", version: 2 });
    expect(body.answers).toMatchObject([
      { author: STAFF, subject: "Your message", state: "waiting" },
    ]);
    const [mail] = await mailsAbout("Your message");
    expect(mail).toMatchObject({ to: "ada@x.org", replyTo: STAFF, personal: true });
    expect(mail?.text).toContain("Gladly.");
    expect(JSON.stringify(mail)).not.toContain("a secret of theirs");
    expect(mail?.html).not.toContain("<img src=x");
    expect((await ask(`/messages/${id}`)).body.answers[0]?.state).toBe("sent");
    const { rows } = await query("select action from staff_audit");
    expect(rows).toEqual([{ action: "message_answered" }]);
    const person = await ask(`/people/${body.message.personId ?? ""}`);
    const kinds = person.body.timeline.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["answer", "change", "message"]);
  });

  const bounce = () =>
    platform.database.db.transaction(async (tx) => {
      const [sent] = await deliveryRows.list(tx, { kind: "contact_answer" }, ["id"]);
      const report = { status: "5.1.1", answer: "no such user" };
      const bounced = await recordBounce(platform, tx, sent?.id ?? "", report);
      if (bounced) await reopenUnanswered(platform, tx, bounced);
    });
  test.runIf(process.env["TEST_DATABASE"] === "postgres").each([
    ["leaves", false, () => platform.runJobs()],
    ["bounces", true, bounce],
  ])(
    "whose email %s while its message is erased does not deadlock with that",
    async (_, isSent, happen) => {
      const id = await write("ada");
      await answerOf(id, { text: "Gladly.", done: true, version: 1 });
      if (isSent) await platform.runJobs();
      await query("update contact_messages set answered_at = null");
      const { rows } = await query("select current_database() as name");
      const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
      url.pathname = `/${String(rows[0]?.["name"])}`;
      const erasing = new pg.Client({ connectionString: url.href });
      await erasing.connect();
      onTestFinished(() => erasing.end());
      // Runs the statements of an erasure in the same order.
      await erasing.query("set deadlock_timeout = '50ms'; begin");
      await erasing.query("select 1 from contact_messages where id = $1 for update", [id]);
      const happening = happen();
      const waiting =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(async () => (await query(waiting)).rows).toHaveLength(1);
      await erasing.query("delete from deliveries where subject_id = $1", [id]);
      await erasing.query("delete from contact_messages where id = $1", [id]);
      await erasing.query("commit");
      await happening;
      expect((await query("select 1 from deliveries where kind = 'contact_answer'")).rows).toEqual(
        [],
      );
    },
  );

  test("that was not sent yet shows why", async () => {
    const id = await write("ada");
    await answerOf(id, { text: "Gladly.", done: true, version: 1 });
    await query("update deliveries set reason = 'connection_refused', tried_at = now()");
    const { answers } = (await ask(`/messages/${id}`)).body;
    expect(answers).toMatchObject([{ state: "waiting", reason: "connection_refused" }]);
  });

  test("to somebody who left only a phone number is refused, and their call can be noted", async () => {
    const { id } = await leaveMessage(
      platform,
      PersonMessage.parse({ name: "Ada", phone: "0171 3920044", message: "Please call me." }),
      { address: "192.0.2.1", key: undefined },
    );
    const refused = await answerOf(id, { text: "Gladly.", done: true, version: 1 });
    expect([refused.status, refused.body.error]).toEqual([422, inbox.answer.noEmail]);
    const { body } = await answerOf(id, { done: true, version: 1 });
    expect(body.message).toMatchObject({ status: "done", phone: "0171 3920044", email: "" });
    const { rows } = await query("select id from deliveries where kind = 'contact_answer'");
    expect(rows).toEqual([]);
  });

  test("that was written in another mail program is recorded, and nothing is mailed", async () => {
    const id = await write("ada");
    const { body } = await answerOf(id, { done: true, version: 1 });
    expect(body.message.status).toBe("done");
    expect(body.answers).toMatchObject([{ author: STAFF, text: "", state: null }]);
    await query("update accounts.staff set name = 'Ruben Reed'");
    const [answer] = (await ask(`/messages/${id}`)).body.answers;
    expect(answer?.author).toBe("Ruben Reed");
    const { timeline } = (await ask(`/people/${body.message.personId ?? ""}`)).body;
    expect(timeline.find(({ kind }) => kind === "answer")).toMatchObject({ author: "Ruben Reed" });
    expect(await mailsAbout("Re: ")).toEqual([]);
  });

  test("is mailed once when two are sent at the same time: the second gets a conflict", async () => {
    const id = await write("ada");
    const answers = await Promise.all(
      ["one", "two"].map((text) => answerOf(id, { text, done: true, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ask(`/messages/${id}`)).body.answers).toHaveLength(1);
    expect(await mailsAbout("Re: ")).toHaveLength(1);
  });

  test.each([
    ["Can you connect our shop to the bookkeeping?", "Re: Your message to "],
    ["Können Sie unseren Shop mit der Buchhaltung verbinden?", "Re: Ihre Nachricht an "],
    ["?!", "Re: Your message to "],
  ])(
    "to %j has a subject in the language of the message, which staff may change",
    async (message, subject) => {
      const id = await write("ada", { message });
      const { replySubject } = (await ask(`/messages/${id}`)).body.message;
      expect(replySubject).toBe(subject + brand.name);
      await answerOf(id, { text: "Gladly.", done: true, version: 1 });
      await answerOf(id, { text: "Gladly.", subject: "Our call", done: true, version: 2 });
      expect(await mailsAbout(replySubject)).toHaveLength(1);
      expect(await mailsAbout("Our call")).toHaveLength(1);
    },
  );

  test("offers a call by a button that fills in name, email, template and language", async () => {
    await setBusiness(platform);
    const id = await write("ada", { message: "Können Sie unseren Shop anbinden?" });
    await query(
      `insert into touches (person_id, kind, message_id, at, landing, source, medium, campaign)
       select person_id, 'message', id, now(), '/templates/send-reminders', 'direct', '', ''
       from contact_messages`,
    );
    const { bookingUrl } = OWN_BUSINESS;
    const ends = ["/long", "-long", "?x=1", ".html", "2"].map((end) => bookingUrl + end);
    const others = [...ends, `https://other.test/?to=${bookingUrl}`].join(" ");
    const ways = (url: string) => `Oder so: ${url}., „${url}“, **${url}**, ${url}…, ${url}—dann`;
    const text = `Gern.\n\n${bookingUrl}\n\n${ways(bookingUrl)}\n\n${others}`;
    const { status, body } = await answerOf(id, { text, done: true, version: 1 });
    expect([status, body.answers[0]?.text]).toEqual([200, text]);
    const [mail] = await mailsAbout("Re: Ihre Nachricht");
    const link = mail?.text.match(/Termin aussuchen:\n\n(\S+)/)?.[1] ?? "";
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe(bookingUrl);
    expect(Object.fromEntries(searchParams)).toEqual({
      name: "ada",
      email: "ada@x.org",
      "metadata[template]": "send-reminders",
      "metadata[language]": "de",
    });
    expect(mail?.text).toContain(ways(link));
    expect(mail?.text).toContain(others);
    expect(mail?.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
  });

  test("is not mailed once the message is erased", async () => {
    const id = await write("ada");
    await answerOf(id, { text: "Gladly.", done: true, version: 1 });
    await query("delete from contact_messages");
    expect(await mailsAbout("Re: ")).toEqual([]);
    expect((await query("select id from message_answers")).rows).toEqual([]);
  });

  test('to a message kept aside as spam announces it, as the verdict "not spam" does', async () => {
    const id = await write("ada", { status: "spam" });
    await answerOf(id, { text: "Gladly.", done: true, version: 1 });
    const { rows } = await query("select status, spam_verdict, announced_at from contact_messages");
    expect(rows).toEqual([
      { status: "done", spam_verdict: "not_spam", announced_at: expect.any(Date) },
    ]);
    expect(await mailsAbout("New message from ada")).toHaveLength(1);
  });

  test.each([
    { text: "x", done: true },
    { text: "x", version: 1 },
    { text: " ", done: true, version: 1 },
    { text: "x", subject: "", done: true, version: 1 },
    { text: "x".repeat(10_001), done: true, version: 1 },
  ])("%j is refused with a sentence", async (json) => {
    const { status, body } = await answerOf(await write("ada"), json);
    expect(status).toBe(422);
    expect(body.error).toMatch(/\.$/);
  });
});

describe("files of an answer", () => {
  const PDF = new TextEncoder().encode("%PDF-1.7 our offer");
  const formOf = (answer: object, bytes = PDF, name = "offer.pdf") => {
    const form = new FormData();
    form.append("answer", JSON.stringify(answer));
    form.append("files", new File([bytes], name));
    return form;
  };
  const answer = { subject: "Our offer", text: "Here it is.", done: true, version: 1 };

  test("are mailed with it, and stand in the thread", async () => {
    const id = await write("ada");
    const { status, body } = await ask(`/messages/${id}/answers`, "POST", formOf(answer));
    expect(status).toBe(200);
    const file = { name: "offer.pdf", type: "application/pdf", size: PDF.length };
    expect(body.answers).toMatchObject([{ files: [file] }]);
    expect(body.files).toEqual([]);
    const [mail] = await mailsAbout("Our offer");
    expect(mail?.attachments).toMatchObject([{ name: "offer.pdf", type: "application/pdf" }]);
    expect(Buffer.from(mail?.attachments?.[0]?.body ?? [])).toEqual(Buffer.from(PDF));
  });

  test.each([
    ["that is a program", formOf(answer, new TextEncoder().encode("MZ")), /neither a picture/],
    ["without an answer", formOf({}), /whether it is done/],
  ])("are refused in a sentence with a file %s", async (_, form, sentence) => {
    const id = await write("ada");
    const { status, body } = await ask(`/messages/${id}/answers`, "POST", form);
    expect([status, body.error]).toEqual([422, expect.stringMatching(sentence)]);
    expect((await query("select id from message_answers")).rows).toEqual([]);
  });
});

test("a message shows the name that staff have corrected since, and a later message its own", async () => {
  const id = await write("adda");
  const { message } = (await ask(`/messages/${id}`)).body;
  expect(message.knownName).toBe("adda");
  const path = `/people/${message.personId ?? ""}`;
  await ask(path, "PATCH", { company: "Engines", version: 1 });
  expect((await ask(`/messages/${id}`)).body.message.knownName).toBe("adda");
  await ask(path, "PATCH", { name: "Ada", version: 2 });
  expect((await ask(`/messages/${id}`)).body.message).toMatchObject({
    name: "adda",
    knownName: "Ada",
  });
  platform.travelTo(new Date(Date.now() + 60_000));
  const later = await write("adda", { at: new Date(Date.now() + 60_000).toISOString() });
  expect((await ask(`/messages/${later}`)).body.message.knownName).toBe("adda");
});
