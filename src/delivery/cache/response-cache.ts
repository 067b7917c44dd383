import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { acceptedEncoding, compress, type Encoding } from "./encoding.ts";
import { etagOf, matchesETag } from "./etag.ts";

/**
 * For a page that depends on its address and the library alone. Its value says when the page is made anew:
 * "library" whenever any template changes, "named" when a template changes whose slug is in the page.
 */
export const CACHE_PAGE = "X-Cache-Page";

/** Beside it, for a page that shows something else as well: seconds until it is made anew. */
export const CACHE_SECONDS = "X-Cache-Seconds";

const MAX_BYTES = 64 * 1024 * 1024;
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
  etag: string;
  notModified: CachedResponse;
  variants: Record<Encoding, CachedResponse>;
  madeFor: string;
  /** When it is to be made anew, by `performance.now()`. */
  until: number;
  state: "current" | "outdated" | "forbidden";
};

/** Slugs of templates that changed. `hidden`: slugs that no page may show any longer. */
export type Changes =
  | "everything"
  | { changed: readonly string[] | "all"; hidden: readonly string[] };

/** `outdated` by a change of the library, `expired` by its `CACHE_SECONDS`. */
export type Kept = { response: CachedResponse; state: "current" | "outdated" | "expired" };

export type ResponseCache = {
  /** @returns undefined: missing, or not to be shown any longer */
  get: (key: string, asked: ConditionalHeaders) => Kept | undefined;
  /** @param generation when the page began to be made; it is not kept if something changed since */
  put: (
    key: string,
    page: Response,
    asked: ConditionalHeaders,
    generation: number,
  ) => Promise<CachedResponse>;
  /** Stored, even if it is not to be shown any longer. */
  has: (key: string) => boolean;
  /**
   * Marks the pages that show something else now.
   * @returns keys of those that must not be shown any longer, most recently used first
   */
  outdate: (changes: Changes) => string[];
  /** How often `outdate` was called. */
  generation: () => number;
};

export type ConditionalHeaders = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** @param sharedSeconds how long a shared cache, such as a CDN's, may keep a page; 0: not at all */
export function createResponseCache(sharedSeconds = 0): ResponseCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ variants }) =>
      Object.values(variants).reduce((bytes, { body }) => bytes + (body?.length ?? 0), 1),
  });
  let generation = 0;
  let improving = Promise.resolve();
  /** One page at a time, while it is sent as it is. */
  const improve = (key: string, page: CachedPage, body: Body) => {
    improving = improving
      .then(async () => {
        if (pages.peek(key) !== page) return;
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
  const send = (page: CachedPage, asked: ConditionalHeaders, state: Kept["state"]) => {
    const response = choose(page, asked);
    return state === "current" || sharedSeconds === 0 ? response : notShared(response);
  };
  return {
    generation: () => generation,
    has: (key) => pages.has(key),
    get(key, asked) {
      const page = pages.get(key);
      if (!page || page.state === "forbidden") return undefined;
      const state = performance.now() < page.until ? page.state : "expired";
      return { response: send(page, asked, state), state };
    },
    async put(key, response, asked, begun) {
      const body = new Uint8Array(await response.arrayBuffer());
      const page = await toCachedPage(response, body, sharedSeconds);
      if (begun === generation) {
        pages.set(key, page);
        improve(key, page, body);
      }
      return choose(page, asked);
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

function namesAny(key: string, { variants }: CachedPage, slugs: readonly string[]): boolean {
  const { body } = variants.identity;
  const text = body && Buffer.from(body.buffer, body.byteOffset, body.length);
  return slugs.some((slug) => key.includes(slug) || text?.includes(slug));
}

/** Compressed in haste: somebody waits for it. */
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
  };
}

const NOT_SHARED = "no-cache";
const STALE_SECONDS = 60;

/** A browser asks every time; a CDN may send the former page while it fetches the new one. */
function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`;
}

/** A page that is being made anew is sent once more, but nobody is to keep it. */
function notShared({ status, headers, body }: CachedResponse): CachedResponse {
  const own = headers.map(([name, value]): [string, string] => [
    name,
    name === "cache-control" ? NOT_SHARED : value,
  ]);
  return cachedResponse(status, own, body);
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
