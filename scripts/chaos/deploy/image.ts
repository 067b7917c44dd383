import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { endWithUs } from "#tests/support/temporary.ts";
import { pair, readContext, readDockerfile, type Stage } from "./dockerfile.ts";

export type Image = {
  root: string;
  workdir: string;
  environment: Record<string, string>;
  uid: number;
  gid: number;
  command: string[];
  health: string[];
};

/** Runs each stage in a folder, with this machine's Node. @throws Error when a step fails, or this is not root */
export function buildImage(folder: string): Image {
  if (process.getuid?.() !== 0)
    throw new Error("This experiment gives files to another user: please run it as root.");
  const context = join(folder, "context");
  const isSent = readContext();
  for (const name of readdirSync(".").filter(isSent))
    cpSync(name, join(context, name), { recursive: true, filter: isSent });
  let image: Image | undefined;
  for (const stage of readDockerfile()) image = runStage(stage, folder, context);
  if (!image) throw new Error("There is no stage in the Dockerfile.");
  return image;
}

function runStage(stage: Stage, folder: string, context: string): Image {
  const root = join(folder, stage.name);
  const settings: Record<string, string> = {};
  const image: Image = {
    root,
    workdir: root,
    environment: settings,
    uid: 0,
    gid: 0,
    command: [],
    health: [],
  };
  const started = performance.now();
  for (const { instruction, rest } of stage.steps) {
    if (instruction === "WORKDIR") {
      image.workdir = join(root, rest);
      mkdirSync(image.workdir, { recursive: true });
    } else if (instruction === "COPY") copy(rest, image.workdir, { folder, context });
    else if (instruction === "RUN") run(rest, image);
    else if (instruction === "ENV" || instruction === "ARG") {
      const [name, value] = pair(rest);
      settings[name] = value.startsWith("/") ? join(root, value) : value;
    } else if (instruction === "USER") [image.uid = 0, image.gid = 0] = rest.split(":").map(Number);
    else if (instruction === "CMD") image.command = JSON.parse(rest) as string[];
    else if (instruction === "HEALTHCHECK")
      image.health = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
    else if (!["VOLUME", "EXPOSE"].includes(instruction))
      throw new Error(`${instruction}: this experiment does not know what that does.`);
  }
  console.log(`stage ${stage.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return image;
}

function copy(rest: string, workdir: string, from: { folder: string; context: string }): void {
  const words = rest.split(/\s+/);
  const [, stage] = /^--from=(.+)$/.exec(words[0] ?? "") ?? [];
  if (stage) words.shift();
  const target = words.pop() ?? "";
  for (const source of words) {
    const into = target === "./" ? join(workdir, source) : join(workdir, target);
    cpSync(join(stage ? join(from.folder, stage) : from.context, source), into, {
      recursive: true,
    });
  }
}

function run(command: string, { workdir, environment }: Image): void {
  const { status } = spawnSync("sh", ["-c", command], {
    cwd: workdir,
    stdio: "inherit",
    // How this machine reaches the registry, which an engine is told as well.
    env: { ...process.env, ...toolsOf(), ...environment },
  });
  if (status !== 0) throw new Error(`RUN ${command} failed`);
}

export function startImage(
  image: Image,
  [program = "", ...args]: string[],
  more: Record<string, string> = {},
): ChildProcess {
  const child = spawn(program, args, {
    cwd: image.workdir,
    env: { ...toolsOf(), ...image.environment, ...more },
    uid: image.uid,
    gid: image.gid,
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child);
  return child;
}

function toolsOf(): Record<string, string> {
  return { PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` };
}
