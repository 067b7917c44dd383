import { startCluster } from "../../tests/support/postgres-cluster.ts";

/** @param wanted `postgres` or `embedded`; undefined: both @param bench given the settings of a site on it */
export async function onDatabases(
  wanted: string | undefined,
  bench: (name: string, settings: Record<string, string>) => Promise<void>,
): Promise<void> {
  const cluster = wanted === "embedded" ? undefined : await startCluster();
  if (!cluster && wanted !== "embedded") console.log("No PostgreSQL on this machine: left out.");
  if (cluster) {
    const settings = { DATABASE_URL: cluster.url, APP_SECRET: "x".repeat(32) };
    await bench("PostgreSQL", settings).finally(cluster.stop);
  }
  if (wanted !== "postgres") await bench("embedded", {});
}
