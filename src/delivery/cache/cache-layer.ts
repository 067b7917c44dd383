import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { LRUCache } from "lru-cache";
import { compressed } from "./compressed.ts";
import { questionOf, type Question } from "#platform/http/errors/error-page.ts";
import { createCachedOrigins } from "./cached-origins.ts";
import {
  CACHE_PAGE,
  CACHE_SECONDS,
  createResponseCache,
  type CachedResponse,
  type Changes,
  type ConditionalHeaders,
  type Cached,
} from "./response-cache.ts";
import { siteOrigin } from "#platform/http/origin.ts";
import {
  asGet,
  asResponse,
  conditionalHeaders,
  readable,
  textOf,
  withoutBody,
} from "./messages.ts";
import { pageAddress, type PageAddress, type ParametersOf } from "./page-address.ts";
import type { WatchedVersion } from "./watched-version.ts";

type Fetch = (request: Request, bindings?: Partial<HttpBindings>) => Response | Promise<Response>;

export type CacheLayer = {
  /**
   * Answers a request. A page from the cache is returned as a `CachedResponse`: a `Response` would copy the page's
   * bytes.
   */
  answer: (
    request: Request,
    bindings?: Partial<HttpBindings>,
  ) => Promise<Response | CachedResponse> | Response;
  /**
   * Answers a request at once if its URL led to a cached page before. No Request object is made, because making one
   * takes longer than sending the page.
   * @returns undefined if a Request object is needed; the caller then has to call `answer`
   */
  answerAtOnce: (incoming: IncomingMessage) => CachedResponse | undefined;
  fetch: Fetch;
  onError: OnError;
  /**
   * Marks the cached pages that a change of the template library concerns. Pages that nobody may see any more are
   * rendered again at once, but at most `MAX_RENEWED_AT_ONCE` of them.
   */
  outdate: (changes: Changes) => void;
};

/** The fields of a Request that are needed to count a visit. */
export type Visit = { url: string; headers: Pick<Headers, "get" | "has"> };

type OnError = (error: unknown, question: Question) => Response;

type Options = {
  fetch: Fetch;
  /** Called before a page is looked up in the cache. If the template library has changed, `version` calls `outdate`. */
  version: WatchedVersion;
  parametersOf: ParametersOf;
  publicOrigin: string | undefined;
  /** Seconds for which a CDN may cache a page. If undefined, a CDN may not cache any page. */
  sharedSeconds?: number;
  onCacheHit: (answer: { method: string; path: string; status: number; ms: number }) => void;
  /** Called for each GET request with the answer 200, or 304 (the browser's copy is current). */
  onPage: (visit: Visit, bindings: Partial<Pick<HttpBindings, "incoming">> | undefined) => void;
  onError: OnError;
};

/**
 * Caches the pages whose response headers ask for it. While an outdated page is rendered again, visitors get the old
 * page. They wait for the new one only if the old page is past its `CACHE_SECONDS`, or if nobody may see it any more.
 * Texts that are not cached are compressed when they are sent.
 */
