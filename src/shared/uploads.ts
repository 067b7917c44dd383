import { files as labels } from "#content/site/files.ts";
import { interpolate } from "./text/interpolate.ts";

/** Name of the field for files, in forms and validation errors. */
export const FILES = "files";
const MAX_UPLOADS = 3;
/** Maximum bytes of all files of a message together. */
export const MAX_UPLOADS_SIZE = 10_000_000;

const LIMITS = { count: MAX_UPLOADS, size: `${MAX_UPLOADS_SIZE / 1_000_000} MB` };

export const uploadsHint = interpolate(labels.hint, {
  ...LIMITS,
  // A no-break space keeps the number and its unit on one line.
  size: LIMITS.size.replace(" ", "\u00a0"),
});

export function uploadsProblem(files: readonly { size: number }[]): string | undefined {
  if (files.length > MAX_UPLOADS) return interpolate(labels.problems.tooMany, LIMITS);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > MAX_UPLOADS_SIZE ? interpolate(labels.problems.tooLarge, LIMITS) : undefined;
}

const ENDINGS: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
  "image/webp": /\.webp$/i,
  "image/gif": /\.gif$/i,
  "image/heic": /\.hei[cf]$/i,
  "image/avif": /\.avif$/i,
  "application/pdf": /\.pdf$/i,
  "application/json": /\.json$/i,
};

export const UPLOAD_TYPES = Object.keys(ENDINGS).join(",");

/** Adds the file extension of a type, unless the name has it: a PDF named "a.exe" becomes "a.exe.pdf". */
export function nameWithEnding(name: string, type: string): string {
  return ENDINGS[type]?.test(name) ? name : `${name}.${type.replace(/^.*\//, "")}`;
}

const HEIF_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"];

/** Finds the type of a file by its first bytes. Returns undefined if the site does not accept the type. */
export function typeOfContents(bytes: Uint8Array): string | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xFF\xD8\xFF") return "image/jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return "image/png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "image/gif";
  if (text(0, 5) === "%PDF-") return "application/pdf";
  if (text(4, 8) !== "ftyp") return undefined;
  const brand = text(8, 12);
  if (brand === "avif" || brand === "avis") return "image/avif";
  return HEIF_BRANDS.includes(brand) ? "image/heic" : undefined;
}
