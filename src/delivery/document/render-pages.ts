import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { outage } from "#content/site/errors/outage.ts";
import type { Config } from "#platform/config/config.ts";
import { requestContext, type Endpoint, type RequestContext } from "#platform/http/context.ts";
import { RETRY_AFTER_SECONDS } from "#platform/http/errors/errors.ts";

/** Matches the content type of an error response for which React Router has written a text. */
const WORDED = /^text\/(?:html|x-script)\b/;

/**
 * @throws Refusal for a temporary error, or if the client has disconnected. HTTPException if the body is not a form, or
 *   if React Router's error response has no text for visitors
 */
export function renderPages(build: ServerBuild, mode: Config["mode"]): Handler<Endpoint> {
  const render = createRequestHandler(build, mode);
  return async (c) => {
    const { platform, address, origin } = c.var;
    const visit: RequestContext = { platform, address, origin };
    const context = new RouterContextProvider();
    context.set(requestContext, visit);
    // React Router refuses a form if the header Origin differs from the URL of the request. A proxy may have changed
    // the URL, so the URL gets the site's own origin.
    const request = new Request(
      new URL(c.req.raw.url.replace(/^[a-z]+:\/\/[^/]+/i, () => origin)),
      c.req.raw,
    );
    if (!(await isReadable(request))) throw new HTTPException(400, { message: outage.noForm });
    const page = await render(request, context);
    if (visit.refusal) throw visit.refusal;
    if (page.status >= 400 && !WORDED.test(page.headers.get("Content-Type") ?? "")) {
      const message = page.status >= 500 ? outage.unexpected : outage.refused;
      throw new HTTPException(page.status as ContentfulStatusCode, { message });
    }
    if (page.status === 503 && !page.headers.has("Retry-After")) {
      page.headers.set("Retry-After", String(RETRY_AFTER_SECONDS.away));
    }
    if (c.req.method === "GET" && page.status === 200 && !page.headers.has("Cache-Control")) {
      page.headers.set("Cache-Control", "no-cache");
    }
    return page;
  };
}

/** Whether a request has no body or a form. Pages accept no other bodies. */
async function isReadable(request: Request): Promise<boolean> {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return true;
  const reading = request.clone().formData();
  return reading.then(
    () => true,
    () => false,
  );
}
