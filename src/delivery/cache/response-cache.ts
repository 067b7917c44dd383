import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { acceptedEncoding, compress, type Encoding } from "./encoding.ts";
import { etagOf, matchesETag } from "./etag.ts";

/**
 * Response header of a page that depends only on its URL and the template library. Value "library": any change of a
 * template outdates it. "named": only a change of a template whose slug is in the page.
 */
export const CACHE_PAGE = "X-Cache-Page";

/**
 * Response header of a page that also shows data from outside the template library, such as counts. Value: number of
 * seconds after which the page is rendered again.
 */
export const CACHE_SECONDS = "X-Cache-Seconds";

const MAX_BYTES = 64 * 1024 * 1024;
/**
 * Pause in ms after each cached page that is compressed again, which takes 0.2 s. In the pause, the processor is free
 * for visitors' requests.
 */
const REST_MS = 2000;

type Body = Uint8Array<ArrayBuffer>;

export type CachedResponse = {
  status: 200 | 304;
  headers: readonly [name: string, value: string][];
  /** The response's headers in the form that node:http needs: name, value, name, value, … */
  rawHeaders: string[];
  body: Body | null;
};

type CachedPage = {
  etag: string;
  notModified: CachedResponse;
  variants: Record<Encoding, CachedResponse>;
  madeFor: string;
  /** Time in ms at which the page expires, on the clock of `performance.now()`. */
  until: number;
  state: "current" | "outdated" | "forbidden";
  /**
   * `page`: compressed quickly. `queued`: was sent again, and waits to be compressed better. `best`: compressed as
   * small as possible.
   */
  effort: "page" | "queued" | "best";
};

/** `changed`: slugs of the templates that changed. `hidden`: slugs of templates that no page may show any more. */
export type Changes =
  | "everything"
  | { changed: readonly string[] | "all"; hidden: readonly string[] };

/** `outdated`: the template library has changed since the rendering. `expired`: older than its `CACHE_SECONDS`. */
export type Cached = { response: CachedResponse; state: "current" | "outdated" | "expired" };

export type ResponseCache = {
  /** Returns undefined if the page is not in the cache, or if visitors must not see it any more. */
  get: (key: string, conditions: ConditionalHeaders) => Cached | undefined;
  /**
   * Stores a page, unless `outdate` was called after the rendering of the page began.
   * @param generation - value of `generation()` when the rendering began
   */
  put: (
    key: string,
    page: Response,
    conditions: ConditionalHeaders,
    generation: number,
  ) => Promise<CachedResponse>;
  /** Whether the page is in the cache, even if visitors must not see it any more. */
  has: (key: string) => boolean;
  /**
   * Marks the pages that a change concerns: as "forbidden" if nobody may see them any more, otherwise as outdated.
   * @returns keys of the forbidden pages, the most recently used first
   */
  outdate: (changes: Changes) => string[];
  /** Number of times that `outdate` was called. */
  generation: () => number;
};

export type ConditionalHeaders = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** @param sharedSeconds - seconds for which a shared cache, such as that of a CDN, may store a page; 0 if it may not */
export function createResponseCache(sharedSeconds = 0): ResponseCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ variants }) =>
      Object.values(variants).reduce((bytes, { body }) => bytes + (body?.length ?? 0), 1),
  });
  let generation = 0;
  let improving = Promise.resolve();
  /**
   * Compresses a cached page again, as small as possible. The argument is the page's key, because the page itself may
   * be replaced by a new rendering while it waits for its turn.
   */
  const improve = async (key: string) => {
    const page = pages.peek(key);
    const { body } = page?.variants.identity ?? {};
    if (page?.effort !== "queued" || !body) return;
    page.effort = "best";
    page.variants = await inEncodings(body, page.notModified.headers, "best");
    await pause(REST_MS, undefined, { ref: false });
  };
  const choose = (
    { etag, notModified, variants }: CachedPage,
    { acceptEncoding, ifNoneMatch }: ConditionalHeaders,
  ): CachedResponse =>
    matchesETag(etag, ifNoneMatch) ? notModified : variants[acceptedEncoding(acceptEncoding)];
  const send = (page: CachedPage, conditions: ConditionalHeaders, state: Cached["state"]) => {
    const response = choose(page, conditions);
    return state === "current" || sharedSeconds === 0 ? response : notShared(response);
  };
  return {
    generation: () => generation,
    has: (key) => pages.has(key),
    get(key, conditions) {
      const page = pages.get(key);
      if (!page || page.state === "forbidden") return undefined;
      const state = performance.now() < page.until ? page.state : "expired";
      if (state === "current" && page.effort === "page") {
        page.effort = "queued";
        improving = improving.then(() => improve(key)).catch(() => undefined);
      }
      return { response: send(page, conditions, state), state };
    },
    async put(key, response, conditions, begun) {
      const body = new Uint8Array(await response.arrayBuffer());
      const page = await toCachedPage(response, body, sharedSeconds);
      if (begun === generation) pages.set(key, page);
      return choose(page, conditions);
    },
    outdate(changes) {
      generation += 1;
      const forbidden: string[] = [];
      for (const [key, page] of pages.entries()) {
        if (changes === "everything" || namesAny(key, page, changes.hidden)) {
          page.state = "forbidden";
          forbidden.push(key);
        } else if (page.state === "current" && isConcerned(key, page, changes.changed)) {
          page.state = "outdated";
        }
      }
      return forbidden;
    },
  };
}

