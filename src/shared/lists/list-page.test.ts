import { expect, test } from "vitest";
import { Cursor } from "./cursor.ts";
import { readListPage, readWholeList } from "./list-page.ts";

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, n)),
  }));
const firstPageOf = (count: number) =>
  readListPage(
    async (limit) => rowsOf(count).slice(0, limit),
    (row) => row,
  );

test.each([0, 1, 50])("a list of %i rows is one page", async (count) => {
  const { rows, next } = await firstPageOf(count);
  expect([rows.length, next]).toEqual([count, null]);
});

test("a longer list continues after the last row of the page", async () => {
  const { rows, next } = await firstPageOf(51);
  expect(rows).toHaveLength(50);
  expect(Cursor.parse(next)).toEqual(rows.at(-1));
});

test.each([0, 1, 2, 3, 4])(
  "a complete list of %i rows is read once, in pages of 2",
  async (count) => {
    const all = rowsOf(count);
    const read: unknown[] = [];
    const pages = readWholeList<(typeof all)[number]>(async (last, limit) => {
      const start = last ? all.indexOf(last) + 1 : 0;
      return all.slice(start, start + limit);
    }, 2);
    for await (const page of pages) read.push(...page);
    expect(read).toEqual(all);
  },
);
