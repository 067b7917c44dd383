import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "#tests/support/proxies/proxies.ts";
import { makeTemporaryFolder } from "#tests/support/temporary.ts";

/** Runs a podman command. @returns its output @throws Error with podman's error message if it fails */
export type Podman = (args: readonly string[], input?: Buffer | string) => Promise<string>;

/**
 * Finds podman, and writes settings with which podman runs even inside a container. They set resource limits that a
 * container allows. On a machine with control groups (cgroups) of both versions, they also choose the runtime runc.
 * @throws Error if podman is not installed, or if this process does not run as root
 */
export function findPodman(): Podman {
  const program = findProgram("podman");
  if (!program) throw new Error("This experiment needs podman (apt-get install podman runc).");
  if (process.getuid?.() !== 0) throw new Error("This experiment has to be run as root.");
  const settings = join(makeTemporaryFolder("site-podman-"), "containers.conf");
  const runtime = existsSync("/sys/fs/cgroup/unified") ? 'runtime = "runc"' : "";
  writeFileSync(
    settings,
    `[containers]\ndefault_ulimits = ["nofile=10000:10000", "nproc=10000:10000"]\n[engine]\ncgroup_manager = "cgroupfs"\n${runtime}\n`,
  );
  const env = { ...process.env, CONTAINERS_CONF: settings };
  return async (args, input = "") => {
    const child = spawn(program, args, { env });
    child.stdin.end(input);
    const [out, complaint, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((ended) => child.once("exit", ended)),
    ]);
    if (code !== 0) throw new Error(`podman ${args.join(" ")}\n${complaint.slice(-3000)}`);
    return out.trim();
  };
}
