import { Agent, request } from "node:https";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export type RequestParts = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Address of the client; may be any address in 127.0.0.0/8. */
  from?: string;
  signal?: AbortSignal;
};

export type Answered = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends a request, and accepts any certificate. @returns the answer; the caller reads its body */
export function open(
  origin: string,
  path: string,
  options: RequestParts = {},
): Promise<IncomingMessage> {
  const { method = "GET", headers = {}, body, from, signal } = options;
  const { hostname, host, port } = new URL(origin);
  return new Promise((answered, failed) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        servername: hostname,
        rejectUnauthorized: false,
        agent,
        method,
        path,
        headers: {
          host,
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
          ...headers,
        },
        ...(from ? { localAddress: from } : {}),
        ...(signal ? { signal } : {}),
      },
      answered,
    );
    // This listener stays, because a connection may fail several times, and an error without a listener ends the
    // process.
    sent.on("error", failed);
    sent.end(body);
  });
}

const PATIENCE_MS = 60_000;

/** Sends a request, and reads the answer. @throws Error also if the answer is not complete within a minute */
export async function ask(origin: string, path: string, options?: RequestParts): Promise<Answered> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await open(origin, path, { signal, ...options });
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await buffer(answer),
  };
}

export function withJson(content: unknown, more: RequestParts = {}): RequestParts {
  return {
    ...more,
    method: "POST",
    headers: { "content-type": "application/json", ...more.headers },
    body: JSON.stringify(content),
  };
}

let handedOut = 0;

/** Returns a new address in 127.0.0.0/8 at each call. Only Linux accepts connections from all of these addresses. */
export function freshAddress(): string {
  handedOut += 1;
  return `127.${1 + (handedOut >> 16)}.${(handedOut >> 8) & 255}.${handedOut & 255}`;
}
