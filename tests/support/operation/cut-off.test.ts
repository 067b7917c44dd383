import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

type Begun = { pid: number; folder: string; port?: number };

const PROGRAM = `
import { spawn } from "node:child_process";
import { startCluster } from "#tests/support/postgres-cluster.ts";
import { endOnSignals, endWithUs, makeTemporaryFolder } from "#tests/support/temporary.ts";
endOnSignals();
const folder = makeTemporaryFolder("site-cut-off-");
const child = spawn(process.execPath, ["--eval", "setInterval(() => undefined, 1000)"]);
endWithUs(child);
const url = (await startCluster())?.url;
console.log(JSON.stringify({ pid: child.pid, folder, ...(url ? { port: Number(new URL(url).port) } : {}) }));
`;

test("a program that is asked to end stops its child processes", async () => {
  const { pid, folder, port } = await cutOff("SIGTERM");
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
  await expect.poll(() => listens(port)).toBe(false);
});

test("a database server is gone also when the program is killed", async () => {
  const { pid, port } = await cutOff("SIGKILL");
  await expect.poll(() => listens(port)).toBe(false);
  process.kill(pid);
});

async function cutOff(signal: NodeJS.Signals): Promise<Begun> {
  const program = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(program.stdout), "line")) as [string];
  const begun = JSON.parse(line) as Begun;
  expect([isRunning(begun.pid), await listens(begun.port)]).toEqual([true, "port" in begun]);
  const ended = once(program, "exit");
  program.kill(signal);
  await ended;
  return begun;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function listens(port: number | undefined): Promise<boolean> {
  if (port === undefined) return false;
  const socket = connect(port, "127.0.0.1");
  const answered = once(socket, "connect").then(() => true);
  return answered.catch(() => false).finally(() => socket.destroy());
}
