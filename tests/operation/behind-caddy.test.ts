import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/postgres-cluster.ts";
import { ask, withJson } from "../support/proxies/ask.ts";
import { findProgram, startCaddy, type FrontProxy } from "../support/proxies/proxies.ts";
import { makeTemporaryFolder } from "../support/temporary.ts";

const isInstalled = findProgram("caddy") !== undefined;
const folder = makeTemporaryFolder("site-caddy-", tmpdir());
let proxy: FrontProxy | undefined;
let origin = "";
let port = 0;
let stopReplica = async (): Promise<unknown> => undefined;

beforeAll(async () => {
  const [httpPort, httpsPort, sitePort, other] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  port = sitePort;
  origin = `https://localhost:${httpsPort}`;
  proxy = await startCaddy({ folder, httpPort, httpsPort, upstreams: [sitePort, other] });
});

afterEach(() => stopReplica());

afterAll(async () => {
  await proxy?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(isInstalled)(
  "a form that is sent while no replica serves waits until one does",
  async () => {
    const answer = ask(origin, "/api/contact", withJson({ message: "sent in between" }));
    await pause(1000);
    await startReplica();
    expect((await answer).status).toBe(201);
  },
);

test.runIf(isInstalled)(
  "a replica whose health check is slow still gets requests",
  async () => {
    await startReplica({ healthAfterMs: 3000 });
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      statuses.push((await ask(origin, "/api/contact", withJson({ message: "m" }))).status);
      await pause(250);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
  },
  30_000,
);

/**
 * Starts a server in place of a replica. The server answers health checks with 200, and every other request with 201.
 */
async function startReplica({ healthAfterMs = 0 } = {}): Promise<void> {
  const answer: RequestListener = (request, response) => {
    const isHealth = request.url === "/healthz";
    request.resume();
    setTimeout(
      () => response.writeHead(isHealth ? 200 : 201).end('{"status":"ok"}'),
      isHealth ? healthAfterMs : 0,
    );
  };
  const server = createServer(answer).listen(port, "127.0.0.1");
  await once(server, "listening");
  stopReplica = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
