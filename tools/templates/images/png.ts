import { Resvg } from "@resvg/resvg-js";
import { crc32, deflateSync } from "node:zlib";
import { quantize } from "./quantize.ts";
import { SIGNATURE, SOURCE } from "./read-png.ts";

/**
 * Makes a PNG with 256 colors. The bytes are the same on every machine.
 * @param madeFrom - text that is stored in the PNG's text field `Source`
 */
export function toPng(svg: string, madeFrom: string): Buffer {
  const painted = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { palette, indices } = quantize(painted.pixels, 256);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(painted.width, 0);
  header.writeUInt32BE(painted.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(
    palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]),
  );
  const rows = Buffer.alloc((painted.width + 1) * painted.height);
  for (let y = 0; y < painted.height; y++) {
    rows.set(
      indices.subarray(y * painted.width, (y + 1) * painted.width),
      y * (painted.width + 1) + 1,
    );
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", colors),
    chunk("tEXt", Buffer.from(`${SOURCE}\0${madeFrom}`, "latin1")),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
