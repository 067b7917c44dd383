import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const allowed = new Set(
    (header ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  return allowed.has("br") ? "br" : allowed.has("gzip") ? "gzip" : "identity";
}

/**
 * Levels of gzip and brotli. What is kept is sent many times. What is asked for while somebody
 * types is sent once: the time counts more there than a twelfth of the bytes.
 */
const EFFORT = {
  kept: { gzip: 9, brotli: 10 },
  page: { gzip: 3, brotli: 3 },
  data: { gzip: 1, brotli: 1 },
};

/** Compresses an answer. */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort: keyof typeof EFFORT,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return gzipped(body, { level: EFFORT[effort].gzip });
  return brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: EFFORT[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const gzipped = promisify(gzip) as (
  body: Uint8Array,
  options: { level: number },
) => Promise<Buffer<ArrayBuffer>>;
const brotlied = promisify(brotliCompress) as (
  body: Uint8Array,
  options: { params: Record<number, number> },
) => Promise<Buffer<ArrayBuffer>>;
