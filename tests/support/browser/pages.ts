import { randomUUID } from "node:crypto";
import type { ServerBuild } from "react-router";
import { applyContentSecurityPolicy } from "#delivery/document/content-security-policy.ts";
import { requestContext } from "#platform/http/context.ts";
import { handleError } from "#platform/http/errors/page-error.ts";

type Route = NonNullable<ServerBuild["routes"][string]>["module"];

/** Makes a build with pages, as React Router's compiler makes it from route files. */
export function pagesAt(routes: Record<string, Partial<Route>>): ServerBuild {
  const entries = Object.entries(routes).map(([path, module], index) => {
    const id = `page-${index}`;
    return { id, path, module: { default: () => null, ...module } };
  });
  const manifest = entries.map(({ id, path, module }) => ({
    id,
    path,
    module: `/${id}.js`,
    hasAction: Boolean(module.action),
    hasLoader: Boolean(module.loader),
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }));
  return {
    entry: { module: { default: render, handleError } },
    routes: Object.fromEntries(entries.map((route) => [route.id, route])),
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: Object.fromEntries(manifest.map((route) => [route.id, route])),
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

/** Renders a page whose only text is the data of its loader. */
const render: ServerBuild["entry"]["module"]["default"] = (
  _request,
  status,
  headers,
  context,
  loadContext,
) => {
  const { origin } = loadContext.get(requestContext);
  const text = Object.values(context.staticHandlerContext.loaderData ?? {}).join("");
  const nonce = randomUUID();
  const page = `<!DOCTYPE html><title>${text}</title><script nonce="${nonce}">1</script><p>${text}</p>`;
  const { html, policy } = applyContentSecurityPolicy(page, nonce, {
    https: origin.startsWith("https:"),
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status, headers });
};
