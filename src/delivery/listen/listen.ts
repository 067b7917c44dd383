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

/** `stallMs`: how long a client may let an answer wait without reading any of it. */
export const TIMEOUTS = { headersMs: 10_000, requestMs: 29_000, checkMs: 1000, stallMs: 30_000 };

type Options = Pick<Config, "host" | "port"> & {
  publicOrigin?: string | undefined;
  patience?: typeof TIMEOUTS;
};
type Front = Pick<CacheLayer, "answer" | "onError"> & Partial<Pick<CacheLayer, "answerAtOnce">>;

/** @throws OperatorError when the port is taken, or not for this user or machine to listen on */
export async function listen(
  front: Front,
  { host, port, publicOrigin, patience = TIMEOUTS }: Options,
): Promise<Server> {
  const headers = commonHeaders({ publicOrigin });
  const server = createServer({
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: patience.checkMs,
    // The adapter looks for it; node:http would refuse in its own words.
    requireHostHeader: false,
  });
  server.keepAliveTimeout = 65_000;
  server.timeout = patience.stallMs;
  const answer = oneAtATime(answerFrom(front, headers));
  server.on("request", (incoming, outgoing) => {
    outgoing.on("timeout", hangUpOnStalled);
    answer(incoming, outgoing);
  });
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
    // No application sees them: their host or address is none.
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
  // Cut off without the end that says it is whole, once what was written is on its way.
  if (outgoing.headersSent) setImmediate(() => outgoing.socket?.destroySoon());
  else void sendResponse(instead, outgoing);
}

/** Only while bytes wait: a stream may well have nothing to say. */
function hangUpOnStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/**
 * Takes no new connection, and lets none outlive its next answer. A proxy sends on what it has open
 * until it learns that it ends; a message that was cut off it sends to no other server.
 * @param waitMs after which what still runs is cut
 * @param idleMs after which connections are closed that have brought nothing more
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
    // When all who have just connected were let in; that of node:http would close what is idle, too.
    setImmediate(() => TcpServer.prototype.close.call(server, end));
  });
}

type CommonHeaders = ReturnType<typeof commonHeaders>;

const UNREADABLE = "This request cannot be read.";
/** Time to read the refusal: closed at once, what the client still sends would tear it up. */
const LINGER_MS = 1000;

function refusal(status: number, sentence: string, headers: CommonHeaders): Response {
  return Response.json({ error: sentence }, { status, headers });
}

/** A request that node:http could not read. */
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

/** Answers where there is no response to write to, and hangs up. node:http listens to it no more. */
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

/**
 * Answers one request of a connection at a time: node:http begins all that arrive together, so that a
 * client which sends hundreds and reads nothing would have every answer made and held in memory.
 */
function oneAtATime(listener: RequestListener): RequestListener {
  const newest = new WeakMap<Socket, ServerResponse>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const before = newest.get(socket);
    newest.set(socket, outgoing);
    if (!before || before.closed) return listener(incoming, outgoing);
    before.once("close", () => {
      if (!socket.destroyed) listener(incoming, outgoing);
    });
  };
}
