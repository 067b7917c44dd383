import { createServer } from "vite";

type Modules = {
  config: typeof import("../../../src/platform/config/config.ts");
  platform: typeof import("../../../src/platform/platform.ts");
  rows: typeof import("../../../src/features/templates/server/search/search-store.ts");
  service: typeof import("../../../src/features/templates/server/service.ts");
  contract: typeof import("../../../src/features/templates/contract.ts");
};

/** @returns how many times more pages of 60 rows a second are ready to be sent */
export async function jsonByDatabase(
  dataDir: string,
  environment: Record<string, string>,
): Promise<string> {
  const vite = await createServer({
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  const load = <K extends keyof Modules>(path: string) =>
    vite.ssrLoadModule(path) as Promise<Modules[K]>;
  const { readConfig } = await load<"config">("/src/platform/config/config.ts");
  const { createPlatform, closePlatform } = await load<"platform">("/src/platform/platform.ts");
  const { COLUMNS } = await load<"rows">("/src/features/templates/server/search/search-store.ts");
  const { listTemplates } = await load<"service">("/src/features/templates/server/service.ts");
  const { TemplateQuery } = await load<"contract">("/src/features/templates/contract.ts");
  const settings = { ...environment, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const platform = await createPlatform(readConfig(settings, "test"), []);
  const query = TemplateQuery.parse({});
  const asked = { address: "", limit: 60 };
  const byDatabase = async () => (await listTemplates(platform, query, asked)).json;
  const plain = async () => {
    const { rows } = await platform.database.query(
      `select ${COLUMNS} from templates where is_public order by created_at desc, id desc limit 60`,
    );
    return JSON.stringify(rows.map((row) => ({ ...row, created_at: iso(row["created_at"]) })));
  };
  const ratios: number[] = [];
  for (let round = 0; round < 5; round++) {
    const [plainly, quickly] = [await perSecond(plain), await perSecond(byDatabase)];
    ratios.push(quickly / plainly);
  }
  await closePlatform(platform);
  await vite.close();
  return (ratios.toSorted((a, b) => a - b)[2] ?? 0).toFixed(2);
}

function iso(time: unknown): string {
  return (time as Date).toISOString();
}

async function perSecond(work: () => Promise<string>): Promise<number> {
  const end = performance.now() + 2000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return done / 2;
}
