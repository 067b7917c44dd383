/* Reads a zip file (APPNOTE.TXT 6.3.10: 4.3.7 and 4.3.12). */

const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;
/** Maximum number of unpacked bytes. The limit protects the browser from zip bombs. */
const MAX_TOTAL_BYTES = 50 * 1024 * 1024;

/**
 * Returns the texts of the zip file's entries whose names are wanted.
 * @throws Error if the file is damaged or no zip file, or if a wanted entry is encrypted, packed by an unknown method,
 *   or too large when it is unpacked
 */
export async function readZip(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
): Promise<string[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let left = MAX_TOTAL_BYTES;
  const texts: string[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error("broken zip directory");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (isWanted(name)) {
      const unpacked = await unpack(bytes, view, at, left);
      left -= unpacked.length;
      texts.push(new TextDecoder().decode(unpacked));
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return texts;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new Error("not a zip file");
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  entry: number,
  maxBytes: number,
): Promise<Uint8Array> {
  const flags = view.getUint16(entry + 8, true);
  const method = view.getUint16(entry + 10, true);
  if (flags & ENCRYPTED_FLAG || ![STORED, DEFLATED].includes(method))
    throw new Error("the zip is encrypted, or packed by an unknown method");
  const length = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(start, start + length);
  if (packed.length > maxBytes) throw new Error("the zip is too large when it is unpacked");
  if (method !== DEFLATED) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.length;
    if (total > maxBytes) throw new Error("the zip is too large when it is unpacked");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
