import { acceptedEncoding, compress } from "./encoding.ts";
import { etagOf, matchesETag } from "./etag.ts";
import type { ConditionalHeaders } from "./response-cache.ts";

// Types that are compressed. React Router's data has the type "text/x-script". Event streams are left out, because
// their parts must arrive at once.
const TEXT =
  /^(?:text\/(?:css|html|markdown|plain|x-script|xml)|application\/(?:atom\+xml|json|xml))(?:;|$)/i;
const JSON_TYPE = /^application\/json/i;
const MIN_BYTES = 1024;

/**
 * Compresses a text response that is not in the page cache. If the client has the same text already, returns status
 * 304.
 */
export async function compressed(
  response: Response,
  conditions: ConditionalHeaders,
): Promise<Response> {
  const { headers, status } = response;
  const type = headers.get("content-type") ?? "";
  // A response with one of these headers is a file and stays as it is. If its type can be compressed, it is compressed
  // already.
  const finished = headers.has("Content-Encoding") || headers.has("ETag");
  if (!response.body || finished || !TEXT.test(type)) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  headers.append("Vary", "Accept-Encoding");
  if (status === 200 && headers.get("Cache-Control") === "no-cache") {
    const etag = etagOf(bytes);
    headers.set("ETag", etag);
    if (matchesETag(etag, conditions.ifNoneMatch))
      return new Response(null, { status: 304, headers });
  }
  const encoding =
    bytes.length < MIN_BYTES ? "identity" : acceptedEncoding(conditions.acceptEncoding);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = await compress(bytes, encoding, JSON_TYPE.test(type) ? "data" : "page");
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, headers });
}
