import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Config } from "#platform/config/config.ts";
import type { Duplex } from "node:stream";
import type { CacheLayer } from "../cache/cache-layer.ts";
import { commonHeaders } from "#platform/http/security-headers.ts";
import { listenOn } from "./listen-on.ts";
import { sendCached, sendResponse } from "./send-response.ts";

/**
 * In ms. `headersMs`, `requestMs`: time in which headers and request must arrive, checked every `checkMs`. `stallMs`:
 * time in which a client must read something of the answer.
 */
export const TIMEOUTS = { headersMs: 10_000, requestMs: 29_000, checkMs: 1000, stallMs: 30_000 };

type Options = Pick<Config, "host" | "port"> & {
  publicOrigin?: string | undefined;
  timeouts?: typeof TIMEOUTS;
};
type Front = Pick<CacheLayer, "answer" | "onError"> & Partial<Pick<CacheLayer, "answerAtOnce">>;

/** @throws OperatorError if the port is in use, or if this user or this machine cannot listen there */
export async function listen(
  front: Front,
  { host, port, publicOrigin, timeouts = TIMEOUTS }: Options,
): Promise<Server> {
  const headers = commonHeaders({ publicOrigin });
  const server = createServer({
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // node:http need not check the header Host: Hono's adapter checks it, and answers with this site's error text.
    requireHostHeader: false,
  });
  server.keepAliveTimeout = 65_000;
  server.timeout = timeouts.stallMs;
  const answer = oneAtATime(answerFrom(front, headers));
  server.on("request", answer);
  server.on("timeout", hangUpOnStalled);
  server.on("checkExpectation", (_incoming, outgoing) => {
    void sendResponse(refusal(417, "This expectation cannot be met.", headers), outgoing);
  });
  server.on("clientError", (error, socket) => refuseBroken(error, socket, headers));
  server.on("connect", (_incoming, socket) => {
    refuseConnection(socket, 405, "This is no proxy.", headers);
  });
  await listenOn(server, { host, port });
  return server;
}

function answerFrom(front: Front, common: CommonHeaders): RequestListener {
  const convert = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      try {
        await sendResponse(await front.answer(request, { incoming, outgoing }), outgoing);
      } catch (error) {
        giveUp(front, error, incoming, outgoing);
      }
      return RESPONSE_ALREADY_SENT;
    },
    // Hono's adapter calls this function for a request with an invalid host or URL.
    { overrideGlobalObjects: false, errorHandler: () => refusal(400, UNREADABLE, common) },
  );
  return (incoming, outgoing) => {
    const cached = front.answerAtOnce?.(incoming);
    if (cached) sendCached(cached, outgoing);
    else void convert(incoming, outgoing);
  };
}

function giveUp(
  { onError }: Front,
  error: unknown,
  { method = "GET", url = "/", headers }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const [path = "/"] = url.split("?");
  const instead = onError(error, { method, path, accept: headers.accept ?? "" });
  // If a part of the answer is sent already, closes the connection without the last chunk. The client then knows that
  // the answer is incomplete.
  if (outgoing.headersSent) setImmediate(() => outgoing.socket?.destroySoon());
  else void sendResponse(instead, outgoing);
}

/**
 * Closes a connection if no request is running, or if the client does not read the sent bytes. If the client has read
 * all bytes of a running answer, the connection stays open.
 */
function hangUpOnStalled(socket: AnsweredSocket): void {
  const isAnswering = socket[NEWEST]?.closed === false;
  if (!isAnswering || socket.writableLength > 0) socket.destroy();
}

/**
 * Accepts no new connections, and closes each open one after its next answer. Idle connections stay open for a while: a
 * proxy may just be sending a request on one of them, and would not send a POST again.
 * @param waitMs - time in ms after which running requests are cut off
 * @param idleMs - time in ms after which idle connections are closed
 */
export function stopListening(server: Server, waitMs: number, idleMs = 0): Promise<void> {
  server.prependListener("request", (_incoming, outgoing) => (outgoing.shouldKeepAlive = false));
  return new Promise((stopped) => {
    const cut = setTimeout(() => server.closeAllConnections(), waitMs);
    let tidy: NodeJS.Timeout | undefined;
    const idle = setTimeout(() => {
      tidy = setInterval(() => server.closeIdleConnections(), 50);
    }, idleMs);
    const end = () => {
      for (const timer of [cut, idle, tidy]) clearTimeout(timer);
      stopped();
    };
    // Waits for `setImmediate`, because connections that arrive at this moment must still be accepted. Calls `close` of
    // node:net, because that of node:http would also close idle connections.
    setImmediate(() => TcpServer.prototype.close.call(server, end));
  });
}

type CommonHeaders = ReturnType<typeof commonHeaders>;

const UNREADABLE = "This request cannot be read.";
/**
 * Time in ms before a refused connection is closed. Without this wait, a client that is still sending would see a reset
 * connection and not the refusal.
 */
const LINGER_MS = 1000;

function refusal(status: number, sentence: string, headers: CommonHeaders): Response {
  return Response.json({ error: sentence }, { status, headers });
}

/** Refuses a request that node:http could not parse. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex, headers: CommonHeaders): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
  } else if (error.code === "HPE_HEADER_OVERFLOW") {
    const sentence = "The address or a header of this request is too long.";
    refuseConnection(socket, 431, sentence, headers);
  } else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    refuseConnection(socket, 408, "This request took too long to arrive.", headers);
  } else {
    refuseConnection(socket, 400, UNREADABLE, headers);
  }
}

/** Refuses a request for which node:http makes no response object. */
function refuseConnection(
  socket: Duplex,
  status: number,
  sentence: string,
  headers: CommonHeaders,
): void {
  const hangUp = () => socket.destroy();
  socket.on("error", hangUp);
  socket.end(wire(status, sentence, headers));
  setTimeout(hangUp, LINGER_MS).unref();
}

function wire(status: number, sentence: string, headers: CommonHeaders): string {
  const body = JSON.stringify({ error: sentence });
  const all = [
    ...headers,
    ["Content-Type", "application/json"],
    ["Content-Length", String(body.length)],
    ["Connection", "close"],
  ];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`;
}

/** Key under which a connection stores its newest response. */
const NEWEST = Symbol("newest response");
type AnsweredSocket = Socket & { [NEWEST]?: ServerResponse };

/**
 * Lets each connection answer one request after the other. Otherwise node:http would begin with all requests at once.
 * If a client then sent hundreds and read no answer, the answers would fill the memory.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const socket: AnsweredSocket = incoming.socket;
    const before = socket[NEWEST];
    socket[NEWEST] = outgoing;
    if (!before || before.closed) return listener(incoming, outgoing);
    before.once("close", () => {
      if (!socket.destroyed) listener(incoming, outgoing);
    });
  };
}
