import { beforeAll, describe, expect, test } from "vitest";
import { knownPages } from "#features/seo/server/service.ts";
import { tokensUsed } from "#features/chat/server/service.ts";
import { addTemplate } from "#tests/support/library.ts";
import { randomFrom } from "#tests/support/random.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { readNumbers } from "./server/numbers.ts";

/* These tests compare the figures of a week, a month and a quarter with sums that JavaScript computes from the stored rows. */

type Row = Record<string, string | number | null>;

const PARTS = { knownPages, tokensUsed };
const SPANS = {
  "2026-10-19": ["2026-10-19", "2026-10-26"],
  "2026-10": ["2026-10-01", "2026-11-01"],
  "2026-Q4": ["2026-10-01", "2027-01-01"],
} as const;
const SOURCES = ["news", "ad", "direct"];
const CAMPAIGNS = ["", "q4", "spring"];
const LANDINGS = ["/", "/services", "/templates/first", "/templates/second"];
const KINDS = ["view", "view", "gate", "chat", "booking"];
const STATES = [null, "open", "offered", "won", "won", "lost"];

let visits: { moment: string; source: string; campaign: string }[] = [];

async function visit(
  { database }: TestPlatform,
  { moment, source, campaign }: { moment: Date; source: string; campaign: string },
): Promise<void> {
  const day = moment.toISOString().slice(0, 10);
  visits.push({ moment: day, source, campaign });
  await database.query(
    `insert into visit_counts
     select $1::date, kind, name, 0, 1 from (values ('source', $2), ('campaign', $3)) as led (kind, name)
       where name <> ''
     on conflict (day, kind, name) do update set visitors = visit_counts.visitors + 1`,
    [day, source, campaign],
  );
}

let deeds: { moment: string; kind: string; page: string; times: number; visitors: number }[] = [];

async function act({ database }: TestPlatform, deed: (typeof deeds)[number]): Promise<void> {
  deeds.push(deed);
  await database.query(
    `insert into visit_counts values ($1, $2, $3, $4, $5) on conflict (day, kind, name) do update
     set times = visit_counts.times + $4, visitors = visit_counts.visitors + $5`,
    [deed.moment, deed.kind, deed.page, deed.times, deed.visitors],
  );
}

async function live(platform: TestPlatform): Promise<void> {
  const { query } = platform.database;
  [visits, deeds] = [[], []];
  const random = randomFrom(34).below;
  const templates = [
    await addTemplate(platform, { slug: "first" }),
    await addTemplate(platform, { slug: "second" }),
  ];
  const momentOf = () => new Date(Date.UTC(2026, 8, 1 + random(91), random(24), random(60)));
  const one = <Item>(list: readonly Item[]) => list[random(list.length)] as Item;
  const people: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const email = `p${n}@x.org`;
    const touch = async (kind: string, id: unknown, message: unknown, at: Date) => {
      if (random(5) === 0) return;
      await query(
        `insert into touches (person_id, kind, message_id, at, landing, source, medium, campaign)
         values ($1, $2, $3, $4, $5, $6, '', $7)`,
        [id, kind, message, at, one(LANDINGS), one(SOURCES), one(CAMPAIGNS)],
      );
    };
    for (let left = random(3); left > 0; left -= 1) {
      const at = momentOf();
      const { rows } = await query(
        "insert into download_leads (email, template_id, created_at) values ($1, $2, $3) returning person_id",
        [email, one(templates).id, at],
      );
      await touch("download", rows[0]?.["person_id"], null, at);
    }
    for (let left = random(3); left >= 0; left -= 1) {
      const at = momentOf();
      const { rows } = await query(
        `insert into contact_messages (name, email, phone, message, service, status, created_at)
         values ('a', $1, '', 'm', 'general', $2, $3) returning id, person_id`,
        [email, random(4) === 0 ? "spam" : "new", at],
      );
      await touch("message", rows[0]?.["person_id"], rows[0]?.["id"], at);
      people[n] = String(rows[0]?.["person_id"]);
    }
    if (random(3) === 0)
      await query(
        `insert into bookings (provider, uid, email, starts_at, ends_at, state, reported_at, created_at, updated_at)
         values ('calcom', $1, $1, $3, $3, $2, $3, $3, $3)`,
        [email, one(["booked", "moved", "canceled"]), momentOf()],
      );
    const state = one(STATES);
    if (state)
      await query(
        "update people set lead_state = $2, lead_amount = $3, lead_on = $4 where id = $1",
        [people[n], state, random(6) === 0 ? null : random(20_000), momentOf()],
      );
    for (let left = random(4); left > 0; left -= 1)
      await visit(platform, { moment: momentOf(), source: one(SOURCES), campaign: one(CAMPAIGNS) });
    for (let left = 10; left > 0; left -= 1) {
      const kind = one(KINDS);
      const visitors = kind === "view" ? 1 + random(5) : 0;
      const day = momentOf().toISOString().slice(0, 10);
      const times = visitors + random(9);
      await act(platform, { moment: day, kind, page: one(LANDINGS), times, visitors });
    }
    await query("insert into model_usage values ($1, $2) on conflict do nothing", [
      momentOf().toISOString().slice(0, 10),
      random(100_000),
    ]);
  }
  // Merges every tenth person into the person with the previous number.
  for (let n = 10; n < 60; n += 10)
    await query("update people set merged_into = $2, merged_at = now() where id = $1", [
      people[n],
      people[n - 1],
    ]);
}

