import { expect, test } from "vitest";
import { addTemplate } from "#tests/support/library.ts";
import { slowOn } from "#tests/support/slow-on.ts";
import { randomFrom } from "#tests/support/random.ts";
import { createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { mondayOf } from "#shared/time/periods.ts";
import { isoDay } from "#shared/time/days.ts";
import { METRICS } from "./limits.ts";
import { knownPages } from "#features/seo/server/known-pages.ts";
import { tokensUsed } from "#features/chat/server/service.ts";
import { countEvent, countPage, flushVisits } from "./server/service.ts";
import { readNumbers } from "./server/numbers.ts";

const ORIGIN = "https://www.example.com";
const PARTS = { knownPages, tokensUsed };
const START = Date.UTC(2026, 9, 19, 3, 4, 5);
const HOURS = 31 * 24;
const PAGES = ["/", "/services", "/privacy", "/templates", "/templates/first", "/templates/second"];
const SOURCES = ["", "google.com", "newsletter"];

type Fact = { metric: string; day: string; visitor: string; page: string; source: string };

async function liveAMonth(platform: TestPlatform): Promise<Fact[]> {
  const random = randomFrom(20_261_122).below;
  const templates = [
    await addTemplate(platform, { slug: "first" }),
    await addTemplate(platform, { slug: "second" }),
  ];
  const facts: Fact[] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    const at = new Date(START + hour * 3_600_000);
    platform.travelTo(at);
    const day = isoDay(at);
    for (let n = random(4); n > 0; n--) {
      const visitor = `192.0.2.${random(12)}`;
      const page = PAGES[random(PAGES.length)] ?? "/";
      const source = SOURCES[random(3)] ?? "";
      const headers = new Headers({
        accept: "text/html",
        "user-agent": "Mozilla/5.0 Firefox/140.0",
      });
      const mark = source && `?utm_source=${source}`;
      countPage(platform, new Request(`${ORIGIN}${page}${mark}`, { headers }), visitor);
      facts.push({ metric: "views", day, visitor, page, source });
      const kind = (["gate", "chat", "booking", undefined] as const)[random(4)];
      if (!kind) continue;
      await countEvent(
        platform,
        { kind, page },
        { headers, address: visitor, origin: ORIGIN },
        knownPages,
      );
      facts.push({ metric: `${kind}s`, day, visitor, page, source: "" });
    }
    if (random(6) === 0) {
      const spam = random(3) === 0;
      await platform.database.query(
        `insert into contact_messages (name, email, phone, message, service, status, created_at)
         values ('a', $1, '', 'm', 'general', $2, $3)`,
        [`m${random(20)}@x.org`, spam ? "spam" : "new", at],
      );
      if (!spam) facts.push({ metric: "messages", day, visitor: "", page: "", source: "" });
    }
    if (random(5) === 0) {
      const template = templates[random(2)];
      await platform.database.query(
        "insert into download_leads (email, template_id, created_at) values ($1, $2, $3), (null, $2, $3)",
        [`d${random(20)}@x.org`, template?.id, at],
      );
      const page = `/templates/${template?.slug}`;
      facts.push({ metric: "downloads", day, visitor: "", page, source: "" });
    }
    if (hour % 7 === 0) await flushVisits(platform);
  }
  await flushVisits(platform);
  return facts;
}

const weekOf = ({ day }: Fact) => mondayOf(new Date(day));
const visitorsIn = (facts: Fact[]) => new Set(facts.map(({ day, visitor }) => day + visitor)).size;

test(
  "the numbers of a generated month match its events",
  { tags: slowOn("embedded") },
  async () => {
    const platform = await createTestPlatform({ publicOrigin: ORIGIN, rateLimits: false });
    const facts = await liveAMonth(platform);
    expect(facts.length).toBeGreaterThan(1500);
    const weeks = [...new Set(facts.map(weekOf))];
    expect(weeks.length).toBeGreaterThan(4);
    const { periods: counted } = await readNumbers(platform, { period: weeks.at(-1) }, PARTS);
    expect(counted.map(({ period }) => period)).toHaveLength(12);
    for (const week of weeks) {
      const own = facts.filter((fact) => weekOf(fact) === week);
      const of = (metric: string, page?: string) =>
        own.filter((fact) => fact.metric === metric && (page ?? fact.page) === fact.page);
      const visited = own.filter(({ visitor }) => visitor !== "");
      const expected = Object.fromEntries(METRICS.map((metric) => [metric, of(metric).length]));
      expect(counted.find((each) => each.period === week)).toEqual({
        period: week,
        ...expected,
        visitors: visitorsIn(visited),
      });

      const { pages, templates, sources } = await readNumbers(platform, { period: week }, PARTS);
      for (const page of PAGES.slice(0, 4)) {
        expect(pages.find((each) => each.page === page)).toEqual({
          page,
          visitors: visitorsIn(of("views", page)),
          views: of("views", page).length,
          chats: of("chats", page).length,
          bookings: of("bookings", page).length,
          messages: 0,
          downloads: 0,
        });
      }
      expect(pages).toHaveLength(4);
      for (const slug of ["first", "second"]) {
        const page = `/templates/${slug}`;
        expect(templates.find((each) => each.slug === slug)).toMatchObject({
          visitors: visitorsIn(of("views", page)),
          views: of("views", page).length,
          gates: of("gates", page).length,
          downloads: of("downloads", page).length,
        });
      }
      const days = Map.groupBy(visited, ({ day, visitor }) => day + visitor);
      const led = [...days.values()].map(
        (deeds) => deeds.find(({ source }) => source)?.source ?? "direct",
      );
      expect(Object.fromEntries(sources.map(({ source, visitors }) => [source, visitors]))).toEqual(
        Object.fromEntries(
          [...Map.groupBy(led, (each) => each)].map(([each, all]) => [each, all.length]),
        ),
      );
    }
  },
);

