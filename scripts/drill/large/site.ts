import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { saysSlowly, startProvider } from "#tests/support/model-provider.ts";
import { startSite, type Site } from "#tests/support/operation/site.ts";
import { freePort, startCluster, type Cluster } from "#tests/support/postgres-cluster.ts";
import { startNginx } from "#tests/support/proxies/proxies.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";

const REPLICAS = 3;
/** A word each two seconds, a minute long. */
const WORD_MS = 2000;
const WORDS = 30;

export type LargeSite = {
  origin: string;
  cluster: Cluster;
  warm: (pages: readonly string[]) => Promise<void>;
  replace: (
    at: number,
    end: (site: Site) => Promise<unknown>,
    meanwhile: () => Promise<unknown>,
  ) => Promise<void>;
  stop: () => Promise<void>;
};

/** @throws Error where PostgreSQL's programs or nginx are missing */
export async function startLargeSite(): Promise<LargeSite> {
  const cluster = await startCluster();
  if (!cluster) throw new Error("This drill needs PostgreSQL's programs.");
  const provider = await startProvider();
  provider.answerWith(saysSlowly(WORD_MS, ...Array<string>(WORDS).fill("word ")));
  const folder = makeTemporaryFolder("site-large-");
  const proxyFolder = join(folder, "nginx");
  mkdirSync(proxyFolder);
  const ports = await Promise.all(Array.from({ length: REPLICAS + 2 }, freePort));
  const [httpPort = 0, httpsPort = 0, ...upstreams] = ports;
  const origin = `https://localhost:${httpsPort}`;
  const proxy = await startNginx({ folder: proxyFolder, httpPort, httpsPort, upstreams });
  if (!proxy) throw new Error("This drill needs nginx (apt-get install nginx).");
  const start = (port: number) =>
    startSite({
      PORT: String(port),
      DATABASE_URL: cluster.url,
      APP_SECRET: "the-same-secret-for-every-replica-here",
      DATA_DIR: folder,
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: "1",
      CHAT_DELAY: "off",
      AI_API_KEY: "any",
      AI_BASE_URL: provider.url,
      AI_DAILY_TOKENS: "1000000000",
    });
  const replicas: Site[] = [];
  for (const port of upstreams) replicas.push(await start(port));
  return {
    origin,
    cluster,
    async warm(pages) {
      const one = async ({ url }: Site) => {
        for (const page of pages) await (await fetch(`${url}${page}`)).arrayBuffer();
      };
      await Promise.all(replicas.map(one));
    },
    async replace(at, end, meanwhile) {
      const [site, port] = [replicas[at], upstreams[at]];
      if (!site || port === undefined) throw new Error("There is no such replica.");
      await end(site);
      await meanwhile();
      replicas[at] = await start(port);
    },
    async stop() {
      for (const replica of replicas) await replica.kill();
      await proxy.stop();
      await provider.close();
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
