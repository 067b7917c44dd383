import { cursorBehind } from "./cursor.ts";

const PAGE_SIZE = 50;

type Place = { at: Date; id: string };

/**
 * Reads one page of a list.
 * @param read - returns up to `limit` rows; `limit` is one more than a page has, so an extra row shows that the list
 *   continues
 * @param placeOf - returns the time and id by which a row is sorted
 * @returns `next`: cursor of the next page; null on the last page
 */
export async function readListPage<Row>(
  read: (limit: number) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
): Promise<{ rows: Row[]; next: string | null }> {
  const found = await read(PAGE_SIZE + 1);
  const rows = found.slice(0, PAGE_SIZE);
  const last = rows.at(-1);
  if (!last || found.length <= PAGE_SIZE) return { rows, next: null };
  const { at, id } = placeOf(last);
  return { rows, next: cursorBehind({ created_at: at, id }) };
}

/**
 * Reads a list to its end, in pages of `limit` rows.
 * @param read - returns up to `limit` rows after the row `last`; if `last` is undefined, the first rows
 */
export async function* readWholeList<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
  limit: number,
): AsyncGenerator<Row[], void> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last, limit);
    yield rows;
    last = rows.at(-1);
    if (rows.length < limit) return;
  }
}