test("an empty database gives weeks of zeros", async () => {
  const platform = await createTestPlatform();
  platform.travelTo("2026-11-22T12:00:00Z");
  const { period, kind, next, periods, ...lists } = await readNumbers(platform, {}, PARTS);
  expect([period, kind, next]).toEqual(["2026-11-16", "week", null]);
  expect(await readNumbers(platform, { period: "2026-11-09" }, PARTS)).toMatchObject({
    next: period,
  });
  expect(periods[0]).toMatchObject({ period, visitors: 0, messages: 0, bookings: 0, money: 0 });
  const none = { messages: 0, downloads: 0, chats: 0, won: 0, money: 0 };
  const assistant = { tokens: 0, cost: null };
  const empty = { pages: [], templates: [], sources: [], campaigns: [] };
  expect(lists).toEqual({ ...empty, unknown: none, assistant });
});

test("unknown paths and staff pages are neither counted nor shown", async () => {
  const platform = await createTestPlatform();
  const headers = new Headers({ "user-agent": "Mozilla/5.0 Firefox/140.0" });
  const client = { headers, address: "a", origin: ORIGIN };
  await countEvent(platform, { kind: "view", page: "/services/buy-now" }, client, knownPages);
  await countEvent(platform, { kind: "view", page: "/templates/buy-now" }, client, knownPages);
  await flushVisits(platform);
  expect((await platform.database.query("select * from visit_counts")).rows).toEqual([]);
  await platform.database.query(
    "insert into visit_counts values (current_date, 'view', '/services/was-there', 1, 1)",
  );
  const { pages, templates } = await readNumbers(platform, {}, PARTS);
  expect([pages, templates]).toEqual([[], []]);
});

test("events without a known source are listed separately, so that the sums agree", async () => {
  const platform = await createTestPlatform();
  platform.travelTo("2026-11-18T12:00:00Z");
  const { query } = platform.database;
  const { id: template } = await addTemplate(platform);
  for (const email of ["ada@x.org", "bob@x.org"]) {
    const { rows } = await query(
      `insert into contact_messages (name, email, phone, message, service, created_at)
       values ('A', $1, '', 'm', 'general', '2026-11-17') returning id, person_id`,
      [email],
    );
    if (email === "ada@x.org")
      await query(
        `insert into touches (person_id, kind, message_id, at, landing, source, medium, campaign)
         values ($1, 'message', $2, '2026-11-17', '/', 'news', '', '')`,
        [rows[0]?.["person_id"], rows[0]?.["id"]],
      );
  }
  await query(
    "insert into contact_messages (name, email, phone, message, service, created_at, status) values ('E', 'e@x.org', '', 'm', 'general', '2026-11-17', 'spam')",
  );
  await query(
    "insert into download_leads (email, template_id, created_at) values ('bob@x.org', $1, '2026-11-17')",
    [template],
  );
  await query(
    `insert into chat_leads (email, "timestamp", wants_newsletter) values ('bob@x.org', '2026-11-17', false), ('bob@x.org', '2026-11-10', false)`,
  );
  const { periods, sources, unknown } = await readNumbers(platform, {}, PARTS);
  const none = { visitors: 0, downloads: 0, chats: 0, won: 0, money: 0 };
  expect(sources).toEqual([{ ...none, source: "news", messages: 1 }]);
  expect(unknown).toEqual({ messages: 1, downloads: 1, chats: 1, won: 0, money: 0 });
  expect(periods[0]).toMatchObject({ messages: 2, downloads: 1 });
});

test("the list of sources shows those with the most visitors, however many sources there are", async () => {
  const platform = await createTestPlatform();
  await platform.database.query(
    `insert into visit_counts select current_date, 'source', 'source ' || n, 0, n
     from generate_series(1, 60) as n`,
  );
  const { sources } = await readNumbers(platform, {}, PARTS);
  expect(sources).toHaveLength(50);
  expect(sources.at(0)).toMatchObject({ source: "source 60", visitors: 60 });
  expect(sources.at(-1)).toMatchObject({ source: "source 11", visitors: 11 });
});
