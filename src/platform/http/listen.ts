import { createServer, STATUS_CODES, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Front } from "./front.ts";
import { commonHeaders } from "./security-headers.ts";

/** How long a client may take, and how often that is looked at. */
export const PATIENCE = { headersMs: 10_000, requestMs: 29_000, checkMs: 1000 };

/**
 * Serves an application, cutting off clients that are too slow to be people: after 10 s for the
 * headers, 29 s for the whole request.
 * @throws the system's error when the port is taken
 */
export async function listen(
  { fetch, answerAtOnce }: Front,
  { host, port, patience = PATIENCE }: { host: string; port: number; patience?: typeof PATIENCE },
): Promise<Server> {
  const server = createServer({
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkMs,
  });
  server.keepAliveTimeout = 65_000;
  const answer = getRequestListener(fetch as never, {
    overrideGlobalObjects: false,
    errorHandler: unreadable,
  });
  server.on("request", (request, response) => {
    if (!answerAtOnce(request, response)) void answer(request, response);
  });
  server.on("clientError", hangUp);
  server.on("connect", (_request, socket) => socket.end(wire(405, "This is no proxy.")));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      listening();
    });
  });
  return server;
}

const UNREADABLE = "This request cannot be read.";
const COMMON = commonHeaders({ publicOrigin: undefined });

/** Requests that no application sees, since their host or address is none. */
function unreadable(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error;
  return Response.json({ error: UNREADABLE }, { status: 400, headers: COMMON });
}

/** Bytes that are no request, too long headers, and whoever was too slow. */
function hangUp(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
  } else if (error.code === "HPE_HEADER_OVERFLOW") {
    socket.end(wire(431, "The address or a header of this request is too long."));
  } else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    socket.end(wire(408, "This request took too long to arrive."));
  } else {
    socket.end(wire(400, UNREADABLE));
  }
}

/** An answer to what node:http has no request object for. */
function wire(status: number, sentence: string): string {
  const body = JSON.stringify({ error: sentence });
  const headers = [
    ...COMMON,
    ["Content-Type", "application/json"],
    ["Content-Length", String(body.length)],
    ["Connection", "close"],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`;
}

/**
 * Takes no new connection and lets the running requests and streams finish.
 * @param patienceMs after which what still runs is cut
 */
export function stopListening(server: Server, patienceMs: number): Promise<void> {
  return new Promise((stopped) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    // A connection that has got its answer would otherwise be kept open for the next request.
    const tidy = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(tidy);
      stopped();
    });
  });
}
