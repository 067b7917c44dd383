import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { accountApi } from "#features/account/server/http.ts";
import { chatApi } from "#features/chat/server/http.ts";
import { adminApi } from "#features/admin/server/http.ts";
import { AUTH_BASE } from "#features/auth/protocol.ts";
import { authApi, authEnvelope } from "#features/auth/server/http.ts";
import { inboxApi } from "#features/contact/server/inbox-http.ts";
import { contactApi } from "#features/contact/server/http.ts";
import { templateFiles } from "#features/templates/server/files-http.ts";
import { templatesApi } from "#features/templates/server/http.ts";
import { n8nApi, openToN8n } from "#features/templates/server/n8n-http.ts";
import { libraryVersion } from "#features/templates/server/service.ts";
import { vitalsApi } from "#features/vitals/server/http.ts";
import { limitBody } from "#platform/http/body-limit.ts";
import { clientAddress } from "#platform/http/client-address.ts";
import { visitContext, type Endpoint } from "#platform/http/context.ts";
import { answerError } from "#platform/http/errors.ts";
import { createFront, type Front } from "#platform/http/front.ts";
import { KEEP } from "#platform/http/kept-pages.ts";
import { knownMethods, noSuchAddress } from "#platform/http/no-such-address.ts";
import { sameOrigin, siteOrigin } from "#platform/http/origin.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { staticFiles, type StaticFolder } from "#platform/http/static-files.ts";
import type { Platform } from "#platform/platform.ts";

const MOST_BODY_BYTES = 64 * 1024;

export type App = Front & {
  /** Every endpoint, as `METHOD /path` with `:name` for what varies. */
  endpoints: readonly string[];
  /** Readiness off: load balancers stop sending visitors before the server stops listening. */
  retire: () => void;
};

/**
 * The whole site as one application: endpoints, files, then pages.
 * @param build the compiled pages
 * @param folders files to serve as they are
 */
export function createApp(
  platform: Platform,
  build: ServerBuild,
  folders: readonly StaticFolder[],
): App {
  let retired = false;
  const app = new Hono<Endpoint>();

  app.use(requestId());
  app.use(async (c, next) => {
    const address = clientAddress(
      c.env?.incoming?.socket?.remoteAddress,
      c.req.header("x-forwarded-for"),
      platform.config.trustedProxies,
    );
    c.set("platform", platform);
    c.set("address", address);
    c.set("origin", siteOrigin(c.req.raw, platform.config.publicOrigin));
    const begun = performance.now();
    await next();
    platform.log.info(
      {
        requestId: c.var.requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - begun),
      },
      "request",
    );
  });
  app.use("/n8n/*", openToN8n);
  app.use(securityHeaders(platform.config));
  app.onError(answerError);
  app.use(knownMethods);

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    if (retired) return c.json({ error: "The server is stopping." }, 503);
    await platform.database.query("select 1");
    return c.json({ status: "ok" });
  });

  app.use(`${AUTH_BASE}/*`, authEnvelope);
  app.use(sameOrigin);
  app.use(async (c, next) => {
    const encoding = c.req.header("content-encoding");
    if (encoding && encoding !== "identity") {
      return c.json({ error: "Please send the request uncompressed." }, 415);
    }
    return next();
  });
  app.use(
    limitBody(MOST_BODY_BYTES, (c) =>
      c.json({ error: "That is too much to send at once (64 kB at most)." }, 413),
    ),
  );

  app.route("/api", contactApi);
  app.route("/api", chatApi);
  app.route("/api", vitalsApi);
  app.route("/api", templatesApi);
  app.route("/api/account", accountApi);
  app.route("/api/admin/messages", inboxApi);
  app.route("/api/admin", adminApi);
  app.all("/api/*", noSuchAddress(app));
  app.route(AUTH_BASE, authApi);
  app.route("/n8n", n8nApi);
  app.use(staticFiles(folders));
  app.route("/", templateFiles);

  const render = createRequestHandler(build, platform.config.mode);
  app.all("*", async (c) => {
    const { address, origin } = c.var;
    const context = new RouterContextProvider();
    context.set(visitContext, { platform, address, origin });
    // React Router compares Origin to the request's own address, which a proxy may have changed.
    const request = new Request(
      new URL(c.req.raw.url.replace(/^[a-z]+:\/\/[^/]+/i, origin)),
      c.req.raw,
    );
    // Read before the page is: it then shows at least that state.
    const version = await libraryVersion(platform);
    const page = await render(request, context);
    const whole = c.req.method === "GET" && page.status === 200;
    if (whole && page.headers.has(KEEP)) page.headers.set(KEEP, version);
    else page.headers.delete(KEEP);
    if (whole && !page.headers.has("Cache-Control")) page.headers.set("Cache-Control", "no-cache");
    return page;
  });

  const front = createFront({
    fetch: (request, bindings) => app.fetch(request, bindings),
    version: () => libraryVersion(platform),
    publicOrigin: platform.config.publicOrigin,
    onKept: (answer) => platform.log.info(answer, "request"),
  });
  const endpoints = app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  return { ...front, endpoints, retire: () => (retired = true) };
}
