import type { ServerResponse } from "node:http";
import type { CachedResponse } from "../cache/response-cache.ts";

/**
 * Sends a response. Hono's adapter has such a function too, but would send the message of an internal error to the
 * visitor.
 * @throws the error of a body that cannot be read; for an event stream, perhaps after the first bytes were sent
 */
export async function sendResponse(
  response: Response | CachedResponse,
  outgoing: ServerResponse,
): Promise<void> {
  if (!(response instanceof Response)) {
    sendCached(response, outgoing);
    return;
  }
  const { status, body } = response;
  const headers = [...response.headers].flat();
  if (!body) {
    outgoing.writeHead(status, headers).end();
  } else if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    outgoing.writeHead(status, headers).flushHeaders();
    await writePieces(body, outgoing);
  } else {
    const bytes = await readWhole(body);
    if (!response.headers.has("content-length")) {
      headers.push("content-length", String(bytes.length));
    }
    outgoing.writeHead(status, headers).end(bytes);
  }
}

export function sendCached(
  { status, rawHeaders, body }: CachedResponse,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(status, rawHeaders).end(body);
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  const [first] = pieces;
  return pieces.length === 1 && first ? first : Buffer.concat(pieces);
}

/** Writes a stream, but no faster than the client reads. If the client disconnects, the stream is canceled. */
async function writePieces(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  if (outgoing.destroyed) stop();
  outgoing.once("close", stop);
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!outgoing.write(next.value)) await drained(outgoing);
  }
  outgoing.end();
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off("drain", done).off("close", done);
      resolve();
    };
    if (outgoing.destroyed) done();
    else outgoing.on("drain", done).on("close", done);
  });
}
