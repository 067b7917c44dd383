import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { platform } from "#tests/support/accounts/account-site.ts";
import * as desk from "#tests/support/accounts/desk.ts";
import { storeMessage } from "#tests/support/contact/stored-message.ts";
import { addDownloads, addTemplate } from "#tests/support/library.ts";
import { randomFrom } from "#tests/support/random.ts";
import { people as labels } from "#content/accounts/people.ts";
import { detectLead } from "#features/leads/server/service.ts";
import { eraseOwner, locateOwner } from "#features/privacy/server/service.ts";
import type { PeopleList, PersonDetails } from "./contract.ts";
import { exportPeople } from "./server/service.ts";

desk.useDesk({ rateLimits: false });
beforeEach(async () => {
  await query("update accounts.users set person_id = null");
  await query("delete from people");
});

const { query } = desk;
const ACTOR = crypto.randomUUID();

type Answer = PeopleList & PersonDetails & { error?: string };

const ask = (path = "", method = "GET", json?: object): Promise<desk.Reply<Answer>> =>
  desk.askAny(`/people${path}`, method, json);
const emailsOf = async (search: string) =>
  (await ask(search)).body.people.map(({ email }) => email);

type Written = { at?: string; name?: string; company?: string; message?: string };
async function write(email: string, { at = "", ...given }: Written = {}) {
  const created = at ? { created_at: new Date(at) } : {};
  return String((await storeMessage(platform, { email, ...given, ...created })).person_id);
}
const open = async (id: string, search = "") => (await ask(`/${id}${search}`)).body;
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const kindsOf = ({ timeline }: PersonDetails) => timeline.map(({ kind }) => kind);

test("a person has the numbers of their messages and of the chat, each once, newest first", async () => {
  const id = await write("ada@x.org");
  await query("update contact_messages set phone = '0170 1234567', created_at = '2026-01-01'");
  await storeMessage(platform, { email: "ada@x.org", phone: "+49 170 1234567" });
  await detectLead(platform, crypto.randomUUID(), [
    "Please call me at 030 5550143, my email is ada@x.org",
  ]);
  expect((await open(id)).person.phones).toEqual(["030 5550143", "+49 170 1234567"]);
  const other = await write("lovelace@x.org");
  await query("update contact_messages set phone = '+43 1 7654321' where email = $1", [
    "lovelace@x.org",
  ]);
  const { body } = await ask(`/${id}/merge`, "POST", { other });
  expect(body.person.phones).toContain("+43 1 7654321");
});

test("the timeline says what staff changed to what", async () => {
  const id = await write("ada@x.org", { name: "Ada", company: "X" });
  const [message] = (await query("select id from contact_messages")).rows;
  const change = (json: object) =>
    desk.askAny(`/messages/${String(message?.["id"])}`, "PATCH", json);
  await change({ assignee: desk.me, followUpOn: "2099-01-01" });
  await change({ status: "done", note: "Called." });
  await change({ tags: ["big"], assignee: null });
  await ask(`/${id}/lead`, "PATCH", { state: "won", amount: 1, day: "2026-01-01", version: 1 });
  await ask(`/${id}`, "PATCH", { name: "Ada", company: "Y", version: 2 });
  await query(
    "insert into staff_audit (actor_id, action, person_id, changes, at) values ($1, $2, $3, $4, now() + interval '1 minute')",
    [
      ACTOR,
      "message_changed",
      id,
      { fields: ["status", "assignee"], status: "open", assignee: ACTOR, from: { assignee: null } },
    ],
  );
  const changes = (await open(id)).timeline.flatMap((trace) =>
    trace.kind === "change" ? [[trace.fields, trace.from, trace.to]] : [],
  );
  expect(changes).toEqual([
    [["status", "assignee"], { assignee: null }, { status: "open", assignee: "" }],
    [["company"], null, {}],
    [
      ["lead"],
      { lead: null, amount: null, day: null },
      { lead: "won", amount: "1", day: "2026-01-01" },
    ],
    [["assignee", "tags"], { assignee: desk.STAFF }, { assignee: null }],
    [["status", "note"], { status: "open" }, { status: "done" }],
    [
      ["assignee", "followUpOn"],
      { assignee: null, followUpOn: null, status: "new" },
      { assignee: desk.STAFF, followUpOn: "2099-01-01", status: "open" },
    ],
  ]);
});

