import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Endpoint } from "#platform/http/context.ts";
import { acceptedEncoding, compress, type Encoding } from "./encoding.ts";
import { etagOf, matchesETag } from "./etag.ts";
import type { WatchedVersion } from "./watched-version.ts";

/** For a page that depends on its address and the library alone; becomes the library's version. */
export const CACHE_PAGE = "X-Cache-Page";

/** Beside it, for a page that shows something else as well: seconds until it is made anew. */
export const CACHE_SECONDS = "X-Cache-Seconds";

const MAX_PAGES = 500;
/**
 * Between pages that are compressed well, 0.1 s of the processor each: visitors of a server that has
 * just started come first, and those of others on the same machine.
 */
const REST_MS = 1000;

type Body = Uint8Array<ArrayBuffer>;

export type CachedResponse = {
  status: 200 | 304;
  headers: readonly [name: string, value: string][];
  /** The same headers as node:http takes them: name, value, name, value, … */
  rawHeaders: string[];
  body: Body | null;
};

type CachedPage = {
  version: string;
  etag: string;
  notModified: CachedResponse;
  variants: Record<Encoding, CachedResponse>;
};

export type ResponseCache = {
  /** @param version undefined: unknown @returns undefined: missing, outdated or too old */
  get: (
    key: string,
    version: string | undefined,
    asked: ConditionalHeaders,
  ) => CachedResponse | undefined;
  /** @param page its `CACHE_PAGE` header names the version */
  put: (key: string, page: Response, asked: ConditionalHeaders) => Promise<CachedResponse>;
  /** Stored and not evicted, even if outdated. */
  has: (key: string) => boolean;
};

export type ConditionalHeaders = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** Without a version nothing is kept. */
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

export function createResponseCache(): ResponseCache {
  // Outdated pages stay until replaced: by them the cache layer knows what to make only once.
  const pages = new LRUCache<string, CachedPage>({
    max: MAX_PAGES,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
  });
  let improving = Promise.resolve();
  /** One page at a time, while it is sent as it is. */
  const improve = (key: string, page: CachedPage, body: Body) => {
    improving = improving
      .then(async () => {
        if (pages.peek(key, { allowStale: true }) !== page) return;
        page.variants = await inEncodings(body, page.notModified.headers, "kept");
        await pause(REST_MS, undefined, { ref: false });
      })
      .catch(() => undefined);
  };
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
      const body = new Uint8Array(await response.arrayBuffer());
      const page = await toCachedPage(response, body);
      pages.set(key, page, seconds === null ? {} : { ttl: Number(seconds) * 1000 });
      improve(key, page, body);
      return choose(page, asked);
    },
  };
}

/** Compressed in haste: somebody waits for it. */
async function toCachedPage({ headers }: Response, body: Body): Promise<CachedPage> {
  const etag = etagOf(body);
  const version = headers.get(CACHE_PAGE) ?? "";
  headers.delete(CACHE_PAGE);
  headers.delete(CACHE_SECONDS);
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  const common = [...headers];
  const notModified = cachedResponse(304, common, null);
  return { version, etag, notModified, variants: await inEncodings(body, common, "page") };
}

async function inEncodings(
  body: Body,
  common: CachedResponse["headers"],
  effort: "kept" | "page",
): Promise<CachedPage["variants"]> {
  const inEncoding = async (encoding: Encoding): Promise<CachedResponse> => {
    const bytes = await compress(body, encoding, effort);
    const own: [string, string][] = encoding === "identity" ? [] : [["content-encoding", encoding]];
    const length: [string, string] = ["content-length", String(bytes.length)];
    return cachedResponse(200, [...common, ...own, length], bytes);
  };
  const [br, gzip, identity] = await Promise.all([
    inEncoding("br"),
    inEncoding("gzip"),
    inEncoding("identity"),
  ]);
  return { br, gzip, identity };
}

function cachedResponse(
  status: CachedResponse["status"],
  headers: CachedResponse["headers"],
  body: Body | null,
): CachedResponse {
  return { status, headers, rawHeaders: headers.flat(), body };
}
