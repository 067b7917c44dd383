import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { commonHeaders } from "#platform/http/security-headers.ts";

export type CommonHeaders = ReturnType<typeof commonHeaders>;

export const UNREADABLE = "This request cannot be read.";
/** Time to read the refusal: closed at once, what the client still sends would tear it up. */
const LINGER_MS = 1000;

export function refusal(status: number, sentence: string, headers: CommonHeaders): Response {
  return Response.json({ error: sentence }, { status, headers });
}

/** A request that node:http could not read. */
export function refuseBroken(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: CommonHeaders,
): void {
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
export function refuseConnection(
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
