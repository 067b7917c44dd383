/** Reads width, height and `Source` of a PNG; null if the bytes are no PNG. */
export function readPng(bytes: Buffer): { width: number; height: number; madeFrom: string } | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  let madeFrom = "";
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    if (
      bytes.toString("latin1", at + 4, at + 8) === "tEXt" &&
      data.toString("latin1").startsWith(`${SOURCE}\0`)
    ) {
      madeFrom = data.toString("latin1").slice(SOURCE.length + 1);
    }
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), madeFrom };
}

export const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
export const SOURCE = "Source";
