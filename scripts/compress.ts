import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)];

const COMPRESSIBLE = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".md",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);

/**
 * Writes a Brotli and a gzip copy of each file that compression makes smaller. Node compresses as many files at the
 * same time as its thread pool has threads.
 */
export async function compressFolder(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < 512) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = await brotlied(content, { params });
  if (brotli.length >= content.length) return;
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, await gzipped(content, { level: 9 }));
}
