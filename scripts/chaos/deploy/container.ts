import { setTimeout } from "node:timers/promises";
import type { Podman } from "./podman.ts";

const START_TIMEOUT_MS = 90_000;
/** Arguments of `podman run` that restrict the container as deploy/compose.yaml does. */
const SHUT_IN = [
  "--network=host",
  "--read-only",
  "--tmpfs=/tmp",
  "--cap-drop=all",
  "--security-opt=no-new-privileges",
  "--memory=512m",
];

export type Container = {
  port: number;
  startSeconds: number;
  isHealthy: () => Promise<boolean>;
  /** Runs a maintenance command inside the container. @returns its output */
  maintain: (name: string, input?: string) => Promise<string>;
  /** Returns the most memory that the container has used, in bytes. */
  peakMemory: () => Promise<number>;
  /** Stops the container. @returns the exit code */
  stop: () => Promise<number>;
};

/**
 * Starts a container, and waits until its site answers.
 * @throws Error with the container's output if the site does not answer
 */
export async function startContainer(
  podman: Podman,
  image: string,
  { port, settings }: { port: number; settings: Record<string, string> },
): Promise<Container> {
  const started = performance.now();
  const environment = Object.entries({ ...settings, HOST: "127.0.0.1", PORT: String(port) });
  const id = await podman([
    "run",
    "--detach",
    ...SHUT_IN,
    ...environment.map(([name, value]) => `--env=${name}=${value}`),
    image,
  ]);
  const inspect = (field: string) => podman(["container", "inspect", `--format={{${field}}}`, id]);
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    const ended = (await inspect(".State.Status")) === "exited";
    if (ended || performance.now() - started > START_TIMEOUT_MS)
      throw new Error(`${image} did not serve:\n${await podman(["logs", "--tail=50", id])}`);
    await setTimeout(50);
  }
  return {
    port,
    startSeconds: (performance.now() - started) / 1000,
    isHealthy: () =>
      podman(["healthcheck", "run", id]).then(
        () => true,
        () => false,
      ),
    maintain: (name, input = "") =>
      podman(["exec", "--interactive", id, "node", "build/server/maintenance.js", name], input),
    peakMemory: async () =>
      Number(await podman(["exec", id, "cat", "/sys/fs/cgroup/memory/memory.max_usage_in_bytes"])),
    async stop() {
      await podman(["stop", "--time=20", id]);
      const code = Number(await inspect(".State.ExitCode"));
      await podman(["rm", "--volumes", id]);
      return code;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
