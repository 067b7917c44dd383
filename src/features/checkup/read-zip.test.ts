import { crc32, deflateRawSync } from "node:zlib";
import { downloadZip } from "client-zip";
import { expect, test } from "vitest";
import { readFiles } from "./ui/read-files.ts";
import { readZip } from "./ui/read-zip.ts";

const isJson = (name: string) => name.endsWith(".json");

/** Writes a zip file with one compressed entry, field by field (APPNOTE.TXT 6.3.10). */
function deflatedZip(name: string, text: string): Uint8Array<ArrayBuffer> {
  const data = Buffer.from(text);
  const packed = deflateRawSync(data);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(data), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(data.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, Buffer.from(name), packed]);
  const entry = Buffer.concat([
    Buffer.from("PK\x01\x02\x14\x00"),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, end]));
}

test("compressed and stored JSON files of a zip are read, others are left out", async () => {
  const text = JSON.stringify({ nodes: [], word: "ä".repeat(1000) });
  expect(await readZip(deflatedZip("one.json", text), isJson)).toEqual([text]);
  const stored = await downloadZip([
    { name: "two.json", input: text },
    { name: "picture.png", input: "not text" },
  ]).arrayBuffer();
  expect(await readZip(new Uint8Array(stored), isJson)).toEqual([text]);
});

test.each([
  ["encrypted entry", 8, 1],
  ["entry that is packed with Zstandard", 10, 93],
])("an %s is refused", async (_, field, value) => {
  const zip = deflatedZip("one.json", "{}");
  const entry = Buffer.from(zip).indexOf("PK\x01\x02", "latin1");
  new DataView(zip.buffer).setUint16(entry + field, value, true);
  await expect(readZip(zip, isJson)).rejects.toThrow("unknown method");
  const { problems } = await readFiles([new File([zip], "locked.zip")]);
  expect(problems).toEqual([expect.stringContaining("locked.zip could not be read")]);
});

test("the workflow of a folder is read behind thousands of other files", async () => {
  const objects = Array.from({ length: 2000 }, (_, n) => ({ name: `.git/${n}`, input: "x" }));
  const zip = await downloadZip([...objects, { name: "one.json", input: "{}" }]).arrayBuffer();
  expect(await readZip(new Uint8Array(zip), isJson)).toEqual(["{}"]);
});

test("the packages of a project are not read", async () => {
  const zip = await downloadZip([
    { name: "node_modules/one/package.json", input: "{}" },
    { name: "flows/one.json", input: "[]" },
  ]).blob();
  const { texts } = await readFiles([new File([zip], "project.zip")]);
  expect(texts).toEqual([{ text: "[]", file: "project.zip" }]);
});

test("a zip that unpacks to more than 50 MB is refused", { tags: ["slow"] }, async () => {
  const bomb = deflatedZip("bomb.json", " ".repeat(60 * 1024 * 1024));
  await expect(readZip(bomb, isJson)).rejects.toThrow("too large");
});

test(
  "a zip that names one entry again and again is refused once it unpacks to more than 50 MB",
  { tags: ["slow"] },
  async () => {
    const zip = Buffer.from(deflatedZip("one.json", " ".repeat(1024 * 1024)));
    const end = zip.subarray(-22);
    const length = end.readUInt32LE(12);
    const directory = zip.subarray(-22 - length, -22);
    end.writeUInt16LE(100, 10);
    const overlapping = Buffer.concat([
      zip.subarray(0, -22),
      ...Array.from({ length: 99 }, () => directory),
      end,
    ]);
    await expect(readZip(new Uint8Array(overlapping), isJson)).rejects.toThrow("too large");
  },
);

test("a file that is cut off or is no zip is refused", async () => {
  const complete = deflatedZip("one.json", "{}");
  await expect(readZip(complete.slice(0, 40), isJson)).rejects.toThrow("not a zip");
  await expect(readZip(new TextEncoder().encode("PK, said the man"), isJson)).rejects.toThrow();
});
