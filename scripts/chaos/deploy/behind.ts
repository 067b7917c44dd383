import type { Provider } from "#tests/support/model-provider.ts";
import { freePort } from "#tests/support/postgres-cluster.ts";
import { startCaddy } from "#tests/support/proxies/proxies.ts";
import { lostMessages } from "../databases.ts";
import type { Container } from "./container.ts";
import { underTraffic } from "./drain.ts";
import { askThrough } from "./through.ts";

/**
 * Number of times that each replica is stopped while requests arrive. One stop is not enough, because requests can be
 * lost only during a short moment of each stop.
 */
const DRAINS = 4;

/** Stops and restarts two replicas behind Caddy in turn while requests arrive. @returns a line for each fault */
export async function runBehindCaddy(
  startReplica: (port: number, settings: Record<string, string>) => Promise<Container>,
  { folder, url, provider }: { folder: string; url: string; provider: Provider },
): Promise<string[]> {
  const [httpPort, httpsPort, ...upstreams] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const origin = `https://localhost:${httpsPort}`;
  const proxy = await startCaddy({ folder, httpPort, httpsPort, upstreams });
  if (!proxy) {
    console.log("Caddy: not tried, it is not installed (apt-get install caddy)");
    return [];
  }
  const settings = {
    DATABASE_URL: url,
    APP_SECRET: "the-same-secret-for-every-replica-here",
    PUBLIC_ORIGIN: origin,
    TRUSTED_PROXIES: "1",
    CHAT_DELAY: "off",
    AI_API_KEY: "any",
    AI_BASE_URL: provider.url,
  };
  const start = (port: number) => startReplica(port, settings);
  const replicas = await Promise.all(upstreams.map(start));
  try {
    const complaints = await askThrough(origin, provider);
    const traffic = await underTraffic(origin, async () => {
      for (let drain = 0; drain < DRAINS; drain += 1) {
        for (const [at, replica] of replicas.entries()) {
          if ((await replica.stop()) !== 0) complaints.push("a replica did not stop by itself");
          replicas[at] = await start(replica.port);
        }
      }
    });
    const lost = await lostMessages(url, traffic.stored);
    console.log(
      `${proxy.version}: ${complaints.length} complaints; two replicas drained and started anew one after the other, ${DRAINS} times: ${traffic.answered} answers, ${traffic.failures.length} failed, ${traffic.stored.length} messages acknowledged, ${lost.length} lost`,
    );
    return [...complaints, ...traffic.failures, ...lost.map((message) => `lost: ${message}`)];
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await proxy.stop();
  }
}