describe("the list", () => {
  test("finds people who have all words in name, address and company, or in one message", async () => {
    await write("ada@engines.example", { name: "Ada Lovelace", company: "Engines Ltd" });
    await write("bob@x.org", { name: "Bob", message: "Our INVOICES are typed twice." });
    for (const q of ["lovelace", "ENGINES", "ada lovel", "ada@eng"]) {
      expect([q, await emailsOf(`?q=${encodeURIComponent(q)}`)]).toEqual([
        q,
        ["ada@engines.example"],
      ]);
    }
    expect(await emailsOf("?q=invoices+twice")).toEqual(["bob@x.org"]);
    expect(await emailsOf("?q=invoices+lovelace")).toEqual([]);
    expect(await emailsOf("?q=")).toHaveLength(2);
  });

  test("searches for %, _ and \\ as plain characters, and finds any name", async () => {
    await write("ada@x.org", { name: "100% _under\\score" });
    await write("bob@x.org", { name: "100x yunderzscore" });
    for (const q of ["100%", "_under", "r\\s"]) {
      expect(await emailsOf(`?${new URLSearchParams({ q })}`)).toEqual(["ada@x.org"]);
    }
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[!-~äÖß€😀]{2,20}$/u), async (name) => {
        await query("update people set name = $1 where email = 'bob@x.org'", [name]);
        expect(await emailsOf(`?${new URLSearchParams({ q: name })}`)).toContain("bob@x.org");
      }),
      { numRuns: 20, examples: [["@€Ö"], ["@a.Ö"]] },
    );
  });

  test("finds an address with an international domain, which is stored in ASCII", async () => {
    await write("ada@xn--bcher-kva.example");
    for (const q of ["Ada@Bücher.example", "Bücher"])
      expect(await emailsOf(`?${new URLSearchParams({ q })}`)).toHaveLength(1);
  });

  test("filters by what people left, also with a merged address", async () => {
    const ada = await write("ada@x.org");
    const other = await write("lovelace@x.org");
    await write("bob@x.org");
    await addDownloads(platform, "lovelace@x.org");
    expect(await emailsOf("?has=download")).toEqual(["lovelace@x.org"]);
    await ask(`/${ada}/merge`, "POST", { other });
    expect(await emailsOf("?has=download")).toEqual(["ada@x.org"]);
    expect(await emailsOf("?q=lovelace")).toEqual(["ada@x.org"]);
    expect(await emailsOf("?has=account")).toEqual([]);
  });

  test("leaves out people who left nothing but spam, unless requested", async () => {
    const spammer = await write("spam@x.org");
    for (const email of ["eve@x.org", "mixed@x.org", "noted@x.org"]) await write(email);
    await query("update contact_messages set status = 'spam'");
    await write("mixed@x.org");
    await addDownloads(platform, "eve@x.org");
    const noted = (await ask("?has=spam&q=noted")).body.people[0]?.id ?? "";
    expect((await ask(`/${noted}/notes`, "POST", { text: "A customer." })).status).toBe(201);
    const listed = async (search: string) => (await emailsOf(search)).toSorted();
    const others = ["eve@x.org", "mixed@x.org", "noted@x.org"];
    expect(await listed("")).toEqual(others);
    expect(await listed("?has=message")).toEqual(others);
    expect(await listed("?q=spam")).toEqual([]);
    expect(await listed("?has=spam")).toEqual(["spam@x.org"]);
    expect((await ask(`/${noted}/merge`, "POST", { other: spammer })).status).toBe(200);
    expect(await listed("?has=spam")).toEqual([]);
  });

  test("finds by name and by messages of any age, each person once, newest first over all pages", async () => {
    const { below } = randomFrom(35);
    const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
    const wanted: { email: string; day: number }[] = [];
    for (let n = 0; n < 400; n += 1) {
      const email = `p${n}@x.org`;
      const days = [1 + below(300), 1 + below(300)];
      const kind = ["name", "earlier message", "later message", "nothing", "spam"][below(5)];
      const [first = 1, last = 1] = days.toSorted((a, b) => a - b);
      const messageIf = (place: string) => (kind === place ? "ZORA 11" : "m");
      await write(email, {
        name: kind === "name" || kind === "spam" ? "Zora 11" : "Ada",
        message: messageIf("earlier message"),
        at: day(first),
      });
      await write(email, { message: messageIf("later message"), at: day(last) });
      if (kind === "spam")
        await query("update contact_messages set status = 'spam' where email = $1", [email]);
      else if (kind !== "nothing") wanted.push({ email, day: last });
    }
    const seen: string[] = [];
    for (let after: string | null = ""; after !== null;) {
      const search = new URLSearchParams({ q: "zora 11", ...(after && { after }) });
      const { people, next } = (await ask(`?${search}`)).body;
      seen.push(...people.map(({ email }) => email));
      after = next;
    }
    const days = new Map(wanted.map(({ email, day: last }) => [email, last]));
    expect(seen.toSorted()).toEqual(wanted.map(({ email }) => email).toSorted());
    expect(seen.map((email) => days.get(email))).toEqual(
      wanted.map(({ day: last }) => last).toSorted((a, b) => b - a),
    );
  });

  test("contains everybody once over all its pages, newest first", async () => {
    for (let n = 0; n < 120; n += 1) {
      await write(`p${n}@x.org`, {
        at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2))).toISOString(),
      });
    }
    const seen: PeopleList["people"] = [];
    for (let after: string | null = ""; after !== null;) {
      const search: string = after ? `?${new URLSearchParams({ after })}` : "";
      const { people, next } = (await ask(search)).body;
      seen.push(...people);
      after = next;
    }
    expect(seen).toHaveLength(120);
    const times = seen.map(({ lastAt }) => lastAt);
    expect(times).toEqual(times.toSorted().toReversed());
    let csv = "";
    for await (const part of exportPeople(platform, ACTOR, {})) csv += part;
    const lines = csv.split("\r\n");
    const exported = lines.slice(1, -1).map((line) => line.split('"')[1]);
    expect(exported).toEqual(seen.map(({ email }) => email));
  });

  test.each(["?name=ada", "?q=a&page=2", "?has=cheese", "?after=x", `?q=${"a".repeat(201)}`])(
    "%s is refused with a sentence",
    async (search) => {
      const { status, body } = await ask(search);
      expect(status).toBe(422);
      expect(body.error).toMatch(/\.$/);
    },
  );
});

