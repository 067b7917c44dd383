import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
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
  type Kept,
} from "./response-cache.ts";
import { siteOrigin } from "#platform/http/origin.ts";
import { pageAddress, type PageAddress, type ParametersOf } from "./page-address.ts";
import type { WatchedVersion } from "./watched-version.ts";

export type Fetch = (
  request: Request,
  bindings?: Partial<HttpBindings>,
) => Response | Promise<Response>;

export type CacheLayer = {
  /**
   * Answers a request. A cached page is returned as its stored bytes, because a Response would copy them for every
   * visitor.
   */
  answer: (
    request: Request,
    bindings?: Partial<HttpBindings>,
  ) => Promise<Response | CachedResponse> | Response;
  /**
   * Answers an address whose page has been sent from the cache before, without building a Request, which costs more
   * than sending the page.
   * @returns undefined when `answer` has to be asked
   */
  answerAtOnce: (incoming: IncomingMessage) => CachedResponse | undefined;
  fetch: Fetch;
  onError: OnError;
  /** Marks the pages that show something that changed, and makes those anew that must not be shown anymore. */
  outdate: (changes: Changes) => void;
};

/** The part of a Request that counting a visit needs. */
export type Visit = { url: string; headers: Pick<Headers, "get" | "has"> };

export type OnError = (error: unknown, asked: Question) => Response;

type Options = {
  fetch: Fetch;
  /** Read before a page is looked up; by then `outdate` has been called with what changed. */
  version: WatchedVersion;
  parametersOf: ParametersOf;
  publicOrigin: string | undefined;
  /** How long a CDN may keep a page, in seconds; by default not at all. */
  sharedSeconds?: number;
  onCacheHit: (answer: { method: string; path: string; status: number; ms: number }) => void;
  /** Called after a page was sent, or a browser learned that its copy is current. */
  onPage: (visit: Visit, bindings: Partial<Pick<HttpBindings, "incoming">> | undefined) => void;
  onError: OnError;
};

/**
 * Keeps the pages that ask for it. A visitor gets an outdated page once more while the layer makes it anew; a page
 * that must not be shown is made anew while the visitor waits. Other texts are compressed as they are sent.
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
    const asked = conditionalHeaders(request.headers);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return compressed(await fetch(request, bindings), asked);
    }
    const url = new URL(request.url);
    const address = pageAddress(url.pathname, url.search, parametersOf);
    const origin = siteOrigin(request, publicOrigin);
    const key = `${origin}${address.path}${address.search}`;
    if (pages.has(key)) await version();
    const send = (kept: Kept) => {
      const known = { key, origin, url: request.url, path: url.pathname };
      const written = bindings?.incoming && writtenAddress(bindings.incoming);
      if (written) knownAddresses.set(written, known);
      return hit(kept.response, known, request.method);
    };
    const kept = pages.get(key, asked);
    if (kept?.state === "outdated") renew(key);
    if (kept && kept.state !== "expired") return send(kept);
    // However many requests ask for a page at once, one of them makes it.
    const others = making.get(key);
    if (others) await others.catch(() => undefined);
    const another = others && pages.get(key, asked);
    if (another) return send(another);
    const answered = await makeFor(key, make(request, address, origin, asked, bindings));
    return kept && answered.status >= 500 ? send(kept) : answered;
  }

  function makeFor(key: string, made: Promise<Response>): Promise<Response> {
    if (pages.has(key)) making.set(key, made);
    return made.finally(() => making.get(key) === made && making.delete(key));
  }

  /** Makes outdated pages anew one after the other, since visitors who wait for a page come first. */
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
   * Makes pages that must not be shown anymore anew at once, because the database may not be there when a visitor
   * asks.
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
    // Once a second the version is read from the database, which is not possible without waiting.
    if (!known || typeof version() !== "string") return undefined;
    const kept = pages.get(known.key, {
      acceptEncoding: textOf(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
    });
    if (kept?.state !== "current") return undefined;
    if (method === "GET") onPage({ url: known.url, headers: readable(headers) }, { incoming });
    return hit(kept.response, known, method);
  }

  async function make(
    request: Request,
    address: PageAddress,
    origin: string,
    asked: ConditionalHeaders,
    bindings?: Partial<HttpBindings>,
  ): Promise<Response> {
    const generation = pages.generation();
    const response = await fetch(asGet(request, address), bindings);
    const asksForIt = response.status === 200 && response.headers.has(CACHE_PAGE);
    const isKept =
      asksForIt && address.isCacheable && (await version()) !== undefined && isCachedFor(origin);
    if (isKept) {
      const key = `${origin}${address.path}${address.search}`;
      return asResponse(await pages.put(key, response, asked, generation), request.method);
    }
    for (const name of [CACHE_PAGE, CACHE_SECONDS]) response.headers.delete(name);
    const whole = await compressed(response, asked);
    return request.method === "HEAD" ? withoutBody(whole) : whole;
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

/** How long an outdated page is sent before the next attempt to make it anew. */
const RENEW_PAUSE_MS = 1000;
const MAX_RENEWED_AT_ONCE = 50;
const NOTHING_ASKED: ConditionalHeaders = { acceptEncoding: undefined, ifNoneMatch: undefined };

/** Links from elsewhere add parameters, so one page has many addresses. */
const MAX_ADDRESSES = 1000;

/** Facts about an address as a client wrote it; `key` is that of the cached page. */
type KnownAddress = { key: string; origin: string; url: string; path: string };

/** @returns undefined when the answer depends on more than host and address */
function writtenAddress({ method, url, headers }: IncomingMessage): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.origin !== undefined) return undefined;
  return `${headers.host}\n${url}`;
}

/** Reads node:http's headers in the way that a Request offers. */
function readable(headers: IncomingHttpHeaders): Pick<Headers, "get" | "has"> {
  return {
    get: (name) => textOf(headers[name]) ?? null,
    has: (name) => headers[name] !== undefined,
  };
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

function conditionalHeaders(headers: Headers): ConditionalHeaders {
  return {
    acceptEncoding: headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: headers.get("if-none-match") ?? undefined,
  };
}

/** Reduces a request to the parameters that the page reads, and a HEAD to a GET. */
function asGet(request: Request, { path, search }: PageAddress): Request {
  const url = new URL(request.url);
  if (request.method === "GET" && url.search === search) return request;
  const { headers, signal } = request;
  return new Request(`${url.origin}${path}${search}`, { headers, signal });
}

function asResponse({ status, headers, body }: CachedResponse, method: string): Response {
  return new Response(method === "HEAD" ? null : body, { status, headers: [...headers] });
}

async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, answer);
}
