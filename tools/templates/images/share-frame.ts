import { palette } from "./palette.ts";

/** Size of the images for shared links, in pixels. Their texts begin at `left`, measured from the left edge. */
export const SHARE = { width: 1200, height: 630, left: 72 };

export function shareFrame(parts: readonly string[]): string {
  const { width, height } = SHARE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="light"><stop stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${palette.canvas}"/>`,
    `<rect width="${width}" height="6" fill="url(#light)"/>`,
    ...parts,
    `</svg>`,
  ].join("");
}
