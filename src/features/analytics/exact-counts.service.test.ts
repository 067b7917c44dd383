import { randomFrom } from "#tests/support/random.ts";
import { expect, test } from "vitest";
import { jobs } from "#main/jobs.ts";
import { isoDay } from "#shared/time/days.ts";
import { createReplica, createTestPlatform, type TestPlatform } from "#tests/support/platform.ts";
import { countPage, flushVisits } from "./server/service.ts";

const ORIGIN = "https://www.example.com";
const SEED = Number(process.env["VISITS_SEED"] ?? 20_261_123);
const VIEWS = 1200;
const PAGES = ["/", "/services", "/templates", "/privacy"];
const MARKS = [
  "",
  "",
  "?utm_source=ad",
  "?utm_source=letter&utm_campaign=may",
  "?utm_campaign=may",
];

type Count = { times: number; visitors: number };

/** Counts visits in a second, simple way, for comparison: with one row for each visitor and page. */
function rowByRow() {
  const views = new Map<string, number>();
  const led = new Map<string, { source: string; campaign: string }>();
  const add = (sums: Record<string, Count>, key: string, times: number, visitors: number) => {
    const sum = (sums[key] ??= { times: 0, visitors: 0 });
    sum.times += times;
    sum.visitors += visitors;
  };
  return {
    note(day: string, visitor: string, page: string, mark: string) {
      const row = `${day} ${visitor} ${page}`;
      views.set(row, (views.get(row) ?? 0) + 1);
      const query = new URLSearchParams(mark);
      const entry = {
        source: query.get("utm_source") ?? "direct",
        campaign: query.get("utm_campaign") ?? "",
      };
      const before = led.get(`${day} ${visitor}`);
      const isKnown = before && (before.source !== "direct" || before.campaign !== "");
      if (!isKnown) led.set(`${day} ${visitor}`, entry);
    },
    sums(): Record<string, Count> {
      const sums: Record<string, Count> = {};
      for (const [row, times] of views) {
        const [day, , page] = row.split(" ");
        add(sums, `${day} view ${page}`, times, 1);
      }
      for (const [row, { source, campaign }] of led) {
        const [day] = row.split(" ");
        add(sums, `${day} source ${source}`, 0, 1);
        if (campaign) add(sums, `${day} campaign ${campaign}`, 0, 1);
      }
      return sums;
    },
  };
}

async function storedSums({ database }: TestPlatform): Promise<Record<string, Count>> {
  const { rows } = await database.query(
    `select to_char(day, 'YYYY-MM-DD') || ' ' || kind || ' ' || name as key, times, visitors
     from visit_counts where times <> 0 or visitors <> 0`,
  );
  return Object.fromEntries(
    rows.map(({ key, times, visitors }) => [
      String(key),
      { times: Number(times), visitors: Number(visitors) },
    ]),
  );
}

test(`the sums of random visits to three replicas equal a count row by row (VISITS_SEED=${SEED})`, async () => {
  const random = randomFrom(SEED).below;
  const first = await createTestPlatform({ publicOrigin: ORIGIN });
  const replicas = [
    first,
    await createReplica({ publicOrigin: ORIGIN }),
    await createReplica({ publicOrigin: ORIGIN }),
  ];
  const model = rowByRow();
  let last = first;
  for (let n = 0; n < VIEWS; n += 1) {
    const at = new Date(Date.UTC(2026, 10, 20, 12) + (n * 48 * 3_600_000) / VIEWS);
    for (const each of replicas) each.travelTo(at);
    const visitor = `192.0.2.${random(60)}`;
    const page = PAGES[random(PAGES.length)] ?? "/";
    const mark = MARKS[random(MARKS.length)] ?? "";
    const headers = { accept: "text/html", "user-agent": `Mozilla/5.0 Firefox/${random(3)}.0` };
    const request = new Request(`${ORIGIN}${page}${mark}`, { headers });
    const on = replicas[random(10) === 0 ? random(3) : replicas.indexOf(last)] ?? first;
    // Only one replica has unstored visits at a time. If two replicas stored the same visitor at the same moment, the
    // test could not know which replica's source is counted.
    if (on !== last) await flushVisits(last);
    last = on;
    countPage(on, request, visitor);
    model.note(isoDay(at), visitor + headers["user-agent"].replaceAll(" ", ""), page, mark);
    if (random(200) === 0) await jobs["forget-salts"]?.run(first);
  }
  await flushVisits(last);
  expect(await storedSums(first)).toEqual(model.sums());
});

