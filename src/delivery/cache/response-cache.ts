import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { Endpoint } from "#platform/http/context.ts";
import { createQueue, inQueue } from "#platform/database/queue.ts";
import { acceptedEncoding, compress, type Effort, type Encoding } from "./encoding.ts";
import { etagOf, matchesETag } from "./etag.ts";
import type { WatchedVersion } from "./watched-version.ts";

/** For a page that depends on its address and the library alone; becomes the library's version. */
export const CACHE_PAGE = "X-Cache-Page";

/** Beside it, for a page that shows something else as well: seconds until it is made anew. */
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
  // One at a time: the threads that compress also read files and check passwords.
  const packing = createQueue();
  // Outdated pages stay until replaced: by them the cache layer knows what to make only once.
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
      const { page, pack } = await toCachedPage(response);
      pages.set(key, page, seconds === null ? {} : { ttl: Number(seconds) * 1000 });
      const packed = async () =>
        void (pages.peek(key, { allowStale: true }) === page && (await pack()));
      // What fails leaves it as it is.
      void inQueue(packing, packed).catch(() => undefined);
      return choose(page, asked);
    },
  };
}

/** Compressed quickly, for whoever waits. @returns `pack`: makes it small, for all who come after */
async function toCachedPage(
  response: Response,
): Promise<{ page: CachedPage; pack: () => Promise<void> }> {
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
  const inEncoding = async (encoding: Encoding, effort: Effort): Promise<CachedResponse> => {
    const bytes = await compress(body, encoding, effort);
    const own: [string, string][] = encoding === "identity" ? [] : [["content-encoding", encoding]];
    return {
      status: 200,
      headers: [...common, ...own, ["content-length", String(bytes.length)]],
      body: bytes,
    };
  };
  const inEach = async (effort: Effort) => {
    const [br, gzip, identity] = await Promise.all([
      inEncoding("br", effort),
      inEncoding("gzip", effort),
      inEncoding("identity", effort),
    ]);
    return { br, gzip, identity };
  };
  const notModified = { status: 304, headers: common, body: null } as const;
  const page: CachedPage = { version, etag, notModified, variants: await inEach("page") };
  return { page, pack: async () => void (page.variants = await inEach("kept")) };
}
