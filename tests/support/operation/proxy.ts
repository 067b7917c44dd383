import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { closeServer, listenLocally } from "../local-server.ts";

/** A load balancer that sends each request to the next server in turn. */
export type Proxy = {
  url: string;
  /** Sets the servers' origins, such as http://localhost:3000. */
  serveFrom: (upstreams: readonly string[]) => void;
  close: () => Promise<void>;
};

/**
 * Starts a proxy for several servers. A request that one server refuses goes to the next. If all refuse, the answer is
 * 502.
 */
export async function startProxy(): Promise<Proxy> {
  let upstreams: readonly string[] = [];
  let turn = 0;
  const pass = (incoming: IncomingMessage, answer: ServerResponse, left: number) => {
    turn += 1;
    const upstream = upstreams[turn % upstreams.length] ?? "";
    const { method, headers, url } = incoming;
    const passed = request(`${upstream}${url}`, { method, headers, agent: false }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    passed.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && left > 1) pass(incoming, answer, left - 1);
      else if (!answer.headersSent) answer.writeHead(502).end(String(error));
      else answer.destroy();
    });
    // The body is sent only over a connection that a server has accepted. If one server refuses, another can still get
    // the body.
    passed.on("socket", (socket) => socket.once("connect", () => incoming.pipe(passed)));
  };
  const server = createServer((incoming, answer) => pass(incoming, answer, upstreams.length));
  // Clients of a busy test reuse connections that were idle for more than 5 seconds, after which Node would close them.
  server.keepAliveTimeout = 65_000;
  return {
    url: await listenLocally(server),
    serveFrom: (now) => (upstreams = now),
    close: () => closeServer(server),
  };
}