describe("a person", () => {
  test("wants the tips only if they asked for them in the chat, whatever else they wrote", async () => {
    const id = await write("ada@x.org", {});
    await query(
      `insert into chat_leads (email, "timestamp", wants_newsletter) values ('ada@x.org', '2026-01-02', true)`,
    );
    const wish = async () =>
      (await open(id)).timeline.flatMap((trace) =>
        trace.kind === "chat" ? [trace.wantsNewsletter] : [],
      );
    expect(await wish()).toEqual([false]);
    await query(
      `insert into newsletter_subscriptions (email, source, requested_at) values ('ada@x.org', 'chat', '2026-01-04')`,
    );
    expect(await wish()).toEqual([true]);
  });

  test("shows that the visitor replaced or withdrew an address in the chat", async () => {
    const session = crypto.randomUUID();
    const messages = ["We need reminders. old@x.org", "Sorry, use new@x.org instead"];
    const corrections = async (email: string) => {
      const { rows } = await query("select id from people where email = $1", [email]);
      const { timeline } = await open(String(rows[0]?.["id"]));
      return timeline.flatMap((trace) => (trace.kind === "chat" ? [trace.correction] : []));
    };
    await detectLead(platform, session, messages.slice(0, 1));
    expect(await corrections("old@x.org")).toEqual([null]);
    await detectLead(platform, session, messages);
    expect(await corrections("old@x.org")).toEqual([{ by: "new@x.org" }]);
    expect(await corrections("new@x.org")).toEqual([null]);
    await detectLead(platform, session, [...messages, "please forget my address"]);
    expect(await corrections("old@x.org")).toEqual([{ by: null }]);
    expect(await corrections("new@x.org")).toEqual([{ by: null }]);
  });

  test("has one timeline of everything they left, newest first, in pages", async () => {
    const { id: template } = await addTemplate(platform);
    const id = await write("ada@x.org", { at: "2026-01-01T10:00:00Z" });
    await query(
      `insert into chat_leads (email, "timestamp", wants_newsletter) values ('ada@x.org', '2026-01-02', false)`,
    );
    await query(
      `insert into download_leads (email, template_id, created_at) values ('ada@x.org', $1, '2026-01-03')`,
      [template],
    );
    await query(
      `insert into newsletter_subscriptions (email, source, requested_at, confirmed_at) values ('ada@x.org', 'chat', '2026-01-04', '2026-01-04')`,
    );
    await query(
      `insert into accounts.users (email, email_confirmed_at) values ('ada@x.org', '2026-01-05')`,
    );
    await platform.database.db.transaction((tx) =>
      platform.outbox.order(tx, { kind: "contact_acknowledgement", to: "ada@x.org" }),
    );
    await ask(`/${id}/notes`, "POST", { text: "Called." });
    await ask(`/${id}`, "PATCH", { name: "Ada L.", version: 1 });
    expect(kindsOf(await open(id)).toSorted()).toEqual([
      "account",
      "change",
      "chat",
      "download",
      "mail",
      "message",
      "newsletter",
      "note",
    ]);
    const oldest = kindsOf(await open(id)).slice(-5);
    expect(oldest).toEqual(["account", "newsletter", "download", "chat", "message"]);
    for (let n = 0; n < 50; n += 1) await write("ada@x.org", { at: "2025-01-01T10:00:00Z" });
    const first = await open(id);
    const second = await open(id, `?${new URLSearchParams({ after: first.next ?? "" })}`);
    const ids = [...first.timeline, ...second.timeline].map((trace) => trace.kind + trace.id);
    expect(new Set(ids).size).toBe(58);
    expect(second.next).toBeNull();
  });

  test("the second of two concurrent changes gets a conflict, and neither note is lost", async () => {
    const id = await write("ada@x.org");
    const { body } = await ask(`/${id}/notes`, "POST", { text: "first" });
    const [note] = body.timeline.filter(({ kind }) => kind === "note");
    const change = (text: string) => ask(`/${id}/notes/${note?.id}`, "PATCH", { text, version: 1 });
    const answers = await Promise.all([change("by Ada"), change("by Bob")]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const renamed = await Promise.all(
      ["A", "B"].map((name) => ask(`/${id}`, "PATCH", { name, version: 1 })),
    );
    expect(statusesOf(renamed)).toEqual([200, 409]);
  });

  test("a note is deleted, unless somebody has changed it since, and the history says so", async () => {
    const id = await write("ada@x.org");
    const { body } = await ask(`/${id}/notes`, "POST", { text: "first" });
    const [note] = body.timeline.filter(({ kind }) => kind === "note");
    const path = `/${id}/notes/${note?.id}`;
    await ask(path, "PATCH", { text: "second", version: 1 });
    expect((await ask(path, "DELETE", { version: 1 })).status).toBe(409);
    const removed = await ask(path, "DELETE", { version: 2 });
    expect(removed.status).toBe(200);
    expect(kindsOf(removed.body)).not.toContain("note");
    expect(removed.body.timeline[0]).toMatchObject({ kind: "change", action: "note_deleted" });
    expect((await ask(path, "DELETE", { version: 2 })).status).toBe(404);
  });

  test.each([0, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    "an impossible version, %i, is refused with a sentence",
    async (version) => {
      const id = await write("ada@x.org");
      const { body } = await ask(`/${id}/notes`, "POST", { text: "first" });
      const [note] = body.timeline.filter(({ kind }) => kind === "note");
      const answers = [
        await ask(`/${id}/notes/${note?.id}`, "PATCH", { text: "second", version }),
        await ask(`/${id}`, "PATCH", { name: "Ada", version }),
      ];
      expect(statusesOf(answers)).toEqual([422, 422]);
      for (const { body: refused } of answers) expect(refused.error).toMatch(/\.$/);
    },
  );

  test("has both timelines after a merge, and can be separated within 30 days", async () => {
    const id = await write("ada@x.org");
    const other = await write("lovelace@x.org", { company: "Engines Ltd" });
    await ask(`/${other}/notes`, "POST", { text: "The other one." });
    await ask(`/${id}/merge`, "POST", { other });
    expect(kindsOf(await open(id)).filter((kind) => kind !== "change")).toEqual([
      "note",
      "message",
      "message",
    ]);
    const both = { email: "ada@x.org", company: "Engines Ltd" };
    expect((await open(other)).person).toMatchObject(both);
    expect(await emailsOf("")).toEqual(["ada@x.org"]);
    await write("lovelace@x.org");
    expect(kindsOf(await open(id)).filter((kind) => kind === "message")).toHaveLength(3);
    const separated = await ask(`/${id}/separate`, "POST", { other });
    expect(separated.status).toBe(200);
    expect(separated.body.person.company).toBe("");
    expect(kindsOf(separated.body).filter((kind) => kind === "message")).toHaveLength(1);
    expect(kindsOf(await open(other)).filter((kind) => kind === "message")).toHaveLength(2);
  });

  test("shows the merged person's company until the separation, and in both timelines", async () => {
    const id = await write("ada@x.org");
    const other = await write("lovelace@x.org");
    await query("update people set name = '', company = '' where id = $1", [id]);
    await query("update people set name = 'Lovelace', company = 'Brandl Bau' where id = $1", [
      other,
    ]);
    const merged = await ask(`/${id}/merge`, "POST", { other });
    expect(merged.body.person).toMatchObject({ name: "Lovelace", company: "Brandl Bau" });
    expect(merged.body.timeline[0]).toMatchObject({ other: "lovelace@x.org" });
    await query("update people set name = 'Ada' where id = $1", [id]);
    const separated = await ask(`/${id}/separate`, "POST", { other });
    expect(separated.body.person).toMatchObject({ name: "Ada", company: "" });
    expect(separated.body.timeline[0]).toMatchObject({ other: "lovelace@x.org" });
    const left = await open(other);
    expect(left.person).toMatchObject({ name: "Lovelace", company: "Brandl Bau" });
    expect(left.timeline[0]).toMatchObject({ action: "person_separated", other: "ada@x.org" });
    await ask(`/${id}/merge`, "POST", { other });
    expect((await open(id)).person.company).toBe("Brandl Bau");
  });

  test("shows a merge once to both people, and the erasure of the other person", async () => {
    const id = await write("ada@x.org");
    const other = await write("lovelace@x.org");
    const changesOf = async (whose: string) =>
      (await open(whose)).timeline.flatMap((trace) =>
        trace.kind === "change" ? [[trace.action, trace.other]] : [],
      );
    await ask(`/${id}/merge`, "POST", { other });
    await ask(`/${id}/separate`, "POST", { other });
    expect(await changesOf(other)).toEqual([
      ["person_separated", "ada@x.org"],
      ["person_merged", "ada@x.org"],
    ]);
    await ask(`/${id}/merge`, "POST", { other });
    const merged = ["person_merged", "person_separated", "person_merged"];
    expect((await changesOf(id)).map(([action]) => action)).toEqual(merged);
    await desk.call("/privacy/erase", "POST", { email: "ada@x.org" });
    expect(await changesOf(other)).toEqual([
      ["other_address_erased", null],
      ...merged.map((action) => [action, null]),
    ]);
  });

  test("shows no erasure by staff if the other person deleted the account", async () => {
    const id = await write("ada@x.org");
    const other = await write("lovelace@x.org");
    await ask(`/${id}/merge`, "POST", { other });
    const found = await locateOwner(platform, "ada@x.org");
    const userId = crypto.randomUUID();
    await platform.database.db.transaction((tx) => eraseOwner(platform, tx, userId, found));
    const { timeline } = await open(other);
    const changes = timeline.flatMap((trace) => (trace.kind === "change" ? trace.action : []));
    expect(changes).toEqual(["person_merged"]);
  });

  test("is changed on the page of a merged address too, which shows the same person", async () => {
    const [ada = "", bob = "", eve = ""] = await Promise.all(
      ["ada", "bob", "eve"].map((name) => write(`${name}@x.org`)),
    );
    await ask(`/${ada}/merge`, "POST", { other: bob });
    const { version } = (await open(bob)).person;
    const named = await ask(`/${bob}`, "PATCH", { name: "Ada L.", version });
    expect([named.status, named.body.person.name]).toEqual([200, "Ada L."]);
    expect((await ask(`/${bob}/merge`, "POST", { other: eve })).status).toBe(200);
    expect((await open(ada)).person).toMatchObject({
      name: "Ada L.",
      merged: [{ email: "bob@x.org" }, { email: "eve@x.org" }],
    });
    expect((await ask(`/${bob}/separate`, "POST", { other: bob })).status).toBe(200);
    expect((await open(bob)).person).toMatchObject({ email: "bob@x.org", merged: [] });
  });

  test("impossible merges and separations are refused", async () => {
    const [ada = "", bob = "", eve = ""] = await Promise.all(
      ["ada", "bob", "eve"].map((name) => write(`${name}@x.org`)),
    );
    const merge = async (id: string, other: string) =>
      (await ask(`/${id}/merge`, "POST", { other })).status;
    expect(await merge(ada, ada)).toBe(409);
    expect(await merge(ada, crypto.randomUUID())).toBe(404);
    expect(await merge(ada, bob)).toBe(200);
    expect(await merge(eve, bob)).toBe(409);
    expect(await merge(eve, ada)).toBe(409);
    expect(await merge(bob, ada)).toBe(409);
    expect((await ask(`/${ada}/separate`, "POST", { other: eve })).status).toBe(409);
    await query("update people set merged_at = now() - interval '31 days' where id = $1", [bob]);
    expect((await ask(`/${ada}/separate`, "POST", { other: bob })).status).toBe(409);
  });

  test("finds the other person by any address, also a merged one or one that left only spam", async () => {
    const [ada = "", bob = ""] = await Promise.all(
      ["ada", "bob", "spammer"].map((name) => write(`${name}@bücher.example`)),
    );
    await query("update contact_messages set status = 'spam' where email like 'spammer%'");
    const merge = async (id: string, other: string) => {
      const { status, body } = await ask(`/${id}/merge`, "POST", { other });
      return [status, body.error];
    };
    expect(await merge(ada, " Bob@BÜCHER.example ")).toEqual([200, undefined]);
    expect(await merge(ada, "spammer@bücher.example")).toEqual([200, undefined]);
    expect(await merge(ada, "bob@bücher.example")).toEqual([409, labels.mergedAlready]);
    expect(await merge(bob, "ada@bücher.example")).toEqual([409, labels.sameAddress]);
    expect(await merge(ada, "nobody@x.org")).toEqual([422, labels.merge.none]);
    expect((await merge(ada, "nobody"))[0]).toBe(422);
  });

  test("one of two opposite concurrent merges is refused", async () => {
    const ada = await write("ada@x.org");
    const bob = await write("bob@x.org");
    const answers = await Promise.all([
      ask(`/${ada}/merge`, "POST", { other: bob }),
      ask(`/${bob}/merge`, "POST", { other: ada }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test("an unknown person is answered with 404", async () => {
    for (const id of [crypto.randomUUID(), "x"]) {
      expect((await ask(`/${id}`)).status).toBe(404);
    }
  });

  test("rows of the audit log can be neither changed nor deleted", async () => {
    const id = await write("ada@x.org");
    await ask(`/${id}`, "PATCH", { name: "Ada L.", version: 1 });
    for (const statement of ["update staff_audit set action = 'x'", "delete from staff_audit"]) {
      await expect(query(statement)).rejects.toThrow(/only ever added to/);
    }
  });
});
