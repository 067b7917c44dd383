import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { retention } from "#content/site/privacy.ts";
import { publishedKeys } from "#features/auth/server/sessions/keys.ts";
import { createFolderMailbox } from "#platform/mail/create-mailbox.ts";
import { jobs } from "#main/jobs.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { listen } from "./support/events/receiver.ts";
import { addTemplate } from "./support/library.ts";
import { logInto } from "./support/mail/mail-site.ts";
import { createTestPlatform, type TestPlatform } from "./support/platform.ts";

/* These tests run the clean-up job as the site does. If a part of the job is missing, its rows stay, and a test fails. */

/** SQL for a time before all retention periods in content/site/privacy.ts. */
const OLD = "now() - interval '37 months'";
const FRESH = "now() - interval '1 hour'";

const delivery = (name: string, state: string, at: string) =>
  `insert into deliveries (id, channel, kind, message_id, state, next_at, waiting_since, created_at)
    values (gen_random_uuid(), 'mail', 'contact_message', '${name}', '${state}', now(), now(), ${at})`;

/**
 * Inserts what `rows` refers to by foreign keys: an account, its second factor, an email and a template. @returns the
 * template's id
 */
async function plantOwners(platform: TestPlatform): Promise<string> {
  const { query } = platform.database;
  await query("insert into accounts.users (email, email_confirmed_at) values ('confirmed', now())");
  await query(
    `insert into accounts.factors (user_id, factor_type, friendly_name, status, created_at, updated_at)
     select id, 'totp', 'app', 'verified', now(), now() from accounts.users`,
  );
  await query(delivery("kept", "waiting", "now()"));
  return (await addTemplate(platform)).id;
}

/** SQL that inserts a row into each table. Old and new rows differ only in time and name. */
const rows = (at: string, name: string, templateId: string) => ({
  rate_limits: `insert into rate_limits (key, points, expire) values ('${name}', 1, extract(epoch from ${at} + interval '2 hours') * 1000)`,
  people: `insert into people (email, last_at) values ('${name}', ${at})`,
  staff_audit: `insert into staff_audit (at, actor_id, action) values (${at}, gen_random_uuid(), 'export')`,
  contact_messages: `insert into contact_messages (name, email, phone, message, service, created_at) values ('a', 'a', 'a', 'a', 'general', ${at})`,
  download_leads: `insert into download_leads (email, template_id, created_at) values ('a', '${templateId}', ${at})`,
  newsletter_subscriptions: `insert into newsletter_subscriptions (email, source, requested_at) values ('${name}', 'chat', ${at})`,
  newsletter_consents: `insert into newsletter_consents values (gen_random_uuid(), '', 'chat', '/', 'a', ${at}, ${at}, 'a', ${at})`,
  bookings: `insert into bookings (provider, uid, email, starts_at, ends_at, state, reported_at, created_at, updated_at) values ('calcom', '${name}', 'a', ${at}, ${at}, 'booked', ${at}, ${at}, ${at})`,
  chat_leads: `insert into chat_leads (email, "timestamp", wants_newsletter, session_id) values ('a', ${at}, false, gen_random_uuid())`,
  web_vitals: `insert into web_vitals (day, page, metric, value, rating) values ((${at})::date, '/', 'LCP', 1, 'good')`,
  visit_counts: `insert into visit_counts values ((${at})::date, 'view', '/', 1, 1)`,
  visit_marks: `insert into visit_marks values ((${at})::date, 1)`,
  visit_salts: `insert into visit_salts values ((${at})::date, '')`,
  answer_feedback: `insert into answer_feedback (created_at, page, question, answer, templates, answered_by) values (${at}, '/', '${name}', 'a', '{}', 'site')`,
  conversation_tokens: `insert into conversation_tokens values (gen_random_uuid(), (${at})::date, 1, 1)`,
  missed_searches: `insert into missed_searches (words, last_day) values ('${name}', (${at})::date)`,
  deliveries: delivery(name, "sent", at),
  delivery_tries: `insert into delivery_tries (delivery_id, at, ms, answer) select id, ${at}, 1, '' from deliveries where message_id = 'kept'`,
  // This account never confirmed its email address.
  "accounts.users": `insert into accounts.users (email, created_at, updated_at) values ('${name}', ${at}, ${at})`,
  "accounts.sessions": `insert into accounts.sessions (user_id, amr, created_at, refreshed_at) select id, '[]', ${at}, ${at} from accounts.users where email = 'confirmed'`,
  "accounts.one_time_tokens": `insert into accounts.one_time_tokens (id, user_id, kind, email, link_hash, code_hash, sent_at) select gen_random_uuid(), id, '${name}', email, '${name}', '', ${at} from accounts.users where email = 'confirmed'`,
  "accounts.challenges": `insert into accounts.challenges (factor_id, created_at) select id, ${at} from accounts.factors`,
  erasures: `insert into erasures (id, address_hash, at, made_by, counts) values (gen_random_uuid(), '', ${at}, 'staff', '{}')`,
  "accounts.audit_log": `insert into accounts.audit_log (at, action) values (${at}, 'signed_in')`,
});

