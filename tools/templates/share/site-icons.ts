import { Resvg } from "@resvg/resvg-js";
import { palette } from "../images/palette.ts";
import { toPng } from "../images/png.ts";

const SIGN =
  '<path d="M3.5 11C13 11 9.5 37 16.5 37S20 17 24 17s.5 20 7.5 20S35 11 44.5 11" stroke="url(#g)" stroke-width="6"/><circle cx="24" cy="18" r="5.8" fill="#fff" stroke="url(#g)" stroke-width="3"/>';

/**
 * Draws the icon of the site on 48 × 48 units.
 * @param scale - size of the symbol in the icon; 1 is the symbol's full size
 * @param radius - radius of the icon's corners, in units
 */
function icon(scale: number, radius: number): string {
  const shift = 24 - 24 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke-linecap="round"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" y1="0" x2="44" y2="0"><stop stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient></defs><rect width="48" height="48" rx="${radius}" fill="${palette.canvas}"/><g transform="translate(${round(shift)} ${round(shift - 0.2)}) scale(${scale})">${SIGN}</g></svg>`;
}

export function siteIcons(): Record<string, Buffer> {
  const rounded = icon(0.84, 11);
  // Operating systems cut off the corners of these icons. They may even cut the icon `safe` to a circle of 80 % of its
  // width, so the symbol in `safe` is smaller.
  const square = icon(0.84, 0);
  const safe = icon(0.62, 0);
  return {
    "favicon.svg": Buffer.from(`${rounded}\n`),
    "favicon.ico": ico(png(rounded, 32), 32),
    "icon-192.png": png(rounded, 192),
    "icon-512.png": png(rounded, 512),
    "apple-touch-icon.png": opaque(square, 180),
    "icon-maskable-512.png": opaque(safe, 512),
  };
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** Draws a PNG with 256 colors, which has less than half the bytes of a PNG in full color. */
function opaque(svg: string, width: number): Buffer {
  return toPng(svg.replace("<svg", `<svg width="${width}" height="${width}"`), "favicon.svg");
}

function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
