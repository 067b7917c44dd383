import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";

/* Answers every request with one prepared page from node:http alone. Takes the path of a brotli-compressed page; prints its port. */

const compressed = readFileSync(process.argv[2] ?? "");
const plain = brotliDecompressSync(compressed);

const server = createServer((request, response) => {
  const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  const body = brotli ? compressed : plain;
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    // Chromium opens another process for a page with this header, which the site sends too.
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(brotli ? { "Content-Encoding": "br" } : {}),
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
