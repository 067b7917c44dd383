import { spawnSync } from "node:child_process";
import { leaveMessage } from "#tests/support/contact/contact-message.ts";
import { freePort } from "#tests/support/postgres-cluster.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import { findLastRelease } from "../last-release.ts";
import { startContainer } from "./container.ts";
import { buildImage } from "./image.ts";
import type { Podman } from "./podman.ts";

const VOLUME = "site-upgrade";

/** Runs the last release's image, this one, and the last release's again on one volume. @returns complaints */
export async function upgradeAndReturn(podman: Podman, image: string): Promise<string[]> {
  const release = "localhost/site-release";
  const commit = findLastRelease() ?? "HEAD";
  const folder = makeTemporaryFolder("site-release-", "/var/tmp");
  const { stdout } = spawnSync("git", ["archive", commit], { maxBuffer: 1024 ** 3 });
  spawnSync("tar", ["-x", "-C", folder], { input: stdout });
  await buildImage(podman, folder, release);
  await podman(["volume", "create", VOLUME]);
  try {
    const complaints: string[] = [];
    for (const [at, turn] of [release, image, release].entries()) {
      const port = await freePort();
      const container = await startContainer(podman, turn, { port, volume: VOLUME, settings: {} });
      await leaveMessage(`http://127.0.0.1:${port}`, { email: `${at}@example.com` });
      const counted = await container.maintain(
        "sql",
        "select count(*)::int as n from contact_messages",
      );
      const [row] = JSON.parse(counted) as { n: number }[];
      if (row?.n !== at + 1) complaints.push(`${turn}: ${row?.n} messages instead of ${at + 1}`);
      if ((await container.stop()) !== 0) complaints.push(`${turn} did not stop by itself`);
    }
    console.log(`release ${commit.slice(0, 8)}, this image, and back: ${complaints.length} lost`);
    return complaints;
  } finally {
    await podman(["volume", "rm", "--force", VOLUME]);
  }
}
