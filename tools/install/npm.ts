import { spawn } from "node:child_process";
import { isNetworkFailure, MAX_TRIES } from "./network-failure.mjs";

type Options = {
  cwd: string;
  /** Time in ms after which npm is stopped and started again. Now and then a download never ends. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10 * 60_000;

/**
 * Runs npm. If the network fails, or if npm does not end in time, npm is started again (at most three starts in all).
 * @throws Error with the last lines of npm's output if npm fails
 */
export async function npm(args: string[], options: Options): Promise<string> {
  const { cwd, timeoutMs = TIMEOUT_MS } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(args, cwd, timeoutMs);
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof NetworkFailure)) throw error;
      console.error(`${error.message}\nnpm starts again (try ${tries + 1} of ${MAX_TRIES}).`);
    }
  }
}

/** Failure because of the network, after which another try may succeed. */
class NetworkFailure extends Error {}

/** Runs npm once. @throws NetworkFailure also if npm was stopped after `timeoutMs` */
async function runOnce(args: string[], cwd: string, timeoutMs: number): Promise<string> {
  const npmPath = process.env.npm_execpath;
  const [command, first] = npmPath?.endsWith(".js") ? [process.execPath, [npmPath]] : ["npm", []];
  const child = spawn(command, [...first, ...args], {
    cwd,
    env: withoutNpmSettings(),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && command === "npm",
  });
  let output = "";
  let complained = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr.on("data", (part: Buffer) => (complained += part.toString()));
  let hung = false;
  const deadline = setTimeout(() => {
    hung = true;
    child.kill("SIGKILL");
  }, timeoutMs);
  const code = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (status) => status === null && resolve("killed"));
    child.once("close", (status) => resolve(status ?? "killed"));
  });
  clearTimeout(deadline);
  if (code === 0) return output;
  const what = `npm ${args.join(" ")}`;
  if (hung) throw new NetworkFailure(`${what} did not end within ${timeoutMs / 1000} s in ${cwd}.`);
  const last = (complained || output || String(code)).trim().split("\n").slice(-12).join("\n");
  const Failure = isNetworkFailure(complained) ? NetworkFailure : Error;
  throw new Failure(`${what} failed in ${cwd}:\n${last}`);
}

/**
 * Returns the environment without npm's settings. `npm run` puts settings for its own folder into the environment.
 * Another npm, started in another folder, must not use them.
 */
function withoutNpmSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package|lifecycle|config_(prefix|local_prefix|user_agent))/i.test(name),
    ),
  );
}