test("replicas that write the same visitors at the same moment count each of them once", async () => {
  const first = await createTestPlatform({ publicOrigin: ORIGIN });
  const replicas = [first, await createReplica({ publicOrigin: ORIGIN })];
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 600; n += 1) {
      for (const on of replicas) {
        const headers = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };
        const mark = on === first ? "" : "?utm_source=ad";
        const url = `${ORIGIN}${PAGES[n % 3]}${mark}`;
        countPage(on, new Request(url, { headers }), `192.0.${round}.${n}`);
      }
    }
    await Promise.all(replicas.map(flushVisits));
  }
  const sums = Object.entries(await storedSums(first)).map(([key, sum]) => [key.slice(11), sum]);
  expect(Object.fromEntries(sums)).toEqual({
    ...Object.fromEntries(
      PAGES.slice(0, 3).map((page) => [`view ${page}`, { times: 2000, visitors: 1000 }]),
    ),
    "source ad": { times: 0, visitors: 3000 },
  });
});

test("rows that the previous release stores during an upgrade are added to the sums", async () => {
  const platform = await createTestPlatform();
  const { query } = platform.database;
  await query("insert into visit_counts values ('2026-11-20', 'view', '/', 5, 2)");
  await query(
    `insert into visit_events values ('2026-11-20', 'a', 'view', '/', 3), ('2026-11-20', 'b', 'view', '/', 1),
       ('2026-11-20', '', 'gate', '/templates', 4)`,
  );
  await query("insert into visits values ('2026-11-20', 'a', 'ad'), ('2026-11-20', 'b', 'direct')");
  for (let n = 0; n < 2; n += 1) await jobs["forget-salts"]?.run(platform);
  expect(await storedSums(platform)).toEqual({
    "2026-11-20 view /": { times: 9, visitors: 4 },
    "2026-11-20 gate /templates": { times: 4, visitors: 0 },
    "2026-11-20 source ad": { times: 0, visitors: 1 },
    "2026-11-20 source direct": { times: 0, visitors: 1 },
  });
});

/** To test with a million views: `VISITS=1000000 npx vitest run src/features/analytics/exact-counts.service.test.ts` */
const DAY_VIEWS = Number(process.env["VISITS"] ?? 20_000);

test(
  `a day of ${DAY_VIEWS} views is counted exactly, in few rows`,
  { tags: ["slow"], timeout: 3_600_000 },
  async () => {
    const random = randomFrom(SEED).below;
    const platform = await createTestPlatform({ publicOrigin: ORIGIN });
    const pages = [...PAGES, ...Array.from({ length: 56 }, (_, n) => `/templates/template-${n}`)];
    const views = new Map<string, number>();
    const seen = new Set<number>();
    const visitors = new Set<number>();
    const used = process.cpuUsage();
    let longestMs = 0;
    for (let n = 0; n < DAY_VIEWS; n += 1) {
      platform.travelTo(
        new Date(Date.UTC(2026, 10, 20) + Math.floor((n / DAY_VIEWS) * 86_399_000)),
      );
      const visitor = random(DAY_VIEWS / 4);
      const place = Math.min(random(pages.length), random(pages.length));
      const page = pages[place] ?? "/";
      const request = new Request(ORIGIN + page, {
        headers: { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" },
      });
      countPage(platform, request, `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`);
      views.set(page, (views.get(page) ?? 0) + 1);
      visitors.add(visitor);
      seen.add(visitor * pages.length + place);
      if (n % 1000 < 999) continue;
      const begun = performance.now();
      await flushVisits(platform);
      longestMs = Math.max(longestMs, performance.now() - begun);
    }
    await flushVisits(platform);
    const sums = Object.entries(await storedSums(platform));
    const ofPages = sums.filter(([key]) => key.startsWith("2026-11-20 view "));
    expect(Object.fromEntries(ofPages.map(([key, { times }]) => [key.slice(16), times]))).toEqual(
      Object.fromEntries(views),
    );
    expect(ofPages.reduce((all, [, sum]) => all + sum.visitors, 0)).toBe(seen.size);
    expect(sums.find(([key]) => key.includes("source"))?.[1].visitors).toBe(visitors.size);
    expect(sums.length).toBe(pages.length + 1);
    const { user, system } = process.cpuUsage(used);
    const sizes = async () => {
      const { rows } = await platform.database.query(
        `select (select count(*)::int from visit_marks) as marks, pg_relation_size('visit_marks')::float as bytes,
           pg_indexes_size('visit_marks')::float as "bytesOfIndex", pg_total_relation_size('visit_counts')::float as "bytesOfSums"`,
      );
      return rows[0];
    };
    const onDay = await sizes();
    platform.travelTo("2026-11-21T01:02:00Z");
    await jobs["forget-salts"]?.run(platform);
    await platform.database.maintain("vacuum visit_marks");
    const figures = {
      onDay,
      after: await sizes(),
      rows: sums.length,
      cpuSeconds: (user + system) / 1e6,
      longestMs,
    };
    expect(figures.after).toMatchObject({ marks: 0, bytes: 0 });
    if (process.env["VISITS"]) process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
);
