import type { IncomingHttpHeaders } from "node:http";
import type { PageAddress } from "./page-address.ts";
import type { CachedResponse, ConditionalHeaders } from "./response-cache.ts";

/**
 * Gives the headers of a node:http request the methods `get` and `has` of Headers. Both methods need names in lower
 * case.
 */
export function readable(headers: IncomingHttpHeaders): Pick<Headers, "get" | "has"> {
  return {
    get: (name) => textOf(headers[name]) ?? null,
    has: (name) => headers[name] !== undefined,
  };
}

export function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

export function conditionalHeaders(headers: Headers): ConditionalHeaders {
  return {
    acceptEncoding: headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: headers.get("if-none-match") ?? undefined,
  };
}

/** The request with which a page is rendered: a GET with only the parameters that the page reads. */
export function asGet(request: Request, { path, search }: PageAddress): Request {
  const url = new URL(request.url);
  if (request.method === "GET" && url.search === search) return request;
  const { headers, signal } = request;
  return new Request(`${url.origin}${path}${search}`, { headers, signal });
}

export function asResponse({ status, headers, body }: CachedResponse, method: string): Response {
  return new Response(method === "HEAD" ? null : body, { status, headers: [...headers] });
}

export async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, answer);
}
