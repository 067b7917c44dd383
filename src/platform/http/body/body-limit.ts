import type { Context, MiddlewareHandler } from "hono";

/**
 * Maximum number of bytes that the server still reads, and drops, after it has refused a body. The buffers of a
 * connection hold fewer bytes, so the server reads everything that is already on its way. Without a maximum, a client
 * could send an endless body.
 */
const MAX_DISCARDED_BYTES = 16_000_000;

/**
 * Replaces Hono's own body limit, which rebuilds a request without Content-Length and therefore fails with the Node
 * adapter. If a refused body has no known length, this limit reads and drops the rest of the body. Otherwise the
 * adapter would cut the connection, although a proxy may need the connection for further requests.
 */
export function limitBody(maxBytes: number, tooLarge: (c: Context) => Response): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    // A GET request has no body. Reading `raw.body` would only make the adapter build another request object.
    if (raw.method === "GET") return next();
    const { headers, method, signal, url } = raw;
    if (headers.has("content-length") && !headers.has("transfer-encoding")) {
      return Number(headers.get("content-length")) > maxBytes ? tooLarge(c) : next();
    }
    if (!raw.body) return next();
    const body = await readUpTo(raw.body, maxBytes);
    if (!body) return tooLarge(c);
    c.req.raw = new Request(url, { method, headers, signal, body: body.size > 0 ? body : null });
    return next();
  };
}

async function readUpTo(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > maxBytes) break;
    chunks.push(chunk);
  }
  if (size <= maxBytes) return new Blob(chunks);
  void discard(stream).catch(() => undefined);
  return undefined;
}

async function discard(stream: ReadableStream<Uint8Array>): Promise<void> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > MAX_DISCARDED_BYTES) return;
  }
}
