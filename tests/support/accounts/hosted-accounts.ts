import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { AUTH_BASE } from "#features/auth/protocol.ts";
import { closeServer, listenLocally } from "../local-server.ts";
import { BRIEF, startSite } from "../operation/site.ts";

export const ANON_KEY = "a-publishable-key";

export type HostedAccounts = {
  url: string;
  dataDir: string;
  /** Requests that the service has received, as `METHOD /path`. */
  requests: string[];
  close: () => Promise<void>;
};

/**
 * Starts a second site in place of a hosted account service such as Supabase. The second site has another origin,
 * requires a publishable key, and has no recovery codes.
 */
export async function startHostedAccounts(): Promise<HostedAccounts> {
  const site = await startSite({ RATE_LIMITS: "off" }, [], BRIEF);
  const requests: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url?.split("?")[0]}`);
    outgoing.setHeaders(new Headers(CORS));
    if (incoming.method === "OPTIONS") return void outgoing.writeHead(204).end();
    const refusal = refusalOf(incoming);
    if (refusal) return void outgoing.writeHead(refusal).end(JSON.stringify({ code: refusal }));
    return pass(incoming, outgoing, new URL(site.url).port);
  });
  return {
    url: await listenLocally(proxy),
    dataDir: site.dataDir,
    requests,
    async close() {
      await closeServer(proxy);
      await site.stop();
    },
  };
}

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers":
    "apikey, authorization, content-type, x-client-info, x-supabase-api-version",
  "Access-Control-Expose-Headers": "x-sb-error-code, x-supabase-api-version",
};

/** Paths that need no API key. A browser opens the first one as a link, and a server fetches the second one. */
const WITHOUT_KEY = [`${AUTH_BASE}/verify`, `${AUTH_BASE}/.well-known/jwks.json`];

function refusalOf({ method, url = "", headers }: IncomingMessage): number | undefined {
  const [path = ""] = url.split("?");
  if (!path.startsWith(`${AUTH_BASE}/`) || path.includes("recovery-codes")) return 404;
  const open = method === "GET" && WITHOUT_KEY.includes(path);
  return open || headers["apikey"] === ANON_KEY ? undefined : 401;
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: string): void {
  // A hosted account service accepts requests from other origins. This site does not, so their origin is removed.
  const { origin: _, "sec-fetch-site": __, ...headers } = incoming.headers;
  const passed = request({ port, path: incoming.url, method: incoming.method, headers });
  passed.on("response", (answer) => {
    const { location, ...rest } = answer.headers;
    if (location) rest.location = backToSite(location, incoming.url ?? "");
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(outgoing);
  });
  passed.on("error", () => outgoing.destroy());
  incoming.pipe(passed);
}

/**
 * Returns the address in `redirect_to`, to which a hosted account service would redirect. This site, which stands in
 * for the service, redirects to its own origin.
 */
function backToSite(location: string, requestUrl: string): string {
  const to = URL.parse(requestUrl, "http://localhost")?.searchParams.get("redirect_to");
  return (to ?? "") + new URL(location).hash;
}
