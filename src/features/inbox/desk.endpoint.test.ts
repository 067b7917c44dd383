import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  ask,
  call,
  HOSTILE,
  mailsAbout,
  me,
  namesOf,
  query,
  STAFF,
  useDesk,
  write,
} from "#tests/support/accounts/desk.ts";
import { joinStaff } from "#tests/support/accounts/accounts.ts";
import { platform, site } from "#tests/support/accounts/account-site.ts";
import { postMessage } from "#tests/support/contact/contact-message.ts";

useDesk();

describe("a bulk change", () => {
  const bulk = (json: object) => ask("/messages/bulk", "POST", json);

  test("sets a status and an assignee, and adds a tag to those the messages have", async () => {
    const ids = [await write("ada"), await write("bob")];
    await query("update contact_messages set tags = '{big}' where id = $1", [ids[0]]);
    const gone = crypto.randomUUID();
    const { body } = await bulk({
      ids: [...ids, gone, ids[0]],
      status: "open",
      assignee: me,
      tag: "now",
    });
    expect(body).toEqual({
      changed: 2,
      refused: [{ id: gone, error: expect.any(String) as string }],
    });
    const [ada, bob] = await Promise.all(
      ids.map(async (id) => (await ask(`/messages/${id}`)).body),
    );
    expect(ada?.message).toMatchObject({ status: "open", assignee: STAFF, tags: ["big", "now"] });
    expect(bob?.message).toMatchObject({ status: "open", assignee: STAFF, tags: ["now"] });
  });

  test("adds a tag as it is spelled already, whatever its case", async () => {
    const [ada, bob] = [await write("ada"), await write("bob")];
    const tag = async (id: string, ...tags: string[]) =>
      (await ask(`/messages/${id}`, "PATCH", { tags })).body.message.tags;
    expect(await tag(ada, "SEO", "Äpfel", "seo")).toEqual(["SEO", "Äpfel"]);
    expect(await tag(bob, "seo", "äpfel", "new")).toEqual(["SEO", "Äpfel", "new"]);
    await bulk({ ids: [ada, bob], tag: "NEW" });
    const [first, second] = [await ask(`/messages/${ada}`), await ask(`/messages/${bob}`)];
    expect(first.body.message.tags).toEqual(["SEO", "Äpfel", "new"]);
    expect(second.body.message.tags).toEqual(["SEO", "Äpfel", "new"]);
    await tag(bob);
    expect(await tag(ada, "Seo")).toEqual(["Seo"]);
  });

  test("adds no tag to a message that has as many as a form accepts", async () => {
    const [full, other] = [await write("ada"), await write("bob")];
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    await ask(`/messages/${full}`, "PATCH", { tags });
    const { body } = await bulk({ ids: [full, other], tag: "one more" });
    expect(body).toEqual({ changed: 1, refused: [{ id: full, error: "At most 20 tags." }] });
    expect((await ask(`/messages/${full}`)).body.message.tags).toEqual(tags);
    expect((await bulk({ ids: [full], tag: "TAG 3" })).body).toEqual({ changed: 1, refused: [] });
  });

  test("marks as spam, and announces the messages when they are not spam after all", async () => {
    const ids = [await write("ada", { message: "Links!" }), await write("bob")];
    await write("eve", { message: "A wish." });
    await bulk({ ids, status: "spam" });
    expect(namesOf((await ask("/messages")).body)).toEqual(["eve"]);
    const spam = (await ask("/messages?status=spam")).body.messages;
    expect(spam.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(spam.find(({ id }) => id === ids[0])?.excerpt).toBe("Links!");
    await bulk({ ids, status: "new", notSpam: true });
    expect(namesOf((await ask("/messages")).body).toSorted()).toEqual(["ada", "bob", "eve"]);
    expect(await mailsAbout("New message from")).toHaveLength(2);
  });

  test.each(["done", "open", "new"])(
    "of a list that is out of date to %s leaves a message in spam that became spam meanwhile",
    async (status) => {
      const [spammed, other] = [await write("ada"), await write("bob")];
      await ask(`/messages/${spammed}`, "PATCH", { status: "spam" });
      const { body } = await bulk({ ids: [spammed, other], status, assignee: me, tag: "now" });
      expect(body).toMatchObject({
        changed: 1,
        refused: [{ id: spammed, error: expect.stringMatching(/“Not spam”.*\.$/) as string }],
      });
      const { rows } = await query("select name, status, tags, spam_verdict from contact_messages");
      expect(rows).toContainEqual({
        name: "ada",
        status: "spam",
        tags: [],
        spam_verdict: "spam",
      });
      expect(rows).toContainEqual({ name: "bob", status, tags: ["now"], spam_verdict: null });
      expect(await mailsAbout("New message from")).toEqual([]);
      expect((await bulk({ ids: [spammed], assignee: me, tag: "now" })).body.changed).toBe(1);
    },
  );

  test("to no spam leaves a message as it is that somebody has taken out of spam meanwhile", async () => {
    const id = await write("ada", { status: "done" });
    const { body } = await bulk({ ids: [id], status: "new", notSpam: true });
    expect(body).toEqual({
      changed: 0,
      refused: [{ id, error: expect.stringMatching(/\.$/) as string }],
    });
    expect((await ask(`/messages/${id}`)).body.message.status).toBe("done");
  });

  test.each([
    ["a mark", [], null],
    ["what its score says", [{ reason: "trap", points: 100, found: [] }], "not_spam"],
  ])("from spam to new withdraws %s", async (_, findings, verdict) => {
    const ids = [await write("ada")];
    await query("update contact_messages set spam_reasons = $1", [JSON.stringify(findings)]);
    await bulk({ ids, status: "spam" });
    await bulk({ ids, status: "new", notSpam: true });
    const { rows } = await query("select spam_verdict from contact_messages");
    expect(rows).toEqual([{ spam_verdict: verdict }]);
  });

  test.each([
    [{ ids: [], status: "done" }],
    [{ ids: ["x"], status: "done" }],
    [{ ids: Array.from({ length: 201 }, () => crypto.randomUUID()), status: "done" }],
    [{ ids: [crypto.randomUUID()], status: "gone" }],
    [{ ids: [crypto.randomUUID()], tag: "a,b" }],
    [{ ids: [crypto.randomUUID()] }],
    [{ ids: [crypto.randomUUID()], notSpam: true }],
    [{ ids: [crypto.randomUUID()], status: "new", notSpam: "yes" }],
  ])("%j is refused with a sentence", async (json) => {
    const { status, body } = await bulk(json);
    expect(status).toBe(422);
    expect(body.error).toMatch(/\.$/);
  });
});

describe("an export", () => {
  const linesOf = async (path: string) =>
    (await (await call(path)).text()).split(/\r\n(?=")/).slice(1);

  test("has every message that the list finds, escapes formulas, and is in the audit", async () => {
    await query(
      `insert into contact_messages (name, email, phone, message, service, status)
       select 'p' || n, 'p' || n || '@x.org', '+49', $1, 'general', case n % 2 when 0 then 'new' else 'done' end
       from generate_series(1, 1201) as n`,
      [HOSTILE],
    );
    const answer = await call("/messages/export.csv");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="messages.csv"');
    const text = await answer.text();
    expect(text).toMatch(/^"Received \(UTC\)"/);
    expect(text).toMatch(/\r\n"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d",/);
    expect(text).not.toMatch(/T\d\d:\d\d/);
    expect(text).not.toMatch(/(?:^|,|\n)"?[=+@-]/);
    expect(text.match(/"p\d+@x\.org"/g)).toHaveLength(1201);
    const done = await (await call("/messages/export.csv?status=done")).text();
    expect(done.match(/"p\d+@x\.org"/g)).toHaveLength(601);
    const { rows } = await query("select action, changes from staff_audit order by at");
    expect(rows).toEqual([
      { action: "messages_exported", changes: { fields: [] } },
      { action: "messages_exported", changes: { fields: ["status"] } },
    ]);
  });

  test("has every person that the list finds, with their other addresses", async () => {
    await query("update accounts.users set person_id = null");
    await query("delete from people");
    await query(
      `insert into people (email, name) select 'p' || n || '@x.org', '=' || n from generate_series(1, 2101) as n`,
    );
    await query(
      `update people set merged_at = now(), merged_into = (select id from people where email = 'p1@x.org')
       where email = 'p2@x.org'`,
    );
    const lines = await linesOf("/people/export.csv");
    expect(lines).toHaveLength(2100);
    expect(new Set(lines).size).toBe(2100);
    expect(lines.find((line) => line.startsWith('"p1@'))).toContain(
      `"p1@x.org","'=1","","p2@x.org"`,
    );
    expect(lines.join("")).not.toMatch(/T\d\d:\d\d/);
    expect(await linesOf("/people/export.csv?q=p2100")).toHaveLength(1);
    expect((await call("/people/export.csv?after=x")).status).toBe(422);
  });
});

test("listeners get an event after each change, until the server stops", async () => {
  const id = await write("ada");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = await call("/live");
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  const reader = (answer.body ?? new ReadableStream())
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const event = async () => (await reader.read()).value;
  const eventAfter = async (change: Promise<unknown>) => {
    await change;
    vi.advanceTimersByTime(2000);
    return event();
  };
  expect(await event()).toContain('"listening"');
  const open = ask(`/messages/${id}`, "PATCH", { status: "open" });
  expect(await eventAfter(open)).toContain('"changed"');
  expect(await eventAfter(write("bob"))).toContain('"changed"');
  const answering = { text: "Gladly.", done: true, version: 2 };
  const answered = ask(`/messages/${id}/answers`, "POST", answering);
  expect(await eventAfter(answered)).toContain('"changed"');
  expect(await eventAfter(mailsAbout("Re: "))).toContain('"changed"');
  platform.retiring.abort();
  expect((await reader.read()).done).toBe(true);
});

describe("an assignment", () => {
  const COLLEAGUE = "colleague@example.com";
  const makeColleague = async () => {
    await joinStaff(platform, site.client(), COLLEAGUE);
    const sql = "select user_id from accounts.staff where email = $1";
    return String((await query(sql, [COLLEAGUE])).rows[0]?.["user_id"]);
  };

  test("is mailed to the colleague once for all messages that were given together", async () => {
    const colleague = await makeColleague();
    const ids = [await write("ada", { message: "Invoices!" }), await write("bob")];
    await ask("/messages/bulk", "POST", { ids, assignee: colleague });
    const mails = await mailsAbout(`${STAFF} gave you`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(COLLEAGUE);
    expect(mails[0]?.text).toContain("this message and 1 more");
    expect(mails[0]?.text).toContain("/admin/messages?assignee=me");

    await ask("/messages/bulk", "POST", { ids, assignee: colleague });
    await ask(`/messages/${ids[0]}`, "PATCH", { tags: ["big"] });
    expect(await mailsAbout(`${STAFF} gave you`)).toHaveLength(1);
  });

  test("tells the phone number of a message without an email address", async () => {
    const id = await write("ada", { email: "", phone: "+49 30 5550 1234" });
    await ask(`/messages/${id}`, "PATCH", { assignee: await makeColleague() });
    const [mail] = await mailsAbout(`${STAFF} gave you`);
    expect(mail?.text).toContain("+49 30 5550 1234");
    expect(mail?.replyTo).toBeUndefined();
  });

  test("to a colleague without an address is not mailed", async () => {
    const id = await write("ada");
    const colleague = await makeColleague();
    await query("update accounts.staff set email = null where user_id = $1", [colleague]);
    await ask(`/messages/${id}`, "PATCH", { assignee: colleague });
    expect(await mailsAbout(`${STAFF} gave you`)).toEqual([]);
  });

  test("of a message to oneself is not mailed", async () => {
    const id = await write("ada");
    await ask(`/messages/${id}`, "PATCH", { assignee: me });
    expect(await mailsAbout(`${STAFF} gave you`)).toEqual([]);
  });

  test("is not mailed when the message is done before the email leaves", async () => {
    const id = await write("ada");
    await ask(`/messages/${id}`, "PATCH", { assignee: await makeColleague(), status: "done" });
    expect(await mailsAbout(`${STAFF} gave you`)).toEqual([]);
  });
});

describe("a message with the phone number or text of another", () => {
  const post = (given: object) =>
    postMessage(site.origin, { message: "We type our bookings by hand every day.", ...given });
  const similarTo = async (name: string) => {
    const { body } = await ask("/messages");
    const id = body.messages.find((message) => message.name === name)?.id;
    return (await ask(`/messages/${id}`)).body;
  };

  test("is shown by its phone number in another spelling, until both people are one", async () => {
    await post({ name: "Ada", email: "ada@x.org", phone: "030 5550 1234" });
    await post({
      name: "Ada Two",
      email: "ada@y.org",
      phone: "+49 (30) 5550-1234",
      message: "And one more thing: invoices.",
    });
    await post({ name: "Bob", email: "bob@x.org", phone: "030 5550 9999", message: "Reminders." });
    const { similar, message } = await similarTo("Ada");
    expect(similar).toMatchObject([{ name: "Ada Two", same: "phone", status: "new" }]);
    const merged = await ask(`/people/${message.personId}/merge`, "POST", {
      other: similar[0]?.otherPersonId,
    });
    expect(merged.status).toBe(200);
    expect((await similarTo("Ada")).similar).toEqual([]);
    expect((await similarTo("Bob")).similar).toEqual([]);
  });

  test("is shown by its text, and the list marks the later one", async () => {
    await post({ name: "Tom", email: "tom@x.org" });
    await post({ name: "Tom", email: "tom@x.org" });
    const { body } = await ask("/messages");
    expect(body.messages.map(({ repeated }) => repeated)).toEqual([true, false]);
    const { similar } = await similarTo("Tom");
    expect(similar).toMatchObject([{ same: "text", otherPersonId: null }]);
  });
});

test("a request to be erased is marked with its deadline until the message is done", async () => {
  const at = "2026-11-01T12:00:00.000Z";
  const id = await write("ada", { message: "Bitte löschen Sie meine Daten.", at });
  const eraseBy = async () => (await ask(`/messages/${id}`)).body.message.eraseBy;
  expect(await eraseBy()).toBe("2026-12-01T12:00:00.000Z");
  await ask(`/messages/${id}`, "PATCH", { status: "done" });
  expect(await eraseBy()).toBeNull();
});
