import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { acceptedEncoding } from "../cache/encoding.ts";
import { etagOf, matchesETag } from "../cache/etag.ts";

export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Folder of files whose names contain a hash of their content. */
const HASHED = "/assets/";

export function typeOf(path: string): string {
  const markdown = path.endsWith(".md") ? "text/markdown; charset=utf-8" : undefined;
  return markdown ?? getMimeType(path) ?? "application/octet-stream";
}

type File = {
  type: string;
  etag: string;
  cacheControl: string;
  bodies: {
    identity: Uint8Array<ArrayBuffer>;
    br?: Uint8Array<ArrayBuffer>;
    gzip?: Uint8Array<ArrayBuffer>;
  };
};

export type StaticFolder = {
  folder: string;
  prefix: string;
  /**
   * Set if the files may change while the site runs. Only files whose paths match are served. They are read from the
   * disk at each request, because there may be too many of them for the memory.
   */
  live?: RegExp;
};

/**
 * A compressed copy (`.br` or `.gz`) of a file is sent to clients that accept it. Without `live`, only files that were
 * there at the start are served, from memory.
 */
export function staticFiles(folders: readonly StaticFolder[]): MiddlewareHandler {
  const paths = new Map(folders.filter(({ live }) => !live).flatMap(listFolder));
  const files = new Map<string, File>();
  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    const url = c.req.path;
    const listed = paths.get(url);
    const file = files.get(url) ?? readFile(listed ?? findLive(folders, url));
    if (!file) return next();
    if (listed) files.set(url, file);
    const compressed = file.bodies.br !== undefined;
    const encoding = compressed ? acceptedEncoding(c.req.header("accept-encoding")) : "identity";
    const headers: Record<string, string> = {
      "Content-Type": file.type,
      "Cache-Control": file.cacheControl,
      ETag: file.etag,
    };
    if (compressed) headers["Vary"] = "Accept-Encoding";
    if (matchesETag(file.etag, c.req.header("if-none-match"))) return c.body(null, 304, headers);
    if (encoding !== "identity") headers["Content-Encoding"] = encoding;
    return c.body(file.bodies[encoding] ?? file.bodies.identity, 200, headers);
  };
}

function findLive(folders: readonly StaticFolder[], url: string): Listed | undefined {
  const found = folders.find(
    ({ prefix, live }) => url.startsWith(prefix) && live?.test(url.slice(prefix.length)),
  );
  const path = found && join(found.folder, url.slice(found.prefix.length));
  return path === undefined ? undefined : { path, cacheControl: "no-cache" };
}

type Listed = { path: string; cacheControl: string };

function listFolder({ folder, prefix }: StaticFolder): [string, Listed][] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => {
    const url = prefix + relative(folder, path).split(sep).join("/");
    return [url, { path, cacheControl: url.startsWith(HASHED) ? IMMUTABLE : "no-cache" }];
  });
}

/** Reads a file. The file may be gone, because another build in the same folder has deleted it. */
function readFile(listed: Listed | undefined): File | undefined {
  if (!listed) return undefined;
  const { path, cacheControl } = listed;
  const identity = readIfThere(path);
  return (
    identity && {
      type: typeOf(path),
      etag: etagOf(identity),
      cacheControl,
      bodies: { identity, br: readIfThere(`${path}.br`), gzip: readIfThere(`${path}.gz`) },
    }
  );
}

function readIfThere(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
