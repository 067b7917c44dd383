import type { Context, MiddlewareHandler } from "hono";

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
  if (size > maxBytes) {
    // In its own time, or cut off by the listener's patience.
    void stream.pipeTo(new WritableStream()).catch(() => undefined);
    return undefined;
  }
  return new Blob(chunks);
}
