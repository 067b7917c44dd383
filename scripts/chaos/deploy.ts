import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProvider } from "#tests/support/model-provider.ts";
import { freePort } from "#tests/support/postgres-cluster.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { onPostgres } from "./databases.ts";
import { PROXIES, runBehind } from "./deploy/behind.ts";
import { startContainer } from "./deploy/container.ts";
import { readFiles } from "./deploy/files.ts";
import { buildImage, type Image } from "./deploy/image.ts";

/** Stages are run in folders, the result is started as the image's user, two of it behind each proxy. */
export function chaosDeploy(): Promise<string[]> {
  return onPostgres(deploy);
}

async function deploy(createDatabase: (name: string) => Promise<string>): Promise<string[]> {
  const folder = makeTemporaryFolder("site-deploy-", tmpdir());
  // The image's user has to get there.
  chmodSync(folder, 0o755);
  const provider = await startProvider();
  const complaints: string[] = [];
  try {
    const image = buildImage(join(folder, "stages"));
    complaints.push(...readFiles(folder, image.workdir), ...(await runAlone(image)));
    for (const name of Object.keys(PROXIES) as (keyof typeof PROXIES)[]) {
      const url = await createDatabase(`deploy_${name}`);
      const found = await runBehind(name, image, { folder, url, provider });
      complaints.push(...found.map((complaint) => `${name}: ${complaint}`));
    }
  } finally {
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return complaints;
}

/** With no setting at all, as `docker run --read-only` would. */
async function runAlone(image: Image): Promise<string[]> {
  const complaints: string[] = [];
  const begun = join(image.root, "begun");
  mkdirSync(begun);
  const container = await startContainer(image, await freePort(), {});
  if (!container.isHealthy()) complaints.push("the health check fails");
  if ((await container.stop()) !== 0) complaints.push("the image does not stop by itself");
  if (container.isHealthy()) complaints.push("the health check succeeds with nothing there");
  const find = ["-path", join(image.root, "data"), "-prune", "-o", "-newer", begun, "-print"];
  const { stdout } = spawnSync("find", [image.root, ...find], { encoding: "utf8" });
  const written = stdout.split("\n").filter((path) => path !== "" && path !== begun);
  for (const path of written) complaints.push(`written outside of the volume: ${path}`);
  const { stdout: size } = spawnSync("du", ["-sm", image.root], { encoding: "utf8" });
  console.log(
    `the image: ${Number.parseInt(size, 10)} MB without its base, embedded database, as user ${image.uid}: serves after ${container.startSeconds.toFixed(1)} s, ${written.length} files written outside of its volume`,
  );
  return complaints;
}