async function countsOf(platform: TestPlatform, tables: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows: counted } = await platform.database.query(`select count(*) as n from ${table}`);
    counts[table] = Number(counted[0]?.["n"]);
  }
  return counts;
}

test("the clean-up job deletes exactly the data that is older than the privacy page allows", async () => {
  const platform = await createTestPlatform();
  const id = await plantOwners(platform);
  const fresh = rows(FRESH, "fresh", id);
  const tables = Object.keys(fresh);
  const named = tables.map((table) => (table.includes(".") ? table : `public.${table}`));
  expect(named.toSorted()).toEqual([...Object.keys(forgetOld), "public.rate_limits"].toSorted());
  for (const statement of Object.values(fresh)) await platform.database.query(statement);
  const before = await countsOf(platform, tables);
  for (const old of Object.values(rows(OLD, "old", id))) await platform.database.query(old);
  const planted = Object.entries(before).map(([table, count]) => [table, count + 1]);
  expect(await countsOf(platform, tables)).toEqual(Object.fromEntries(planted));
  await jobs["clean-up"]?.run(platform);
  await jobs["clean-limits"]?.run(platform);
  expect(await countsOf(platform, tables)).toEqual(before);
});

const HOUR_MS = DAY_MS / 24;
/** Length in ms of the unit with which the name of a retention period ends. */
const UNITS = { Months: 30.44 * DAY_MS, Days: DAY_MS, Hours: HOUR_MS };

function lengthOf(table: string): { shortest: number; longest: number } {
  const lengths = (annotations[table]?.forget ?? []).map(({ period }) => {
    const [unit] = /Months|Days|Hours/.exec(period) ?? [];
    return retention[period] * (unit ? UNITS[unit as keyof typeof UNITS] : NaN);
  });
  return { shortest: Math.min(...lengths), longest: Math.max(...lengths) };
}

test.each(Object.keys(forgetOld))(
  "a row of %s stays for the period of the privacy page, and goes after it",
  async (name) => {
    const platform = await createTestPlatform();
    const id = await plantOwners(platform);
    const table = name.replace("public.", "");
    const { shortest, longest } = lengthOf(name);
    const margin = shortest > DAY_MS ? 2 * DAY_MS : HOUR_MS / 2;
    const agedBy = (ms: number) => `now() - interval '${Math.round(ms / 1000)} seconds'`;
    const plant = async (age: number, of: string) => {
      const statement = Object.entries(rows(agedBy(age), of, id)).find(([key]) => key === table);
      await platform.database.query(statement?.[1] ?? "");
    };
    const count = async () => (await countsOf(platform, [table]))[table] ?? 0;
    const before = await count();
    await plant(Math.max(shortest - margin, 0), "young");
    await forgetOld[name]?.(platform);
    expect(await count()).toBe(before + 1);
    await plant(longest + margin + DAY_MS, "old");
    await forgetOld[name]?.(platform);
    expect(await count()).toBe(before + 1);
  },
);

test(
  "a failing part of the clean-up is logged and retried, and does not stop the other parts",
  { tags: ["slow"] },
  async () => {
    const lines: Record<string, unknown>[] = [];
    const platform = await createTestPlatform({}, { log: logInto(lines) });
    const id = await plantOwners(platform);
    const { query } = platform.database;
    // Another job deletes the counters of rate limits.
    const { rate_limits: _, ...old } = rows(OLD, "old", id);
    const tables = Object.keys(old);
    const before = await countsOf(platform, tables);
    // The test makes deleting fail for a table at the beginning, one in the middle and one at the end of the job.
    for (const broken of ["contact_messages", "accounts.sessions", "erasures"]) {
      for (const statement of Object.values(old)) await query(statement);
      await query(
        `create or replace function broken() returns trigger language plpgsql as
       $$ begin raise exception 'no' using errcode = '57014'; end $$`,
      );
      await query(
        `create trigger broken before update or delete on ${broken} for each row execute function broken()`,
      );
      lines.length = 0;
      await expect(jobs["clean-up"]?.run(platform), `${broken} is broken`).rejects.toThrow(
        /clean-up/,
      );
      expect(lines, `${broken} is broken`).toEqual([
        expect.objectContaining({ level: 50, msg: "a part of the clean-up failed" }),
      ]);
      const left = Object.entries(await countsOf(platform, tables)).filter(
        ([table, count]) => count !== before[table],
      );
      expect(left.map(([table]) => table)).toEqual([broken]);
      await query(`drop trigger broken on ${broken}`);
      await jobs["clean-up"]?.run(platform);
      expect(await countsOf(platform, tables), `${broken} is broken`).toEqual(before);
    }
  },
);