function isConcerned(key: string, page: CachedPage, changed: readonly string[] | "all"): boolean {
  return changed === "all" || page.madeFor === "library" || namesAny(key, page, changed);
}

/**
 * Whether a page or its URL contains one of the slugs. A slug inside a longer word counts too: rendering a page without
 * need is better than keeping a hidden template in it.
 */
function namesAny(key: string, { variants }: CachedPage, slugs: readonly string[]): boolean {
  const { body } = variants.identity;
  const text = body && Buffer.from(body.buffer, body.byteOffset, body.length);
  return slugs.some((slug) => key.includes(slug) || text?.includes(slug));
}

/** Compresses the page quickly, because a visitor is waiting for it. */
async function toCachedPage(
  { headers }: Response,
  body: Body,
  sharedSeconds: number,
): Promise<CachedPage> {
  const etag = etagOf(body);
  const madeFor = headers.get(CACHE_PAGE) ?? "";
  const seconds = headers.get(CACHE_SECONDS);
  headers.delete(CACHE_PAGE);
  headers.delete(CACHE_SECONDS);
  headers.set("ETag", etag);
  headers.append("Vary", "Accept-Encoding");
  const mostSeconds = Math.min(sharedSeconds, Number(seconds ?? Infinity));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", NOT_SHARED);
  if (headers.get("Cache-Control") === NOT_SHARED)
    headers.set("Cache-Control", mostSeconds > 0 ? sharedFor(mostSeconds) : NOT_SHARED);
  const common = [...headers];
  return {
    etag,
    notModified: cachedResponse(304, common, null),
    variants: await inEncodings(body, common, "page"),
    madeFor,
    until: seconds === null ? Infinity : performance.now() + Number(seconds) * 1000,
    state: "current",
    effort: "page",
  };
}

const NOT_SHARED = "no-cache";
const STALE_SECONDS = 60;

/**
 * Returns the value of Cache-Control for a page that a CDN may store for `seconds`. Browsers ask again at each use. For
 * a minute after the page expires, a CDN may still send its copy while it fetches a new one.
 */
function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`;
}

/** Returns the response for an outdated or expired page. Its Cache-Control forbids reuse without asking the server. */
function notShared({ status, headers, body }: CachedResponse): CachedResponse {
  const unsharedHeaders = headers.map(([name, value]): [string, string] => [
    name,
    name === "cache-control" ? NOT_SHARED : value,
  ]);
  return cachedResponse(status, unsharedHeaders, body);
}

async function inEncodings(
  body: Body,
  common: CachedResponse["headers"],
  effort: "best" | "page",
): Promise<CachedPage["variants"]> {
  const inEncoding = async (encoding: Encoding): Promise<CachedResponse> => {
    const bytes = await compress(body, encoding, effort);
    const encodingHeaders: [string, string][] =
      encoding === "identity" ? [] : [["content-encoding", encoding]];
    const length: [string, string] = ["content-length", String(bytes.length)];
    return cachedResponse(200, [...common, ...encodingHeaders, length], bytes);
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
