import type { Context, MiddlewareHandler } from "hono";

/** More than the buffers of a connection hold. */
const MAX_DISCARDED_BYTES = 16_000_000;

/**
 * Hono's own cannot rebuild the Node adapter's request and fails without a Content-Length. What is refused
 * is read all the same, or the adapter cuts the connection on which a proxy has sent the next request.
 */
export function limitBody(maxBytes: number, tooLarge: (c: Context) => Response): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    // Asking for the body builds a whole second request, of which nobody may read all; and a GET has none.
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
