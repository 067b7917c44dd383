import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";
import type { Podman } from "./podman.ts";

/** Files that Debian leaves out of its slim images. */
const NOT_SLIM = [
  "usr/share/{doc,info,lintian,locale,man}/*",
  "var/cache/apt/*",
  "var/lib/apt/lists/*",
];

const BUNDLE = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Pulls the base images of the Dockerfile. If their registry cannot be reached, builds substitutes from Debian's
 * packages and this machine's Node and npm.
 * @returns additional arguments for `podman build`
 */
export async function baseImages(podman: Podman): Promise<string[]> {
  const matches = readFileSync("Dockerfile", "utf8").matchAll(/^ARG (NODE|DEBIAN)=(\S+)$/gm);
  try {
    for (const [, , image = ""] of matches)
      await podman(["pull", "--quiet", `docker.io/library/${image}`]);
    return [];
  } catch {
    console.log("The registry cannot be reached: Debian's packages stand in for its images.");
    const folder = makeTemporaryFolder("site-base-", "/var/tmp");
    const [debian, node] = ["localhost/stand-in/debian", "localhost/stand-in/node"];
    makeDebian(folder);
    await importFolder(podman, folder, debian);
    addNode(folder);
    await importFolder(podman, folder, node);
    rmSync(folder, { recursive: true });
    const certificates = ["--env", `NODE_EXTRA_CA_CERTS=${BUNDLE}`];
    return ["--build-arg", `DEBIAN=${debian}`, "--build-arg", `NODE=${node}`, ...certificates];
  }
}

function makeDebian(folder: string): void {
  run("debootstrap", "--variant=minbase", "bookworm", folder, "http://deb.debian.org/debian");
  run("bash", "-c", `cd ${folder} && rm -rf ${NOT_SLIM.join(" ")}`);
}

function addNode(folder: string): void {
  const local = join(folder, "usr/local");
  // npm writes the path of its program into `npm_execpath`. `npm root --global` would return a wrong path if Node
  // itself was installed as an npm package.
  const program = process.env["npm_execpath"];
  if (!program) throw new Error("Please start this experiment by npm run chaos.");
  const npm = join(dirname(program), "..");
  cpSync(process.execPath, join(local, "bin/node"));
  chmodSync(join(local, "bin/node"), 0o755);
  cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  run("chroot", folder, "apt-get", "update", "-qq");
  run("chroot", folder, "apt-get", "install", "-qq", "--no-install-recommends", "libatomic1");
  // Copies the certificates that this machine trusts. With them, the container trusts the package registry as this
  // machine does.
  mkdirSync(dirname(join(folder, BUNDLE)), { recursive: true });
  cpSync(BUNDLE, join(folder, BUNDLE), { dereference: true });
}

async function importFolder(podman: Podman, folder: string, image: string): Promise<void> {
  const tar = spawnSync("tar", ["-c", "-C", folder, "."], { maxBuffer: 2 * 1024 ** 3 });
  await podman(["import", "--quiet", "-", image], tar.stdout);
}

function run(program: string, ...args: string[]): void {
  const { status, error, stderr } = spawnSync(program, args);
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? String(stderr).slice(-1000)}`);
}
