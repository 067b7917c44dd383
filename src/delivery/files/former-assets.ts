import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { findAsset } from "#platform/assets/assets.ts";
import type { Endpoint } from "#platform/http/context.ts";
import { acceptedEncoding } from "../cache/encoding.ts";
import { IMMUTABLE, typeOf } from "./static-files.ts";

const decompress = promisify(brotliDecompress);

const NAME = /^\/assets\/[\w.-]+$/;

/** Serves scripts and styles of other versions, for pages from before an upgrade or from another replica. */
export const formerAssets: MiddlewareHandler<Endpoint> = async (c, next) => {
  const isAsked = c.req.method === "GET" || c.req.method === "HEAD";
  const asset =
    isAsked && NAME.test(c.req.path) ? await findAsset(c.var.platform, c.req.path) : undefined;
  if (!asset) return next();
  const { path, body, encoding } = asset;
  const headers: Record<string, string> = {
    "Content-Type": typeOf(path),
    "Cache-Control": IMMUTABLE,
  };
  if (encoding === "identity") return c.body(body, 200, headers);
  headers["Vary"] = "Accept-Encoding";
  if (acceptedEncoding(c.req.header("accept-encoding")) !== "br")
    return c.body(new Uint8Array(await decompress(body)), 200, headers);
  return c.body(body, 200, { ...headers, "Content-Encoding": "br" });
};
