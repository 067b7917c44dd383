import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  return ACCEPTS.br.test(header) ? "br" : ACCEPTS.gzip.test(header) ? "gzip" : "identity";
}

/**
 * For each encoding, a pattern that finds the encoding in an Accept-Encoding header unless its quality is 0. Every
 * answer needs the patterns, so they are compiled once.
 */
const ACCEPTS = { br: inList("br"), gzip: inList("gzip") };

function inList(name: string): RegExp {
  return new RegExp(
    String.raw`(?:^|,)\s*${name}\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:[;,]|$))[^,]*)?(?:,|$)`,
    "i",
  );
}

/**
 * Levels of compression. `best`: a cached page is sent often, so it is compressed as small as possible. `page`, `data`:
 * somebody waits for the answer, so a quick compression is better, though it gives a twelfth more bytes.
 */
const EFFORT = {
  best: { gzip: 9, brotli: 11 },
  page: { gzip: 3, brotli: 3 },
  data: { gzip: 1, brotli: 1 },
};

/**
 * Maximum bytes of a text that this thread compresses. Larger texts are compressed in another thread. For a smaller
 * text, handing it over takes as long as compressing it, and costs memory.
 */
const AT_ONCE_BYTES = 128 * 1024;

export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort: keyof typeof EFFORT,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return body;
  const { gzip: level, brotli } = EFFORT[effort];
  const how = {
    level,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  if (effort === "data" && body.length <= AT_ONCE_BYTES) {
    return encoding === "gzip" ? gzipSync(body, how) : brotliCompressSync(body, how);
  }
  return encoding === "gzip" ? gzipped(body, how) : brotlied(body, how);
}

const gzipped = promisify<Uint8Array, ZlibOptions, Buffer<ArrayBuffer>>(gzip);
const brotlied = promisify<Uint8Array, BrotliOptions, Buffer<ArrayBuffer>>(brotliCompress);
