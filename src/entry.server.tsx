import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import fallbackFonts from "#design/css/fonts.css?inline";
import sheet from "#design/css/styles.css?inline";
import { NonceContext } from "#delivery/head/nonce.ts";
import { OWN_STYLES } from "#delivery/head/styles.tsx";
import { applyContentSecurityPolicy } from "#delivery/document/content-security-policy.ts";
import { CHECKUP_PATH } from "#features/checkup/contract.ts";
import type { Config } from "#platform/config/config.ts";
import { requestContext } from "#platform/http/context.ts";
import { stylesByPage } from "#delivery/document/page-styles.ts";
import { scriptsAfterPaint } from "#delivery/document/scripts-after-paint.ts";

const stylesOf = import.meta.env.DEV ? () => "" : stylesByPage(sheet + fallbackFonts);

export { handleError } from "#platform/http/errors/page-error.ts";

/**
 * Renders the whole page before it is sent, because a response header (Content-Security-Policy) lists the hashes of the
 * page's scripts.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { origin, platform } = loadContext.get(requestContext);
  const nonce = randomUUID();
  const { html: rendered, failed } = await renderWhole(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  if (failed) platform.log.error({ err: failed }, "rendering");
  headers.set("Content-Type", "text/html; charset=utf-8");
  // On the development server, scripts have no nonce and may change at any time.
  if (import.meta.env.DEV) {
    headers.set("Content-Security-Policy", "frame-ancestors 'none'");
    return new Response(rendered, { status, headers });
  }
  const { html, policy } = applyContentSecurityPolicy(
    scriptsAfterPaint(rendered.replace(OWN_STYLES, () => stylesOf(rendered))),
    nonce,
    {
      https: origin.startsWith("https:"),
      connect: connectionsOf(new URL(request.url).pathname, platform.config),
    },
  );
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status: failed ? 500 : status, headers });
}

function connectionsOf(path: string, { supabase }: Pick<Config, "supabase">): string[] {
  if (path === CHECKUP_PATH) return ["'none'"];
  return ["'self'", ...(supabase ? [supabase.url] : [])];
}

function renderWhole(
  page: React.ReactNode,
  nonce: string,
): Promise<{ html: string; failed?: unknown }> {
  return new Promise((resolve, reject) => {
    let failed: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Without this setting, React moves parts of the page to the end of the HTML.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onShellError: reject,
      onError(error) {
        failed ??= error;
      },
    });
  });
}
