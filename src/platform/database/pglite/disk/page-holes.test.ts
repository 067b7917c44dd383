import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase } from "#tests/support/operation/data-folders.ts";
import { openPglite } from "../pglite-client.ts";
import { checksumOf, PAGE_BYTES, segmentOf } from "./page-holes.ts";

const filesWith = (folder: string, text: string) =>
  globSync(join(folder, "base/**/*"), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));

test("a deleted row is in no file of its table after a vacuum, and the other rows can be read", async () => {
  const folder = await emptyDatabase();
  const client = await openPglite(folder);
  onTestFinished(() => client.close());
  await client.exec(
    `create table letters (n int primary key, text text);
     insert into letters select n, 'letter-marker-' || n || repeat('x', 200) from generate_series(1, 2000) as n;
     insert into letters select 5000, string_agg(md5(n::text) || ' long-marker', '') from generate_series(1, 2000) as n;
     delete from letters where n % 100 <> 1 and n <> 5000`,
  );
  for (const each of ["checkpoint", "vacuum letters", "checkpoint"]) await client.query(each);
  expect(filesWith(folder, "letter-marker-1001x")).toHaveLength(1);
  expect(filesWith(folder, "letter-marker-1000x")).toEqual([]);
  const { rows } = await client.query("select count(*)::int as n from letters where text <> ''");
  expect(rows).toEqual([{ n: 21 }]);
});

test("the checksum is the one that PostgreSQL writes", async () => {
  const folder = await emptyDatabase();
  const client = await openPglite(folder);
  await client.exec("checkpoint");
  await client.close();
  let compared = 0;
  for (const path of globSync(join(folder, "base/5/*")).filter((each) => /\/\d+$/.test(each))) {
    const bytes = new Uint8Array(readFileSync(path));
    for (let at = 0; at < Math.min(bytes.length, 4 * PAGE_BYTES); at += PAGE_BYTES) {
      const page = new DataView(bytes.buffer, bytes.byteOffset + at, PAGE_BYTES);
      const stored = page.getUint16(8, true);
      if (stored === 0) continue;
      expect([basename(path), checksumOf(page, at / PAGE_BYTES)]).toEqual([basename(path), stored]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test.each([
  ["base/5/16384", 0],
  ["base/5/16384.2", 2],
  ["global/1262", 0],
  ["base/5/16384_fsm", undefined],
  ["base/5/16384_vm", undefined],
  ["base/5/t3_16384", undefined],
  ["pg_xact/0000", undefined],
  ["pg_multixact/members/1000", undefined],
  ["pg_wal/000000010000000000000001", undefined],
])("%s is segment %s of a table or an index", (path, segment) => {
  const [top = "", middle = "", name] = path.split("/");
  const node = name
    ? { name, parent: { name: middle, parent: { name: top } } }
    : { name: middle, parent: { name: top, parent: { name: "pgdata" } } };
  expect(segmentOf(node)).toBe(segment);
});
