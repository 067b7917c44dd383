import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "./cache-folder.ts";
import { npm } from "../../install/npm.ts";
import { oneAtATime } from "../../install/one-at-a-time.ts";

/**
 * Downloads n8n's packages, and keeps only their descriptions (types, known nodes, schemas). The packages' code is not
 * run, and is not copied into the template library.
 * @param release - an n8n release, one of `RELEASES`
 * @returns a folder for each package, with `dist/types`, `dist/known` and, for the newest release,
 *   `dist/node-definitions`
 * @throws Error if a download does not have the pinned checksum
 */
export async function installNodePackages(release = N8N_VERSION): Promise<NodePackage[]> {
  const cache = cacheFolder("node-packages");
  const packages = NODE_PACKAGES.filter(({ version }) => version === release);
  for (const wanted of packages) {
    const folder = join(cache, folderOf(wanted));
    if (existsSync(folder)) continue;
    await oneAtATime(`${folder}.installing`, async () => {
      if (!existsSync(folder)) await unpack(wanted, cache, folder);
    });
  }
  return packages.map((wanted) => ({
    name: wanted.name,
    version: wanted.version,
    folder: join(cache, folderOf(wanted)),
  }));
}

type NodePackage = { name: string; version: string; folder: string };

/** The n8n release in which the templates are checked and run. */
export const N8N_VERSION = "2.41.1";

const OLDEST_VERSION = "2.0.0";

/**
 * The n8n releases in which every template runs: the newest release, and the oldest one in which the templates are
 * promised to work.
 */
export const RELEASES = [N8N_VERSION, OLDEST_VERSION];

type Wanted = { name: string; version: string; integrity: string };
/** The packages with n8n's nodes, in both releases. `facts:build` makes `packages/check/data` from them. */
const NODE_PACKAGES: Wanted[] = [
  {
    name: "n8n-nodes-base",
    version: N8N_VERSION,
    integrity:
      "sha512-qc1lArqFRVpfXvRonHGhdVwmFrGOulIwKie+Hr5AwBzzOAwushvU+Ty3PSJYWs+C1L6FxpAmpAfiCgpjB/ldSQ==",
  },
  {
    name: "@n8n/n8n-nodes-langchain",
    version: N8N_VERSION,
    integrity:
      "sha512-ANQYlKE2DZZKzUndfOIxK8f/NbsANeZmGsOG0DsTwtX8KF9noEdMyiS2KXGGysvjGqR5nYZdz2pSXPQe0tAYvQ==",
  },
  {
    name: "n8n-nodes-base",
    version: OLDEST_VERSION,
    integrity:
      "sha512-AxUtUVfwUDDR62eWWbBqSdtBFpt3FbIOJCkKvisyMyrg27ew5v3xSwKX78TyF0JNjtm8cCu+hwQi/agPwc3GVg==",
  },
  {
    name: "@n8n/n8n-nodes-langchain",
    version: OLDEST_VERSION,
    integrity:
      "sha512-LJ6CuxNa/B4m7+u8AyElT1czv1FUp9ZMWA2AGCHaJ1djAK4k6NtxsLkIu8sYULI3XYX50DVlwCOGg/zyiLevfQ==",
  },
];

const PACK_TIMEOUT_MS = 90_000;

function folderOf(wanted: Wanted): string {
  return `${wanted.name.replace("/", "-").replace("@", "")}-${wanted.version}`;
}

async function unpack(wanted: Wanted, cache: string, folder: string): Promise<void> {
  console.error(`Fetching the descriptions of ${wanted.name} ${wanted.version} (once) …`);
  const work = `${folder}.part`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const output = await npm(
    ["pack", `${wanted.name}@${wanted.version}`, "--pack-destination", work, "--silent"],
    { cwd: cache, timeoutMs: PACK_TIMEOUT_MS },
  );
  const packed = join(work, output.trim().split("\n").at(-1) ?? "");
  const found = `sha512-${createHash("sha512").update(readFileSync(packed)).digest("base64")}`;
  if (found !== wanted.integrity)
    throw new Error(`${wanted.name} ${wanted.version} does not have the pinned checksum: ${found}`);
  // The packages of the oldest release contain no `node-definitions`.
  const readable = wanted.version === N8N_VERSION ? ["node-definitions"] : [];
  const parts = ["types", "known", ...readable].map((part) => `package/dist/${part}`);
  const done = spawnSync("tar", ["-xzf", packed, "-C", work, "--strip-components=1", ...parts], {
    encoding: "utf8",
  });
  if (done.status !== 0)
    throw new Error(`tar could not unpack ${wanted.name}: ${done.stderr || String(done.error)}`);
  rmSync(packed);
  renameSync(work, folder);
}
