/* A page of PostgreSQL (https://www.postgresql.org/docs/current/storage-page-layout.html) has a hole between its
   line pointers and its rows, in which PostgreSQL leaves the bytes of deleted rows. */

export const PAGE_BYTES = 8192;
const PAGES_OF_SEGMENT = 131_072;
const CHECKSUM_AT = 8;
const LOWER_AT = 12;
const UPPER_AT = 14;
const SPECIAL_AT = 16;
const HEADER_BYTES = 24;
/**
 * Sizes in bytes of the "special space" at the end of a page: 0 in tables, 16 in B-tree indexes. Only the holes of such
 * pages are cleared. A page with a special space of another size may have data in its hole.
 */
const CLEARABLE_SPECIAL_BYTES = new Set([0, 16]);

type Named = { name: string; parent?: Named };

/** Returns which part (segment) of a table or an index the file contains, from 0 on; undefined for other files. */
export function segmentOf({ name, parent }: Named): number | undefined {
  const isOfDatabase = parent?.name === "global" || parent?.parent?.name === "base";
  const file = isOfDatabase ? /^[1-9]\d*(?:\.(\d+))?$/.exec(name) : null;
  return file ? Number(file[1] ?? 0) : undefined;
}

/**
 * Overwrites the holes in the pages of `memory` with zeros, and updates the pages' checksums. Changes nothing if
 * `position` is not the beginning of a page.
 * @param offset - where the first page begins in `memory`
 * @param position - where the first page begins in its file
 */
export function clearHoles(
  memory: ArrayBufferLike,
  {
    offset,
    length,
    position,
    segment,
  }: Record<"offset" | "length" | "position" | "segment", number>,
): void {
  if (position % PAGE_BYTES !== 0) return;
  for (let at = 0; at + PAGE_BYTES <= length; at += PAGE_BYTES) {
    const page = new DataView(memory, offset + at, PAGE_BYTES);
    const isChanged = clearHole(page);
    if (!isChanged || page.getUint16(CHECKSUM_AT, true) === 0) continue;
    const block = segment * PAGES_OF_SEGMENT + (position + at) / PAGE_BYTES;
    page.setUint16(CHECKSUM_AT, checksumOf(page, block), true);
  }
}

function clearHole(page: DataView): boolean {
  const lower = page.getUint16(LOWER_AT, true);
  const upper = page.getUint16(UPPER_AT, true);
  const special = page.getUint16(SPECIAL_AT, true);
  const isOrdered = lower >= HEADER_BYTES && lower <= upper && upper <= special;
  if (!isOrdered || !CLEARABLE_SPECIAL_BYTES.has(PAGE_BYTES - special)) return false;
  const hole = new Uint8Array(page.buffer, page.byteOffset + lower, upper - lower);
  if (hole.every((byte) => byte === 0)) return false;
  hole.fill(0);
  return true;
}

const LANES = 32;
const PRIME = 16_777_619;
const FIRST = [
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
];

/** Computes the checksum of a page as PostgreSQL does in src/include/storage/checksum_impl.h. */
export function checksumOf(page: DataView, block: number): number {
  const sums = Uint32Array.from(FIRST);
  const add = (word: number, lane: number) => {
    const mixed = (sums[lane] ?? 0) ^ word;
    sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
  };
  for (let at = 0; at < PAGE_BYTES; at += 4) {
    const word = page.getUint32(at, true);
    // The page still contains its old checksum. As in PostgreSQL, zero is added in place of this checksum.
    add(at === CHECKSUM_AT ? word & 0xffff_0000 : word, (at / 4) % LANES);
  }
  for (let round = 0; round < 2; round += 1) {
    for (let lane = 0; lane < LANES; lane += 1) add(0, lane);
  }
  const sum = sums.reduce((all, each) => (all ^ each) >>> 0, 0);
  return (((sum ^ block) >>> 0) % 65_535) + 1;
}
