import { Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { ServerBuild } from "react-router";
import { outage } from "#content/site/errors/outage.ts";
import { countPage } from "#features/analytics/server/service.ts";
import { AUTH_BASE } from "#features/auth/protocol.ts";
import { errorsAsProblems } from "#features/api/server/http.ts";
import { authApi, authErrorResponses } from "#features/auth/server/http/auth-http.ts";
import {
  movedTemplates,
  publicFiles,
  templateFiles,
} from "#features/templates/server/files-http.ts";
import { n8nApi, openToN8n } from "#features/templates/server/n8n/http.ts";
import { libraryVersion, onLibraryChange } from "#features/templates/server/service.ts";
import { limitBody } from "#platform/http/body/body-limit.ts";
import { MAX_SOURCE } from "#platform/mail/inbound/imap.ts";
import { FORM_BYTES, isFormWithFiles } from "#platform/http/body/read-files.ts";
import { FILES, MAX_UPLOADS_SIZE, uploadsProblem } from "#shared/uploads.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { errorsAsPages, unhandledErrorPage } from "#platform/http/errors/error-page.ts";
import { limitMadePages } from "#platform/http/made-pages.ts";
import { answerError, RETRY_AFTER_SECONDS } from "#platform/http/errors/errors.ts";
import { createCacheLayer, type CacheLayer } from "#delivery/cache/cache-layer.ts";
import { formerAssets } from "#delivery/files/former-assets.ts";
import { allowedMethods } from "#platform/http/errors/no-such-address.ts";
import { sameOrigin } from "#platform/http/origin.ts";
import { otherNames } from "#platform/http/other-names.ts";
import { readableAddress } from "#platform/http/readable-address.ts";
import { renderPages } from "#delivery/document/render-pages.ts";
import { ownIcons } from "#features/settings/server/http.ts";
import { addressOf, requestLog, type Answered } from "#platform/http/request-log.ts";
import { commonHeaders, securityHeaders } from "#platform/http/security-headers.ts";
import { staticFiles, type StaticFolder } from "#delivery/files/static-files.ts";
import { watchVersion } from "#delivery/cache/watched-version.ts";
import type { Platform } from "#platform/platform.ts";
import { isSameSecret } from "#platform/secrets/encryption.ts";
import { withTimeout } from "#platform/time-limit.ts";
import { release } from "#shared/release.ts";
import { routeApis } from "./apis.ts";
import { createRoutePatterns } from "./route-patterns.ts";
import { parametersOf } from "./page-parameters.ts";

const MAX_BODY_BYTES = 64 * 1024;
const limitPlain = limitBody(MAX_BODY_BYTES, (c) =>
  c.json({ error: "That is too much to send at once (64 kB at most)." }, 413),
);
const limitFiles = limitBody(MAX_UPLOADS_SIZE + FORM_BYTES, (c) => {
  const error = uploadsProblem([{ size: MAX_UPLOADS_SIZE + 1 }]) ?? "";
  return c.json({ error, fields: { [FILES]: error } }, 413);
});

const limitMail = limitBody(MAX_SOURCE, (c) =>
  c.json({ error: "That email is too large (14 MB at most)." }, 413),
);

/**
 * Paths of POST requests that may contain files: contact form without scripts (`/`) and with scripts, and staff's
 * answers.
 */
const WITH_FILES = /^\/(?:$|api\/contact$|api\/admin\/messages\/[\da-f-]{36}\/answers$)/;

function limitOf({ method, url, headers }: Request): MiddlewareHandler {
  if (method !== "POST") return limitPlain;
  const { pathname } = new URL(url);
  if (pathname === "/api/inbound-mail") return limitMail;
  return isFormWithFiles(headers) && WITH_FILES.test(pathname) ? limitFiles : limitPlain;
}
const READY_WITHIN_MS = 2000;
const PROBES = new Set(["/healthz", "/readyz"]);

export type App = CacheLayer & {
  routes: Hono<Endpoint>["routes"];
  endpoints: readonly string[];
  /** Makes the readiness probe fail, so that load balancers send no more visitors to this stopping server. */
  retire: () => void;
};

export function createApp(
  platform: Platform,
  build: ServerBuild,
  folders: readonly StaticFolder[],
): App {
  let retired = false;
  const { config, log } = platform;
  const version = watchVersion(() => libraryVersion(platform), log);
  const app = new Hono<Endpoint>();
  const note = (answer: Answered) => {
    const { method, path, status, ms } = answer;
    // Requests of load balancers for probes are logged only at the level `debug`. They come several times a second, and
    // would fill the log.
    log[PROBES.has(path) ? "debug" : "info"](answer, "request");
    platform.metrics?.countRequest({ method, route: patternOf(method, path), status, ms });
  };

  // Middleware that sets headers comes first, so that responses of later middleware, such as refusals, get them too.
  app.use("/n8n/*", openToN8n);
  app.use("/api/v1/*", errorsAsProblems);
  app.use(securityHeaders(config));
  app.use(errorsAsPages);
  app.onError(answerError);
  app.use(requestId());
  app.use(requestLog(platform, note));
  app.use(readableAddress);
  app.use(allowedMethods);

  answerProbes(app, platform, () => retired);
  answerMetrics(app, platform);

  app.use(`${AUTH_BASE}/*`, authErrorResponses);
  app.use(sameOrigin);
  app.use(async (c, next) => {
    const encoding = c.req.header("content-encoding");
    if (encoding && encoding !== "identity") {
      return c.json({ error: "Please send the request uncompressed." }, 415);
    }
    return next();
  });
  app.use((c, next) => limitOf(c.req.raw)(c, next));

  routeApis(app);
  app.route(AUTH_BASE, authApi);
  app.route("/n8n", n8nApi);
  app.use(ownIcons(version));
  app.use(publicFiles(staticFiles(folders)));
  app.use("/assets/*", formerAssets);
  app.use(otherNames);
  app.use("/templates/*", movedTemplates);
  app.use("/share/templates/*", movedTemplates);
  app.use(async (_, next) => {
    // `version` also applies changed business settings to this process, so that its pages show them.
    await version();
    return next();
  });
  app.use(limitMadePages());
  app.route("/", templateFiles);
  app.all("*", renderPages(build, config.mode));

  const routes = app.routes.filter(({ method }) => method !== "ALL");
  const endpoints = routes.map(({ method, path }) => `${method} ${path}`);
  const patternOf = createRoutePatterns(endpoints);
  const front = createCacheLayer({
    fetch: (request, bindings) => app.fetch(request, bindings),
    version,
    parametersOf,
    publicOrigin: config.publicOrigin,
    sharedSeconds: config.cdnSeconds,
    onCacheHit: note,
    onPage: (visit, bindings) => {
      const address = addressOf(config, bindings, visit.headers.get("x-forwarded-for"));
      countPage(platform, visit, address);
    },
    onError: (error, question) => {
      log.error({ err: error, path: question.path }, "unexpected error");
      return unhandledErrorPage(question, commonHeaders(config));
    },
  });
  onLibraryChange(platform, front.outdate);
  return { ...front, routes, endpoints, retire: () => (retired = true) };
}

function answerProbes(app: Hono<Endpoint>, platform: Platform, isRetired: () => boolean): void {
  app.get("/healthz", (c) =>
    c.json({
      status: isRetired() ? "stopping" : "ok",
      mail: platform.outbox.isFailing() ? "failing" : "ok",
      version: release.version,
      commit: release.commit,
    }),
  );
  app.get("/readyz", async (c) => {
    const again = { "Retry-After": String(RETRY_AFTER_SECONDS.away) };
    if (isRetired()) return c.json({ error: "The server is stopping." }, 503, again);
    return withTimeout(platform.database.query("select 1"), READY_WITHIN_MS).then(
      () => c.json({ status: "ok" }),
      () => c.json({ error: outage.reading }, 503, again),
    );
  });
}

/** Serves the metrics to clients with the bearer token (RFC 6750, section 2.1). */
function answerMetrics(app: Hono<Endpoint>, { metrics, config: { metricsToken } }: Platform): void {
  if (!metrics || !metricsToken) return;
  app.get("/metrics", async (c) => {
    if (!isSameSecret(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`)) {
      const error = "Please send METRICS_TOKEN as a bearer token.";
      return c.json({ error }, 401, { "WWW-Authenticate": "Bearer" });
    }
    const { text, type } = await metrics.read();
    return c.body(text, 200, { "Content-Type": type, "Cache-Control": "no-store" });
  });
}
