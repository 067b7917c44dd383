import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/* What is posted goes to the provider at the given address, all else is one prepared page. Tells its port. */

const provider = process.argv[2] ?? "";
const page = Buffer.alloc(10_000, "a page ");

const server = createServer((incoming, outgoing) => {
  if (incoming.method !== "POST") {
    outgoing.writeHead(200, { "Content-Type": "text/html", "Content-Length": page.length });
    outgoing.end(page);
    return;
  }
  const headers = { "Content-Type": "application/json" };
  const asked = request(provider, { method: "POST", headers, agent: false }, (answer) => {
    outgoing.writeHead(200, { "Content-Type": "text/event-stream" });
    answer.on("error", () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  asked.on("error", () => outgoing.destroy());
  outgoing.on("close", () => asked.destroy());
  incoming.pipe(asked);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
