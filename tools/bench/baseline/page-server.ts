import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";

/*
 * As little as a server can do: one answer, prepared, from node:http alone. Run as a process with
 * the path of a brotli compressed page; says on which port it listens.
 */

const compressed = readFileSync(process.argv[2] ?? "");
const plain = brotliDecompressSync(compressed);

const server = createServer((request, response) => {
  const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  const body = brotli ? compressed : plain;
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    ...(brotli ? { "Content-Encoding": "br" } : {}),
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
