import { beforeEach, expect, test } from "vitest";
import { addTemplate } from "#tests/support/library.ts";
import { platform, usePlatform } from "#tests/support/platform.ts";
import { noteMissedSearch } from "./missed-searches.ts";
import { readMissedSearches } from "./missed-store.ts";

usePlatform();
beforeEach(async () => {
  await addTemplate(platform, { title: "Answer reviews" });
});

const note = (search: string) => noteMissedSearch(platform, search, "192.0.2.1");
const stored = async () => (await readMissedSearches(platform, 10)).most;

test("searches without results are counted, sorted by frequency, then by newest", async () => {
  platform.travelTo("2026-11-20T12:00:00Z");
  for (const search of ["Payroll", "payroll!", "hotel", "answer REV"]) await note(search);
  platform.travelTo("2026-11-21T12:00:00Z");
  await note("zebra");
  expect(await readMissedSearches(platform, 10)).toEqual({
    total: 4,
    most: [
      { words: "payroll", times: 2, day: "2026-11-20" },
      { words: "zebra", times: 1, day: "2026-11-21" },
      { words: "hotel", times: 1, day: "2026-11-20" },
    ],
  });
});

test.each([
  "ada@example.com",
  "mail from ada@example.com please",
  "https://example.com/ada",
  "www.example.com",
  "call +49 30 123456",
  "0301234567",
  "12-34-56",
  "DE89 3704 0044",
  "x".repeat(81),
  "x",
  "\u{20000}",
  "?!",
])("%j could identify a person or means nothing, and is not stored", async (search) => {
  await note(search);
  expect(await stored()).toEqual([]);
});

test.each([
  ["Form 1040 in 2026", "form 1040 in 2026"],
  ["Q&A <b>bot</b>", "q a b bot b"],
  ["übergabe  Übergabe", "übergabe übergabe"],
])("%j is stored as %j", async (search, words) => {
  await note(search);
  expect(await stored()).toMatchObject([{ words, times: 1 }]);
});

test("a thousand different searches are stored; the rarest and oldest makes room", async () => {
  await platform.database.query(
    `insert into missed_searches (words, times, last_day)
     select 'search ' || n, 2, date '2026-01-01' + n from generate_series(1, 999) n`,
  );
  await note("payroll");
  await note("zebra");
  await note("zebra");
  const { rows } = await platform.database.query(
    `select count(*)::int as all, count(*) filter (where words = 'payroll')::int as payroll,
       count(*) filter (where words = 'zebra')::int as zebra from missed_searches`,
  );
  expect(rows).toEqual([{ all: 1000, payroll: 0, zebra: 1 }]);
});

test("one address can store twenty searches in ten minutes", async () => {
  for (let n = 0; n < 20; n += 1) await note(`zebra ${n}`);
  await expect(note("zebra")).rejects.toMatchObject({ code: "too_many" });
});
