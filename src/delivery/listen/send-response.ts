import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { CachedResponse } from "../cache/response-cache.ts";

/**
 * Matches the content types of responses that the server streams: events, and lists that may be too long for the
 * memory.
 */
const STREAMED = /^text\/(?:event-stream|csv)\b/;

/**
 * Sends a response. Hono's adapter has such a function too, but would send the message of an internal error to the
 * visitor.
 * @throws the error of a body that cannot be read; for a stream, perhaps after the first bytes were sent
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
  // Cancels the stream if the client disconnected before the first byte, because the pipeline below would not.
  if (outgoing.destroyed) return body?.cancel();
  const headers = [...response.headers].flat();
  if (!body) {
    outgoing.writeHead(status, headers).end();
  } else if (STREAMED.test(response.headers.get("content-type") ?? "")) {
    outgoing.writeHead(status, headers).flushHeaders();
    await pipeline(Readable.fromWeb(body as ReadableStream), outgoing).catch((error: unknown) => {
      // If the client disconnects, the stream is canceled, and this is no error.
      if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
    });
  } else {
    const bytes = Buffer.from(await response.arrayBuffer());
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