test("the clean-up job deletes recipients after 30 days, except those of waiting emails", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-mail-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const folder = join(dataDir, "mail");
  const mailbox = createFolderMailbox(folder);
  const platform = await createTestPlatform({ dataDir }, { mailbox });
  const order = (to: string) =>
    platform.database.db.transaction((tx) =>
      platform.outbox.order(tx, { kind: "account_password_changed", to, about: { next: "/" } }),
    );
  platform.travelTo("2026-10-01T09:00:00Z");
  const ids: string[] = [];
  for (const state of ["sent", "failed", "cancelled", "waiting"]) {
    const id = await order(`${state}@example.com`);
    const error = "550 there is no ada here";
    await platform.database.query(
      "update deliveries set state = $1, last_error = $2 where id = $3",
      [state, error, id],
    );
    ids.push(id);
  }
  platform.travelTo("2026-10-30T09:00:00Z");
  ids.push(await order("fresh@example.com"));
  const mail = { to: "ada@example.com", subject: "s", text: "t" };
  await mailbox.send(mail, { messageId: "<1@localhost>" });
  const [file = ""] = readdirSync(folder);
  const dated = "2026-10-01T09-00-00.000Z-1.eml";
  renameSync(join(folder, file), join(folder, dated));

  platform.travelTo("2026-10-31T08:59:00Z");
  await jobs["clean-up"]?.run(platform);
  const forgotten = async () => {
    const { rows: remaining } = await platform.database.query(
      "select id, state, recipient, about, last_error from deliveries",
    );
    return ids.map((id) => remaining.find((row) => row["id"] === id));
  };
  expect((await forgotten()).every((row) => row?.["recipient"] !== null)).toBe(true);
  expect(readdirSync(folder)).toEqual([dated]);
  platform.travelTo("2026-10-31T09:01:00Z");
  await jobs["clean-up"]?.run(platform);
  const gone = { recipient: null, about: {}, last_error: null };
  expect(await forgotten()).toMatchObject([
    { state: "sent", ...gone },
    // The clean-up deletes the address of a failed email. The site cannot send it again, so its state is "cancelled".
    { state: "cancelled", ...gone },
    { state: "cancelled", ...gone },
    { state: "waiting", recipient: "waiting@example.com" },
    { state: "waiting", recipient: "fresh@example.com" },
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("the clean-up job deletes finished events after 30 days, and all events after 90", async () => {
  const platform = await createTestPlatform();
  const { id } = await listen(platform, "https://tools.example", []);
  const states = ["sent", "failed", "cancelled", "waiting"];
  platform.travelTo("2026-10-01T09:00:00Z");
  await platform.database.query(
    `insert into deliveries (id, channel, kind, webhook_id, email, body, message_id, state, next_at, waiting_since, created_at)
     select gen_random_uuid(), 'webhook', 'contact.received', $1, 'ada@example.com', '{}', state, state, $2::timestamptz, $2, $2
     from unnest($3::text[]) as state`,
    [id, platform.now(), states],
  );
  const statesAfter = async (time: string) => {
    platform.travelTo(time);
    await jobs["clean-up"]?.run(platform);
    const { rows: left } = await platform.database.query("select state from deliveries");
    return left.map(({ state }) => String(state)).toSorted((a, b) => a.localeCompare(b));
  };
  expect(await statesAfter("2026-10-31T08:59:00Z")).toEqual([
    "cancelled",
    "failed",
    "sent",
    "waiting",
  ]);
  expect(await statesAfter("2026-10-31T09:01:00Z")).toEqual(["waiting"]);
  expect(await statesAfter("2026-12-30T08:59:00Z")).toEqual(["waiting"]);
  expect(await statesAfter("2026-12-30T09:01:00Z")).toEqual([]);
});

test("the clean-up job activates the next signing key when it is due", async () => {
  const platform = await createTestPlatform();
  const active = async () =>
    (await platform.database.query("select kid from accounts.signing_keys where status = 'active'"))
      .rows[0]?.["kid"];
  await publishedKeys(platform);
  const first = await active();
  await jobs["clean-up"]?.run(platform);
  expect(await active()).toBe(first);
  platform.travelTo(new Date(Date.now() + 31 * DAY_MS));
  await jobs["clean-up"]?.run(platform);
  expect(await active()).not.toBe(first);
});
