import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { jobs } from "#main/jobs.ts";
import { forgetOld } from "#platform/database/personal-data/forget-old.ts";
import { addTemplate } from "#tests/support/library.ts";
import {
  createReplica,
  type TestPlatform,
  platform,
  usePlatform,
} from "#tests/support/platform.ts";
import { slowOn } from "#tests/support/slow-on.ts";
import { knownPages } from "#features/seo/server/service.ts";
import { countEvent, countPage, endVisits, flushVisits } from "./server/service.ts";

const ORIGIN = "https://www.example.com";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

usePlatform({ publicOrigin: ORIGIN });
beforeEach(() => {
  platform.travelTo("2026-11-20T12:00:00Z");
});

// Writes all events that are still in memory, so that they do not count in the next test.
afterEach(() => flushVisits(platform));

type Changes = { address?: string; headers?: Record<string, string>; on?: TestPlatform };

function open(path: string, { address = "192.0.2.1", headers = {}, on = platform }: Changes = {}) {
  const given = { accept: "text/html,*/*", "user-agent": FIREFOX, ...headers };
  countPage(on, new Request(`${ORIGIN}${path}`, { headers: given }), address);
}

async function pages(...on: TestPlatform[]) {
  for (const each of [platform, ...on]) await flushVisits(each);
  const { rows } = await platform.database.query(
    `select kind, name as page, times, visitors from visit_counts
     where kind not in ('source', 'campaign') order by name, kind`,
  );
  return rows;
}

async function visitors(kind: "source" | "campaign" = "source") {
  await flushVisits(platform);
  const { rows } = await platform.database.query(
    `select name, sum(visitors)::int as visitors from visit_counts
     where kind = $1 and visitors > 0 group by name`,
    [kind],
  );
  return Object.fromEntries(rows.map((row) => [row["name"], row["visitors"]]));
}

describe("counting visitors", () => {
  test.each([
    [
      "a search engine",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["a program", { "user-agent": "curl/8.5.0" }],
    ["somebody without a name", { "user-agent": "" }],
    ["Do Not Track", { dnt: "1" }],
    ["Global Privacy Control", { "sec-gpc": "1" }],
  ])("%s is not counted, nor are its events", async (_, headers) => {
    open("/", { headers });
    await countEvent(
      platform,
      { kind: "booking", page: "/" },
      {
        headers: new Headers({ "user-agent": FIREFOX, ...headers }),
        address: "a",
        origin: ORIGIN,
      },
      knownPages,
    );
    expect(await pages()).toEqual([]);
    expect(await visitors()).toEqual({});
  });

  test.each([
    ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
    ["a picture", { "sec-fetch-dest": "image" }],
    ["data", { accept: "application/json" }],
  ])("%s is not counted", async (_, headers) => {
    open("/", { headers });
    expect(await visitors()).toEqual({});
  });

  test.each([
    "/admin",
    "/admin/people",
    "/account",
    "/newsletter/confirm",
    "/nothing",
    "/templates/%3Cscript%3E",
    `/templates/${"a".repeat(300)}`,
  ])("%s is no counted page", async (path) => {
    open(path);
    expect(await pages()).toEqual([]);
  });

  test("events of known pages that a browser reports are counted, those other than views without a visitor", async () => {
    await addTemplate(platform, { slug: "send-reminders" });
    open("/templates/send-reminders");
    const headers = new Headers({ "user-agent": FIREFOX });
    await countEvent(
      platform,
      { kind: "view", page: "/templates/send-nothing" },
      { headers, address: "192.0.2.1", origin: ORIGIN },
      knownPages,
    );
    for (const kind of ["gate", "gate", "booking", "chat", "view"] as const) {
      await countEvent(
        platform,
        { kind, page: "/templates/send-reminders" },
        { headers, address: "192.0.2.1", origin: ORIGIN },
        knownPages,
      );
    }
    expect(await pages()).toEqual(
      [
        ["booking", 1],
        ["chat", 1],
        ["gate", 2],
        ["view", 2],
      ].map(([kind, times]) => ({
        kind,
        page: "/templates/send-reminders",
        times,
        visitors: kind === "view" ? 1 : 0,
      })),
    );
  });

  test("too many reports of one network address are refused", async () => {
    const client = {
      headers: new Headers({ "user-agent": FIREFOX }),
      address: "a",
      origin: ORIGIN,
    };
    for (let n = 0; n < 300; n++)
      await countEvent(platform, { kind: "view", page: "/" }, client, knownPages);
    await expect(
      countEvent(platform, { kind: "view", page: "/" }, client, knownPages),
    ).rejects.toMatchObject({
      code: "too_many",
    });
  });
});

describe("a day", () => {
  test("hashes of two days cannot be matched: the salt is deleted, and no other value repeats", async () => {
    open("/?utm_source=mail");
    const marks = async () => {
      await flushVisits(platform);
      return (await platform.database.query("select mark from visit_marks")).rows;
    };
    const first = await marks();
    expect(first).toHaveLength(3);
    expect((await platform.database.query("select * from visit_salts")).rows).toHaveLength(1);
    platform.travelTo("2026-11-21T12:00:00Z");
    await jobs["forget-salts"]?.run(platform);
    expect((await platform.database.query("select * from visit_salts")).rows).toEqual([]);
    expect(await marks()).toEqual([]);
    open("/?utm_source=mail");
    const second = await marks();
    expect(second).toHaveLength(3);
    for (const row of first) expect(second).not.toContainEqual(row);
    expect(await visitors()).toEqual({ mail: 2 });
  });

  test("the database file that contained a deleted salt is deleted", async () => {
    open("/");
    await flushVisits(platform);
    const file = async () => {
      const query = "select pg_relation_filenode('visit_salts')::text as file";
      return (await platform.database.query(query)).rows[0]?.["file"];
    };
    const before = await file();
    platform.travelTo("2026-11-21T12:00:00Z");
    await forgetOld["public.visit_salts"]?.(platform);
    expect(await file()).toBe(before);
    await jobs["forget-salts"]?.run(platform);
    expect(await file()).not.toBe(before);
  });

  test("the salt is dropped from memory at the end of the day, even without further visits", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const query = vi.spyOn(platform.database, "query");
    onTestFinished(() => query.mockRestore());
    const reads = async () => {
      open("/");
      await flushVisits(platform);
      return query.mock.calls.filter(([text]) => text.includes("from visit_salts")).length;
    };
    expect([await reads(), await reads()]).toEqual([1, 1]);
    vi.advanceTimersByTime(12 * 3_600_000);
    expect(await reads()).toBe(1);
    vi.advanceTimersByTime(3_600_000 + 1);
    expect(await reads()).toBe(2);
  });

  test("an embedded site that stops leaves no salt behind", async () => {
    open("/");
    await endVisits(platform);
    const { rows } = await platform.database.query("select * from visit_salts");
    expect(rows).toHaveLength(platform.database.kind === "embedded" ? 0 : 1);
  });

  test("neither network address nor User-Agent is stored", async () => {
    open("/", { address: "198.51.100.77" });
    await flushVisits(platform);
    for (const table of ["visit_counts", "visit_marks"]) {
      const { rows } = await platform.database.query(
        `select row_to_json(stored)::text as text from ${table} as stored`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|Firefox/);
    }
  });
});

