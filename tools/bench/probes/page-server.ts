import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";

/* A program that answers every request with the same page, by node:http alone. Its argument is the path of a file that
   holds the page compressed by brotli. The program prints the port on which it listens. */

const compressed = readFileSync(process.argv[2] ?? "");
const plain = brotliDecompressSync(compressed);

const server = createServer((request, response) => {
  const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  const body = brotli ? compressed : plain;
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    // The site sends this header too. The header makes Chromium open the page in another process, which takes time, so
    // both servers must send it in a fair comparison.
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(brotli ? { "Content-Encoding": "br" } : {}),
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
