import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/operation/data-folders.ts";
import { BrokenTar, tar, untar, type TarEntry } from "./tar.ts";

const bytes = (size: number) => Buffer.from(Array.from({ length: size }, (_, n) => n % 251));
const file = (path: string, content: Buffer): TarEntry => ({
  path,
  size: content.length,
  content: Readable.from(content.length > 0 ? [content] : []),
});
const SIZES = [0, 1, 511, 512, 513, 70_000];
const files = () => SIZES.map((size) => file(`folder/${size}`, bytes(size)));

/** In pieces of any length, as a file or a decompressor hands them out. */
function* inPieces(whole: Buffer, length: number): Generator<Buffer> {
  for (let at = 0; at < whole.length; at += length) yield whole.subarray(at, at + length);
}

async function read(source: Iterable<Uint8Array>): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  await untar(Readable.from(source), async ({ path, content }, isFolder) => {
    found[isFolder ? `${path}/` : path] = await buffer(content);
  });
  return found;
}

test.each([1, 300, 512, 100_000])("what is written is read again, in pieces of %d", async (n) => {
  const whole = await buffer(tar([{ path: "folder", size: 0 }, ...files()]));
  const found = await read(inPieces(whole, n));
  expect(Object.keys(found)).toEqual(["folder/", ...SIZES.map((size) => `folder/${size}`)]);
  for (const size of SIZES) expect(found[`folder/${size}`]?.equals(bytes(size))).toBe(true);
});

test("other programs read it, and what they write is read", async () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "a.tar"),
    await buffer(tar([{ path: "folder", size: 0 }, ...files()])),
  );
  const options = { cwd: folder, encoding: "utf8" } as const;
  expect(spawnSync("tar", ["xf", "a.tar"], options)).toMatchObject({ status: 0, stderr: "" });
  for (const size of SIZES) {
    expect(readFileSync(join(folder, "folder", `${size}`)).equals(bytes(size))).toBe(true);
  }
  mkdirSync(join(folder, "folder/empty"));
  const args = ["cf", "b.tar", "--format=ustar", "folder"];
  expect(spawnSync("tar", args, options)).toMatchObject({ status: 0 });
  const found = await read([readFileSync(join(folder, "b.tar"))]);
  expect(found["folder/empty//"]?.length).toBe(0);
  expect(found["folder/70000"]?.equals(bytes(70_000))).toBe(true);
});

test("what is cut, changed or no archive is told apart", async () => {
  const whole = await buffer(tar(files()));
  for (const length of [0, 1, 512, 2000, whole.length - 1024]) {
    await expect(read([whole.subarray(0, length)])).rejects.toThrow("its end is missing");
  }
  const changed = Buffer.from(whole);
  changed.write("z", 0);
  await expect(read([changed])).rejects.toThrow(BrokenTar);
  await expect(read([Buffer.from("no archive at all ".repeat(99))])).rejects.toThrow(BrokenTar);
});

test("nothing is read that would lie outside", async () => {
  const outside = await buffer(tar([file("folder/../../outside", bytes(1))]));
  await expect(read([outside])).rejects.toThrow("does not belong there");
  // A separator on Windows.
  const windows = await buffer(tar([file("folder\\..\\..\\outside", bytes(1))]));
  await expect(read([windows])).rejects.toThrow("does not belong there");
  const absolute = await buffer(tar([file("/folder/a", bytes(1))]));
  expect(Object.keys(await read([absolute]))).toEqual(["folder/a"]);
});

test("a file that grew since it was measured, or has too long a name, is an error", async () => {
  const grown = { ...file("a", bytes(10)), size: 5 };
  await expect(buffer(tar([grown]))).rejects.toThrow("a changed while it was read");
  await expect(buffer(tar([file("x".repeat(101), bytes(1))]))).rejects.toThrow("too long a name");
});