describe("the source", () => {
  test.each([
    ["a mark", "/?utm_source=Newsletter&utm_medium=Email&utm_campaign=Spring+26", {}, "newsletter"],
    ["who referred", "/", { referer: "https://www.google.com/search?q=secret" }, "google.com"],
    ["a mark before who referred", "/?utm_source=ad", { referer: "https://x.example/" }, "ad"],
    ["our own page", "/", { referer: `${ORIGIN}/templates` }, "direct"],
    ["nothing", "/", {}, "direct"],
    ["no address", "/", { referer: "javascript:alert(1)" }, "direct"],
    ["hostile words", "/?utm_source=%00%E2%80%AE%3Cscript%3E%0A'%22--%5C", {}, "<script> '\"--\\"],
    ["half a character", "/?utm_source=%F0%9F%98", {}, "\ufffd"],
    ["10 kB", `/?utm_source=${"é".repeat(10_000)}`, {}, "é".repeat(100)],
  ])("is %s", async (_, path, headers, source) => {
    open(path, { headers });
    expect(await visitors()).toEqual({ [source]: 1 });
  });
});

test("behind a CDN the browser reports what it opened and what led there, and the server counts nothing itself", async () => {
  const behind = await createReplica({ publicOrigin: ORIGIN, cdnSeconds: 300 });
  behind.travelTo("2026-11-20T12:00:00Z");
  open("/", { on: behind });
  const report = (headers: Record<string, string>) =>
    countEvent(
      behind,
      { kind: "view", page: "/", search: "?utm_source=ad&utm_campaign=may", referrer: "" },
      {
        headers: new Headers({ "user-agent": FIREFOX, ...headers }),
        address: "192.0.2.1",
        origin: ORIGIN,
      },
      knownPages,
    );
  await report({ "sec-purpose": "prefetch;prerender" });
  await report({});
  expect(await pages(behind)).toEqual([{ kind: "view", page: "/", times: 1, visitors: 1 }]);
  expect(await visitors()).toEqual({ ad: 1 });
  expect(await visitors("campaign")).toEqual({ may: 1 });
});

describe("under load", () => {
  test("unwritten counts are retried, and counted once", async () => {
    const { database } = platform;
    open("/");
    const query = database.query;
    database.query = () => Promise.reject(new Error("away"));
    await flushVisits(platform);
    open("/");
    database.query = query;
    expect(await pages()).toEqual([{ kind: "view", page: "/", times: 2, visitors: 1 }]);
    expect(await pages()).toEqual([{ kind: "view", page: "/", times: 2, visitors: 1 }]);
  });

  test("visitors who were counted before their address had too many visits are still counted", async () => {
    for (let n = 0; n < 300; n++) open("/", { headers: { "user-agent": `${FIREFOX} ${n}` } });
    await flushVisits(platform);
    for (let n = 299; n < 302; n++) open("/", { headers: { "user-agent": `${FIREFOX} ${n}` } });
    expect(await pages()).toEqual([{ kind: "view", page: "/", times: 301, visitors: 300 }]);
  });

  describe("limits in memory", { tags: slowOn("embedded") }, () => {
    test("one network address with changing User-Agents displaces nobody else", async () => {
      const lines: object[] = [];
      platform.log.warn = (line: object) => void lines.push(line);
      for (let n = 0; n < 10_500; n++) open("/", { headers: { "user-agent": `${FIREFOX} ${n}` } });
      open("/", { address: "192.0.2.2" });
      expect(await visitors()).toEqual({ direct: 301 });
      expect(lines).toEqual([{ most: 300 }]);
    });

    test("if too many visitors wait in memory, further views are counted without a visitor, and the log says so", async () => {
      const lines: object[] = [];
      platform.log.warn = (line: object) => void lines.push(line);
      for (let n = 0; n < 20_500; n++) open("/", { address: `2001:db8::${n}` });
      expect(await pages()).toEqual([{ kind: "view", page: "/", times: 20_500, visitors: 20_000 }]);
      expect(lines).toEqual([{ lost: 500 }]);
    });
  });
});
