import { connect } from "node:net";
import type { Request } from "./requests.ts";

/** An answer. Status 0 means that the server closed the connection without an answer. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: string;
  milliseconds: number;
};

const PATIENCE_MS = 40_000;

/** Sends a request over a connection of its own. `{host}` in a header stands for the site's host. */
export function send(port: number, request: Request): Promise<Reply> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      // The stream of events stays open for minutes. The client therefore closes it at the first event.
      if (chunk.includes('data: {"type":"listening"}')) socket.destroy();
    });
    // The server may close the connection while the client still sends.
    socket.on("error", () => undefined);
    socket.once("close", () =>
      resolve({ ...read(Buffer.concat(chunks)), milliseconds: performance.now() - begun }),
    );
    socket.write(Buffer.concat([Buffer.from(head(request, port), "latin1"), bytesOf(request)]));
  });
}

function bytesOf({ body }: Request): Uint8Array {
  return typeof body === "string" ? Buffer.from(body) : body;
}

function head(request: Request, port: number): string {
  const named = new Set(request.headers.map(([name]) => name.toLowerCase()));
  const usual: [string, string][] = [
    // An access token is valid only at the origin that issued it, including the port.
    ["Host", `localhost:${port}`],
    ["Connection", "close"],
    ["Content-Length", String(bytesOf(request).length)],
  ];
  const lines = [...usual.filter(([name]) => !named.has(name.toLowerCase())), ...request.headers];
  return `${request.method} ${request.target} HTTP/1.1\r\n${lines
    .map(([name, value]) => [name, value.replaceAll("{host}", `localhost:${port}`)] as const)
    .map(([name, value]) => `${name}: ${Buffer.from(value).toString("latin1")}\r\n`)
    .join("")}\r\n`;
}

function read(answer: Buffer): Omit<Reply, "milliseconds"> {
  const end = answer.indexOf("\r\n\r\n");
  const [first = "", ...lines] = answer.subarray(0, Math.max(end, 0)).toString().split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = answer.subarray(end + 4).toString();
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: headers["transfer-encoding"] === "chunked" ? unchunked(body) : body,
  };
}

/** Removes the chunk sizes of HTTP's chunked encoding from a body, well enough for a search in the text. */
function unchunked(body: string): string {
  return body.replace(/(?:^|\r\n)[\da-f]+\r\n/gi, "");
}
