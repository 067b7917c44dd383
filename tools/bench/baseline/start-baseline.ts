import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { brotliCompressSync } from "node:zlib";

export type BaselineServer = { url: string; pid: number; stop: () => void };

/** @param page what it answers everything with: HTML, or bytes that are compressed already */
export async function serveBaseline(page: string | Uint8Array): Promise<BaselineServer> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const file = join(folder, "page.br");
  writeFileSync(file, typeof page === "string" ? brotliCompressSync(page) : page);
  return startBaseline("page-server.ts", file, () =>
    rmSync(folder, { recursive: true, force: true }),
  );
}

/** Starts a program of this folder that tells its port. @param tidyUp called once it is stopped */
export async function startBaseline(
  program: string,
  argument: string,
  tidyUp?: () => void,
): Promise<BaselineServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), argument], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((listening, failed) => {
    createInterface(child.stdout).once("line", listening);
    child.once("exit", () => failed(new Error("the baseline stopped")));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill();
      tidyUp?.();
    },
  };
}