export function createCacheLayer(options: Options): CacheLayer {
  const { fetch, version, parametersOf, publicOrigin, onCacheHit, onPage, onError } = options;
  const pages = createResponseCache(options.sharedSeconds);
  const isCachedFor = publicOrigin ? () => true : createCachedOrigins();
  const making = new Map<string, Promise<Response>>();
  const renewing = new Set<string>();
  let renewals = Promise.resolve();
  const knownAddresses = new LRUCache<string, KnownAddress>({ max: MAX_ADDRESSES });

  async function answerOnce(
    request: Request,
    bindings?: Partial<HttpBindings>,
  ): Promise<Response | CachedResponse> {
    const conditions = conditionalHeaders(request.headers);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return compressed(await fetch(request, bindings), conditions);
    }
    const url = new URL(request.url);
    const address = pageAddress(url.pathname, url.search, parametersOf);
    const origin = siteOrigin(request, publicOrigin);
    const key = `${origin}${address.path}${address.search}`;
    // A page is not cached if `outdate` is called during its rendering. `version` may call `outdate`, so `version` is
    // called before the rendering begins.
    if (pages.has(key) || parametersOf(url.pathname)) await version();
    const send = (cached: Cached) => {
      const known = { key, origin, url: request.url, path: url.pathname };
      const written = bindings?.incoming && writtenAddress(bindings.incoming);
      if (written) knownAddresses.set(written, known);
      return hit(cached.response, known, request.method);
    };
    const cached = pages.get(key, conditions);
    if (cached?.state === "outdated") renew(key);
    if (cached && cached.state !== "expired") return send(cached);
    // Another request may be rendering the page already. This request then waits for the result.
    const others = making.get(key);
    if (others) await others.catch(() => undefined);
    const another = others && pages.get(key, conditions);
    if (another) return send(another);
    const answered = await makeFor(key, make(request, address, origin, conditions, bindings));
    return cached && answered.status >= 500 ? send(cached) : answered;
  }

  function makeFor(key: string, made: Promise<Response>): Promise<Response> {
    if (pages.has(key)) making.set(key, made);
    return made.finally(() => making.get(key) === made && making.delete(key));
  }

  /**
   * Renders a page again that is outdated or that nobody may see any more. These pages are rendered one after the
   * other, so that the processor is free for visitors' requests. Does nothing if the page already waits for this, or
   * was rendered again less than `RENEW_PAUSE_MS` ago.
   */
  function renew(key: string): void {
    if (renewing.has(key)) return;
    renewing.add(key);
    const { origin, pathname, search } = new URL(key);
    const address = pageAddress(pathname, search, parametersOf);
    renewals = renewals
      .then(async () => {
        await making.get(key);
        if (pages.get(key, NOTHING_ASKED)?.state === "current") return;
        await makeFor(key, make(new Request(key), address, origin, NOTHING_ASKED));
      })
      .catch(() => undefined)
      .finally(() => setTimeout(() => renewing.delete(key), RENEW_PAUSE_MS).unref());
  }

  /**
   * Marks cached pages. Pages that nobody may see any more ("forbidden") are rendered again at once, because the
   * database may be unreachable when a visitor asks for them.
   */
  function outdate(changes: Changes): void {
    for (const key of pages.outdate(changes).slice(0, MAX_RENEWED_AT_ONCE)) renew(key);
  }

  function hit(
    cached: CachedResponse,
    { origin, path }: KnownAddress,
    method: string,
  ): CachedResponse {
    isCachedFor(origin);
    onCacheHit({ method, path, status: cached.status, ms: 0 });
    return method === "HEAD" ? { ...cached, body: null } : cached;
  }

  function answerAtOnce(incoming: IncomingMessage): CachedResponse | undefined {
    const { method = "", headers } = incoming;
    const written = writtenAddress(incoming);
    const known = written === undefined ? undefined : knownAddresses.get(written);
    // About once a second, `version` asks the database and returns a promise. `answerAtOnce` cannot wait for it, so the
    // caller has to use `answer`.
    if (!known || typeof version() !== "string") return undefined;
    const cached = pages.get(known.key, {
      acceptEncoding: textOf(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
    });
    if (cached?.state !== "current") return undefined;
    if (method === "GET") onPage({ url: known.url, headers: readable(headers) }, { incoming });
    return hit(cached.response, known, method);
  }

  async function make(
    request: Request,
    address: PageAddress,
    origin: string,
    conditions: ConditionalHeaders,
    bindings?: Partial<HttpBindings>,
  ): Promise<Response> {
    const generation = pages.generation();
    const response = await fetch(asGet(request, address), bindings);
    const asksForIt = response.status === 200 && response.headers.has(CACHE_PAGE);
    const isKept =
      asksForIt && address.isCacheable && (await version()) !== undefined && isCachedFor(origin);
    if (isKept) {
      const key = `${origin}${address.path}${address.search}`;
      return asResponse(await pages.put(key, response, conditions, generation), request.method);
    }
    for (const name of [CACHE_PAGE, CACHE_SECONDS]) response.headers.delete(name);
    const answered = await compressed(response, conditions);
    return request.method === "HEAD" ? withoutBody(answered) : answered;
  }

  const answer = async (request: Request, bindings?: Partial<HttpBindings>) => {
    try {
      const answered = await answerOnce(request, bindings);
      const { status } = answered;
      if (request.method === "GET" && (status === 200 || status === 304)) onPage(request, bindings);
      return answered;
    } catch (error) {
      return onError(error, questionOf(request));
    }
  };
  return {
    onError,
    outdate,
    answer,
    answerAtOnce,
    async fetch(request, bindings) {
      const answered = await answer(request, bindings);
      return answered instanceof Response ? answered : asResponse(answered, request.method);
    },
  };
}

/** Minimum time in ms between two renderings of the same outdated page. In between, visitors get the outdated page. */
const RENEW_PAUSE_MS = 1000;
const MAX_RENEWED_AT_ONCE = 50;
const NOTHING_ASKED: ConditionalHeaders = { acceptEncoding: undefined, ifNoneMatch: undefined };

/** Maximum number of known URLs. A page may have many, because links on other sites add query parameters. */
const MAX_ADDRESSES = 1000;

/** `url`: as the client wrote it. `key`: key of the page in the cache. */
type KnownAddress = { key: string; origin: string; url: string; path: string };

/** Key in `knownAddresses`; undefined if the answer may depend on more than host and URL. */
function writtenAddress({ method, url, headers }: IncomingMessage): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.origin !== undefined) return undefined;
  return `${headers.host}\n${url}`;
}
