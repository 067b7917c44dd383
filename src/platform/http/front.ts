import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { compressed } from "./compressed.ts";
import { createKeptPages, KEEP, type Asked, type Ready } from "./kept-pages.ts";
import { siteOrigin } from "./origin.ts";

export type Fetch = (
  request: Request,
  bindings?: Partial<HttpBindings>,
) => Response | Promise<Response>;

export type Front = {
  fetch: Fetch;
  /**
   * Writes a kept page straight to the socket, past everything that is made anew for a request.
   * @returns false when the request needs an answer from `fetch`
   */
  answerAtOnce: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
};

type Options = {
  /** Makes the answers that are not kept. */
  fetch: Fetch;
  /** Of what the kept pages depend on; a promise when it has to be read first. */
  version: () => string | Promise<string>;
  publicOrigin: string | undefined;
  onKept: (answer: Ready["logged"]) => void;
};

/**
 * What every answer passes on its way out: pages that ask for it are kept and sent again until
 * the version changes, other text is compressed as it goes. A HEAD is answered as the GET it
 * stands for, without the body.
 */
export function createFront({ fetch, version, publicOrigin, onKept }: Options): Front {
  const pages = createKeptPages();
  return {
    async fetch(request, bindings) {
      const asked = askedBy(request.headers);
      if (request.method !== "GET" && request.method !== "HEAD") {
        return compressed(await fetch(request, bindings), asked);
      }
      const { pathname, search } = new URL(request.url);
      const key = `${siteOrigin(request, publicOrigin)}${pathname}${search}`;
      const kept = pages.has(key) ? pages.find(key, await version(), asked) : undefined;
      if (kept) {
        onKept({ ...kept.logged, method: request.method });
        return asResponse(kept, request.method);
      }
      const { url, headers, signal } = request;
      const get = request.method === "GET" ? request : new Request(url, { headers, signal });
      const response = await fetch(get, bindings);
      if (response.headers.has(KEEP)) {
        return asResponse(await pages.keep(key, response, asked), request.method);
      }
      const answer = await compressed(response, asked);
      return request.method === "HEAD" ? withoutBody(answer) : answer;
    },

    answerAtOnce(incoming, outgoing) {
      const { method, url = "", headers } = incoming;
      const current = version();
      if ((method !== "GET" && method !== "HEAD") || typeof current !== "string") return false;
      // An Origin header may say that the site is visited by https.
      if (!publicOrigin && headers.origin) return false;
      const kept = pages.find(`${publicOrigin ?? `http://${headers.host}`}${url}`, current, {
        acceptEncoding: headers["accept-encoding"],
        ifNoneMatch: headers["if-none-match"],
      });
      if (!kept) return false;
      outgoing.writeHead(kept.status, kept.headers);
      outgoing.end(method === "HEAD" ? undefined : kept.body);
      onKept(method === "HEAD" ? { ...kept.logged, method } : kept.logged);
      return true;
    },
  };
}

function askedBy(headers: Headers): Asked {
  return {
    acceptEncoding: headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: headers.get("if-none-match") ?? undefined,
  };
}

function asResponse({ status, headers, body }: Ready, method: string): Response {
  const pairs: [string, string][] = [];
  for (let n = 0; n < headers.length; n += 2) pairs.push([headers[n] ?? "", headers[n + 1] ?? ""]);
  return new Response(method === "HEAD" ? null : body, { status, headers: pairs });
}

async function withoutBody(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return new Response(null, answer);
}