const readRows = async (platform: TestPlatform, sql: string) =>
  (await platform.database.query(sql)).rows as Row[];

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

async function readAll(platform: TestPlatform) {
  const [messages, downloads, touches, people, usage, calls] = [
    await readRows(platform, `select *, ${utc("created_at")} as moment from contact_messages`),
    await readRows(
      platform,
      `select d.*, t.slug, ${utc("d.created_at")} as moment from download_leads d join templates t on t.id = d.template_id`,
    ),
    await readRows(platform, `select *, ${utc("at")} as moment from touches order by at, id`),
    await readRows(platform, "select *, to_char(lead_on, 'YYYY-MM-DD') as moment from people"),
    await readRows(platform, "select *, day as moment from model_usage"),
    await readRows(platform, `select *, ${utc("created_at")} as moment from bookings`),
  ];
  return { messages, downloads, touches, people, usage, calls, visits, deeds };
}

const sum = (values: (string | number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + Number(value ?? 0), 0);

describe("a quarter of a year", () => {
  let platform: TestPlatform;
  let rows: Awaited<ReturnType<typeof readAll>>;
  beforeAll(async () => {
    platform = await createTestPlatform();
    await live(platform);
    rows = await readAll(platform);
  });

  test.each(Object.entries(SPANS))(
    "the figures of %s equal a count of the rows",
    async (period, [from, to]) => {
      const within = ({ moment }: Row) => String(moment) >= from && String(moment) < to;
      const spam = new Set(
        rows.messages.flatMap(({ id, status }) => (status === "spam" ? [id] : [])),
      );
      const honest = rows.messages.filter((row) => within(row) && row["status"] !== "spam");
      const downloaded = rows.downloads.filter(within);
      const touched = rows.touches.filter(
        (row) => within(row) && !spam.has(row["message_id"] ?? ""),
      );
      // Groups the rows of merged people. A group has one lead: that of the person into whom the others were merged, if
      // there is one.
      const groups = Map.groupBy(rows.people, ({ id, merged_into }) => merged_into ?? id);
      const won = [...groups.values()].flatMap((group) => {
        const leads = group.filter(({ lead_state }) => lead_state !== null);
        const lead = leads.find(({ merged_into }) => merged_into === null) ?? leads[0];
        if (lead?.["lead_state"] !== "won" || !within(lead)) return [];
        const ids = new Set(group.map(({ id }) => id));
        const [first] = rows.touches.filter(({ person_id }) => ids.has(person_id ?? ""));
        const [got] = rows.downloads
          .filter(({ person_id }) => ids.has(person_id ?? ""))
          .toSorted((a, b) => (String(a["moment"]) < String(b["moment"]) ? -1 : 1));
        return [{ amount: lead["lead_amount"], first, slug: got?.["slug"] }];
      });
      expect([honest.length, downloaded.length, won.length].every((count) => count > 0)).toBe(true);
      const done = rows.deeds.filter(within);
      const timesOf = (kind: string, page?: string) =>
        sum(
          done.map((one) => (one.kind === kind && (page ?? one.page) === one.page ? one.times : 0)),
        );
      const visitorsOf = (page: string) =>
        sum(done.map((one) => (one.page === page ? one.visitors : 0)));

      const numbers = await readNumbers(platform, { period }, PARTS);
      expect(numbers.periods[0]).toMatchObject({
        period,
        visitors: rows.visits.filter(within).length,
        views: timesOf("view"),
        gates: timesOf("gate"),
        chats: timesOf("chat"),
        bookings: timesOf("booking"),
        messages: honest.length,
        downloads: downloaded.length,
        calls: rows.calls.filter((row) => within(row) && row["state"] !== "canceled").length,
        won: won.length,
        money: sum(won.map(({ amount }) => amount)),
      });
      // The answer for the week of 2026-11-30 lists twelve weeks. The week of this test is six weeks earlier, so it is in
      // this list too, and must have the same numbers.
      if (numbers.kind === "week") {
        const { periods } = await readNumbers(platform, { period: "2026-11-30" }, PARTS);
        expect([periods.length, periods[6]]).toEqual([12, numbers.periods[0]]);
      }
      const countsOf = (column: "source" | "campaign", name: string) => {
        const matching = touched.filter((row) => row[column] === name);
        const of = (kind: string) => matching.filter((row) => row["kind"] === kind).length;
        const mine = won.filter(({ first }) => first?.[column] === name);
        const money = sum(mine.map(({ amount }) => amount));
        const visitors = rows.visits.filter((row) => within(row) && row[column] === name).length;
        const left = { messages: of("message"), downloads: of("download") };
        return { visitors, ...left, won: mine.length, money };
      };
      for (const source of SOURCES)
        expect(numbers.sources.find((row) => row.source === source)).toMatchObject(
          countsOf("source", source),
        );
      for (const campaign of CAMPAIGNS.slice(1))
        expect(numbers.campaigns.find((row) => row.campaign === campaign)).toMatchObject(
          countsOf("campaign", campaign),
        );
      expect(numbers.campaigns).toHaveLength(2);
      const unknown = won.filter(({ first }) => !first);
      expect(numbers.unknown).toMatchObject({
        messages: honest.length - touched.filter(({ kind }) => kind === "message").length,
        won: unknown.length,
        money: sum(unknown.map(({ amount }) => amount)),
      });
      for (const slug of ["first", "second"]) {
        const path = `/templates/${slug}`;
        const led = honest.filter(
          (message) =>
            rows.downloads.some(
              (got) =>
                got["slug"] === slug &&
                got["person_id"] === message["person_id"] &&
                String(got["moment"]) <= String(message["moment"]),
            ) ||
            rows.touches.some(
              (touch) => touch["message_id"] === message["id"] && touch["landing"] === path,
            ),
        );
        const mine = won.filter((lead) => lead.slug === slug);
        expect(numbers.templates.find((row) => row.slug === slug)).toMatchObject({
          visitors: visitorsOf(path),
          views: timesOf("view", path),
          gates: timesOf("gate", path),
          downloads: downloaded.filter((row) => row["slug"] === slug).length,
          messages: led.length,
          won: mine.length,
          money: sum(mine.map(({ amount }) => amount)),
        });
      }
      for (const page of ["/", "/services"])
        expect(numbers.pages.find((row) => row.page === page)).toEqual({
          page,
          visitors: visitorsOf(page),
          views: timesOf("view", page),
          chats: timesOf("chat", page),
          bookings: timesOf("booking", page),
          messages: touched.filter((row) => row["landing"] === page && row["kind"] === "message")
            .length,
          downloads: touched.filter((row) => row["landing"] === page && row["kind"] === "download")
            .length,
        });
      const tokens = sum(rows.usage.filter(within).map((row) => row["tokens"]));
      expect(numbers.assistant).toEqual({ tokens, cost: null });
    },
  );
});

test("with a price in the settings, the use of the AI model is shown in money", async () => {
  const platform = await createTestPlatform({ aiPrice: 2.5 });
  platform.travelTo("2026-11-18T12:00:00Z");
  await platform.database.query(
    "insert into model_usage values ('2026-11-16', 300000), ('2026-11-22', 100000), ('2026-11-23', 9)",
  );
  const { assistant } = await readNumbers(platform, {}, PARTS);
  expect(assistant).toEqual({ tokens: 400_000, cost: 1 });
});

test.each(["2000-01", "2000-Q1", "2000-01-03", "2099-12", "2099-Q4", "2099-12-28"])(
  "the first and last allowed periods have figures: %s",
  async (period) => {
    const platform = await createTestPlatform();
    const numbers = await readNumbers(platform, { period }, PARTS);
    expect(numbers.periods[0]).toMatchObject({ period, messages: 0 });
  },
);
