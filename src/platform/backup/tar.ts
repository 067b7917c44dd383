import { text } from "node:stream/consumers";

const BLOCK = 512;
const FOLDER = "5";

/** A file or, without content, a folder; the path is relative, with slashes. */
export type TarEntry = { path: string; size: number; content?: AsyncIterable<Uint8Array> };

/** Fields of a header: offset and length (POSIX.1-1988, ustar). */
const FIELD = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
} as const;

/** The bytes are no archive, or not all of one. */
export class BrokenTar extends Error {
  override name = "BrokenTar";
}

/** @throws Error when a path is longer than 100 bytes, or a file is not as long as was said */
export async function* tar(
  entries: AsyncIterable<TarEntry> | Iterable<TarEntry>,
): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield header(entry);
    if (!entry.content) continue;
    let written = 0;
    for await (const part of entry.content) {
      written += part.length;
      yield part;
    }
    if (written !== entry.size) throw new Error(`${entry.path} changed while it was read`);
    yield Buffer.alloc(padding(entry.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Reads an archive as it comes in.
 * @param take is to read the content to its end
 * @throws BrokenTar, or what the source or `take` throws
 */
export async function untar(
  source: AsyncIterable<Uint8Array>,
  take: (entry: TarEntry & Required<Pick<TarEntry, "content">>, isFolder: boolean) => Promise<void>,
): Promise<void> {
  const bytes = new Bytes(source);
  for (;;) {
    const head = await bytes.exactly(BLOCK);
    if (head.every((byte) => byte === 0)) return bytes.drain();
    const { path, size, kind } = parse(head);
    await take({ path, size, content: bytes.next(size) }, kind === FOLDER);
    await bytes.exactly(padding(size));
  }
}

/** The whole of a small file. */
export function textOf({ content }: { content: AsyncIterable<Uint8Array> }): Promise<string> {
  return text(content);
}

function header({ path, size, content }: TarEntry): Buffer {
  if (Buffer.byteLength(path) > FIELD.name[1]) throw new Error(`${path} is too long a name`);
  const head = Buffer.alloc(BLOCK);
  const put = ([at]: readonly [number, number], value: string) => head.write(value, at, "latin1");
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, "0");
  head.write(path, FIELD.name[0]);
  put(FIELD.mode, octal(content ? 0o600 : 0o700, 8));
  put(FIELD.size, octal(size, 12));
  put(FIELD.time, octal(0, 12));
  put(FIELD.kind, content ? "0" : FOLDER);
  put(FIELD.magic, "ustar\u000000");
  put(FIELD.checksum, `${octal(checksumOf(head), 7)}\0`);
  return head;
}

function parse(head: Buffer): { path: string; size: number; kind: string } {
  const field = ([at, length]: readonly [number, number]) =>
    head.toString("utf8", at, at + length).replace(/\0.*$/s, "");
  const path = field(FIELD.name).replace(/^\.?\/+/, "");
  const size = Number.parseInt(field(FIELD.size), 8);
  const kind = field(FIELD.kind) || "0";
  if (Number.parseInt(field(FIELD.checksum), 8) !== checksumOf(head) || !(size >= 0))
    throw new BrokenTar("a part of it is not readable");
  // A backslash separates on Windows, and is never written.
  if (path.split("/").includes("..") || path.includes("\\") || !["0", FOLDER].includes(kind))
    throw new BrokenTar(`${JSON.stringify(path)} does not belong there`);
  return { path, size, kind };
}

/** The field itself counts as blanks. */
function checksumOf(head: Buffer): number {
  const [at, length] = FIELD.checksum;
  return head.reduce(
    (sum, byte, index) => sum + (index >= at && index < at + length ? 32 : byte),
    0,
  );
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

class Bytes {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async *next(count: number): AsyncGenerator<Uint8Array> {
    let missing = count;
    while (missing > 0) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#source.next();
        if (done) throw new BrokenTar("its end is missing");
        this.#rest = value;
      }
      const part = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  async exactly(count: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.next(count)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Only at its very end a compressed source says whether it was whole. */
  async drain(): Promise<void> {
    while (!(await this.#source.next()).done);
  }
}
