import { tmpdir } from "node:os";
import { leaveMessage } from "#tests/support/contact/contact-message.ts";
import { startProvider } from "#tests/support/model-provider.ts";
import { freePort } from "#tests/support/postgres-cluster.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { onPostgres } from "./databases.ts";
import { runBehindCaddy } from "./deploy/behind.ts";
import { startContainer } from "./deploy/container.ts";
import { readFiles } from "./deploy/files.ts";
import { buildImage, readImage } from "./deploy/image.ts";
import { findPodman, type Podman } from "./deploy/podman.ts";

const IMAGE = "localhost/site";

/**
 * Runs the container image alone without settings, then as two replicas with one database behind the proxy Caddy.
 * @returns a line for each fault
 */
export function chaosDeploy(): Promise<string[]> {
  return onPostgres(deploy);
}

async function deploy(createDatabase: (name: string) => Promise<string>): Promise<string[]> {
  const podman = findPodman();
  const folder = makeTemporaryFolder("site-deploy-", tmpdir());
  const provider = await startProvider();
  const complaints: string[] = [];
  try {
    await buildImage(podman, IMAGE);
    complaints.push(...(await readImage(podman, IMAGE)), ...readFiles(folder));
    complaints.push(...(await runAlone(podman)));
    const url = await createDatabase("deploy");
    const start = (port: number, settings: Record<string, string>) =>
      startContainer(podman, IMAGE, { port, settings });
    complaints.push(...(await runBehindCaddy(start, { folder, url, provider })));
  } finally {
    await provider.close();
  }
  return complaints;
}

async function runAlone(podman: Podman): Promise<string[]> {
  const complaints: string[] = [];
  const container = await startContainer(podman, IMAGE, { port: await freePort(), settings: {} });
  if (!(await container.isHealthy())) complaints.push("the health check fails");
  await leaveMessage(`http://127.0.0.1:${container.port}`, { message: "sent to a container" });
  const found = await container.maintain("sql", "select message from contact_messages");
  if (!found.includes("sent to a container")) complaints.push("the message is not stored");
  const peak = (await container.peakMemory()) / 1e6;
  if ((await container.stop()) !== 0) complaints.push("the image does not stop by itself");
  console.log(
    `alone: serves after ${container.startSeconds.toFixed(1)} s, ${peak.toFixed(0)} MB of memory at most`,
  );
  return complaints;
}
