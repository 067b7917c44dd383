import type { MiddlewareHandler } from "hono";
import type { Endpoint } from "#platform/http/context.ts";
import { acceptedEncoding, compress, type Encoding } from "./encoding.ts";
import { etagOf, isHeld } from "./etag.ts";
import type { WatchedVersion } from "./watched-version.ts";

/**
 * A page that sends this header depends on nothing but its address and the state of the library;
 * on the way out its value becomes the version of that state.
 */
export const CACHE_PAGE = "X-Keep";

/** Beside it, for a page that shows something else as well: after so many seconds it is made anew. */
export const CACHE_SECONDS = "X-Keep-Seconds";

const MAX_PAGES = 500;

/** An answer that is there to be sent: the headers as node:http wants them, name after value. */
export type CachedResponse = {
  status: 200 | 304;
  headers: string[];
  body: Uint8Array<ArrayBuffer> | null;
  /** What the log says of it. */
  logged: { method: string; path: string; status: number; ms: number };
};

type CacheEntry = {
  version: string;
  /** On the process's own clock. */
  expiresMs: number;
  etag: string;
  known: CachedResponse;
  whole: Record<Encoding, CachedResponse>;
};

export type ResponseCache = {
  /**
   * @param key the page's whole address
   * @param version undefined when it is not known
   * @returns undefined when it is not kept, or kept in another version
   */
  find: (
    key: string,
    version: string | undefined,
    asked: ConditionalHeaders,
  ) => CachedResponse | undefined;
  /** Keeps a page compressed, with all its headers; its `CACHE_PAGE` header names the version. */
  keep: (key: string, page: Response, asked: ConditionalHeaders) => Promise<CachedResponse>;
  has: (key: string) => boolean;
};

/** The headers of a request that choose its answer. */
export type ConditionalHeaders = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** Puts the version into the answers that ask to be kept; without one none of them is. */
export function markCacheable(version: WatchedVersion): MiddlewareHandler<Endpoint> {
  return async (c, next) => {
    // Read before the page is: it then shows at least that state.
    const current = c.req.method === "GET" ? await version() : undefined;
    await next();
    const { headers, status } = c.res;
    if (!headers.has(CACHE_PAGE)) return;
    if (current !== undefined && status === 200) headers.set(CACHE_PAGE, current);
    else headers.delete(CACHE_PAGE);
  };
}

/** The kept pages of one process; the least recently asked for goes when there are too many. */
export function createResponseCache(): ResponseCache {
  const pages = new Map<string, CacheEntry>();
  const choose = (
    { etag, known, whole }: CacheEntry,
    { acceptEncoding, ifNoneMatch }: ConditionalHeaders,
  ): CachedResponse =>
    isHeld(etag, ifNoneMatch) ? known : whole[acceptedEncoding(acceptEncoding)];
  return {
    has: (key) => pages.has(key),
    find(key, version, asked) {
      const page = pages.get(key);
      if (!page || page.version !== version || page.expiresMs < performance.now()) return undefined;
      // To the end of the line.
      pages.delete(key);
      pages.set(key, page);
      return choose(page, asked);
    },
    async keep(key, response, asked) {
      const page = await toEntry(key, response);
      pages.delete(key);
      const [oldest] = pages.keys();
      if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest);
      pages.set(key, page);
      return choose(page, asked);
    },
  };
}

async function toEntry(key: string, response: Response): Promise<CacheEntry> {
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = etagOf(body);
  const { headers } = response;
  const version = headers.get(CACHE_PAGE) ?? "";
  const seconds = Number(headers.get(CACHE_SECONDS) ?? Infinity);
  headers.delete(CACHE_PAGE);
  headers.delete(CACHE_SECONDS);
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  const common = [...headers].flat();
  const logged = { method: "GET", path: new URL(key).pathname, status: 200, ms: 0 };
  const inEncoding = async (encoding: Encoding): Promise<CachedResponse> => {
    const bytes = await compress(body, encoding, "kept");
    const own = encoding === "identity" ? [] : ["content-encoding", encoding];
    return {
      status: 200,
      headers: [...common, ...own, "content-length", String(bytes.length)],
      body: bytes,
      logged,
    };
  };
  const [br, gzip, identity] = await Promise.all([
    inEncoding("br"),
    inEncoding("gzip"),
    inEncoding("identity"),
  ]);
  return {
    version,
    expiresMs: performance.now() + seconds * 1000,
    etag,
    known: { status: 304, headers: common, body: null, logged: { ...logged, status: 304 } },
    whole: { br, gzip, identity },
  };
}
