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

/** Compresses an answer; `thorough` for what is kept and sent many times. */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  { thorough }: { thorough: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return gzipped(body, { level: thorough ? 9 : 3 });
  return brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: thorough ? 10 : 3,
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
