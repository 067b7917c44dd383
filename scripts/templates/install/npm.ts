import { spawn } from "node:child_process";

/**
 * Runs npm to its end, without blocking what else this process has to do.
 *
 * @param args For example `["ci"]`.
 * @returns Standard output.
 * @throws Error with npm's own last lines when it fails.
 */
export async function npm(args: string[], options: { cwd: string }): Promise<string> {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  const child = spawn(command, [...first, ...args], {
    cwd: options.cwd,
    env: withoutNpmSettings(),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && command === "npm",
  });
  let said = "";
  let complained = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (complained += part.toString()));
  const code = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (status) => resolve(status ?? "killed"));
  });
  if (code === 0) return said;
  const last = (complained || said || String(code)).trim().split("\n").slice(-12).join("\n");
  throw new Error(`npm ${args.join(" ")} failed in ${options.cwd}:\n${last}`);
}

/** Inside `npm run` the parent's settings are in the environment and would be taken for this folder's. */
function withoutNpmSettings(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package|lifecycle|config_(prefix|local_prefix|user_agent))/i.test(name),
    ),
  );
}
