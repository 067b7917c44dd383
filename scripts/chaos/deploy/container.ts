import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { startImage, type Image } from "./image.ts";

const START_PATIENCE_MS = 90_000;

export type Container = {
  port: number;
  startSeconds: number;
  isHealthy: () => boolean;
  /** As a container engine does. @returns the exit code */
  stop: () => Promise<number | null>;
};

/** @throws Error with what it printed, when it ends or does not serve in time */
export async function startContainer(
  image: Image,
  port: number,
  settings: Record<string, string>,
): Promise<Container> {
  const started = performance.now();
  const environment = { ...settings, HOST: "127.0.0.1", PORT: String(port) };
  const child = startImage(image, image.command, environment);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (words) => (said = (said + String(words)).slice(-5000)));
  const ended = once(child, "exit") as Promise<[number | null]>;
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    if (child.exitCode !== null || performance.now() - started > START_PATIENCE_MS) {
      child.kill("SIGKILL");
      throw new Error(`The image did not serve:\n${said}`);
    }
    await setTimeout(50);
  }
  return {
    port,
    startSeconds: (performance.now() - started) / 1000,
    isHealthy() {
      const [program = "", ...args] = image.health;
      const env = { PATH: process.env["PATH"], PORT: String(port) };
      return spawnSync(program, args, { uid: image.uid, gid: image.gid, env }).status === 0;
    },
    async stop() {
      child.kill("SIGTERM");
      const [code] = await ended;
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
