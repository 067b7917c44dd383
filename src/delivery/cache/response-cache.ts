import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Endpoint } from "#platform/http/context.ts";
import { acceptedEncoding, compress, type Encoding } from "./encoding.ts";
import { etagOf, matchesETag } from "./etag.ts";
import type { WatchedVersion } from "./watched-version.ts";

/**
 * A page that sends this header depends on nothing but its address and the state of the library;
 * on the way out its value becomes the version of that state.
 */
export const CACHE_PAGE = "X-Cache-Page";

/** Beside it, for a page that shows something else as well: after so many seconds it is made anew. */
export const CACHE_SECONDS = "X-Cache-Seconds";

const MAX_PAGES = 500;

export type CachedResponse = {
  status: 200 | 304;
  headers: readonly [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | null;
};

type CachedPage = {
  version: string;
  etag: string;
  notModified: CachedResponse;
  variants: Record<Encoding, CachedResponse>;
};

export type ResponseCache = {
  /**
   * @param key the page's whole address
   * @param version undefined when it is not known
   * @returns undefined when it is not there, too old, or of another version
   */
  get: (
    key: string,
    version: string | undefined,
    asked: ConditionalHeaders,
  ) => CachedResponse | undefined;
  /** Stores a page compressed, with all its headers; its `CACHE_PAGE` header names the version. */
  put: (key: string, page: Response, asked: ConditionalHeaders) => Promise<CachedResponse>;
  /** Whether it was ever stored and not evicted, even if it is outdated. */
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

/** The cached pages of one process; the least recently asked for goes when there are too many. */
export function createResponseCache(): ResponseCache {
  // An outdated page stays until it is replaced: by it the cache layer knows what to make only once.
  const pages = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
  });
  const choose = (
    { etag, notModified, variants }: CachedPage,
    { acceptEncoding, ifNoneMatch }: ConditionalHeaders,
  ): CachedResponse =>
    matchesETag(etag, ifNoneMatch) ? notModified : variants[acceptedEncoding(acceptEncoding)];
  return {
    has: (key) => pages.peek(key, { allowStale: true }) !== undefined,
    get(key, version, asked) {
      const page = pages.get(key);
      return page && page.version === version ? choose(page, asked) : undefined;
    },
    async put(key, response, asked) {
      const seconds = response.headers.get(CACHE_SECONDS);
      const page = await toCachedPage(response);
      pages.set(key, page, seconds === null ? {} : { ttl: Number(seconds) * 1000 });
      return choose(page, asked);
    },
  };
}

async function toCachedPage(response: Response): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = etagOf(body);
  const { headers } = response;
  const version = headers.get(CACHE_PAGE) ?? "";
  headers.delete(CACHE_PAGE);
  headers.delete(CACHE_SECONDS);
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  const common = [...headers];
  const inEncoding = async (encoding: Encoding): Promise<CachedResponse> => {
    const bytes = await compress(body, encoding, "kept");
    const own: [string, string][] = encoding === "identity" ? [] : [["content-encoding", encoding]];
    return {
      status: 200,
      headers: [...common, ...own, ["content-length", String(bytes.length)]],
      body: bytes,
    };
  };
  const [br, gzip, identity] = await Promise.all([
    inEncoding("br"),
    inEncoding("gzip"),
    inEncoding("identity"),
  ]);
  const notModified = { status: 304, headers: common, body: null } as const;
  return { version, etag, notModified, variants: { br, gzip, identity } };
}
