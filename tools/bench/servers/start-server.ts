import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { brotliCompressSync } from "node:zlib";

export type ComparedServer = { url: string; pid: number; stop: () => void };

/** Starts a bare node:http server with one page. @param page HTML, or the compressed bytes of a page */
export async function servePage(page: string | Uint8Array): Promise<ComparedServer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-page-"));
  const file = join(folder, "page.br");
  writeFileSync(file, typeof page === "string" ? brotliCompressSync(page) : page);
  const server = await startServer("page-server.ts", file);
  rmSync(folder, { recursive: true, force: true });
  return server;
}

/** Starts a program of this folder and waits for the port that the program prints. */
export async function startServer(program: string, argument: string): Promise<ComparedServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), argument], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((listening, failed) => {
    createInterface(child.stdout).once("line", listening);
    child.once("exit", () => failed(new Error(`${program} stopped`)));
  });
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
