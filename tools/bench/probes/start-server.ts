import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type ComparedServer = { url: string; pid: number; stop: () => void };

/**
 * Serves one page by a bare node:http server.
 * @param page - compressed by brotli
 */
export async function servePage(page: Uint8Array): Promise<ComparedServer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-page-"));
  const file = join(folder, "page.br");
  writeFileSync(file, page);
  const child = spawn(process.execPath, [join(import.meta.dirname, "page-server.ts"), file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((listening, failed) => {
    createInterface(child.stdout).once("line", listening);
    child.once("exit", () => failed(new Error("page-server.ts stopped")));
  });
  rmSync(folder, { recursive: true, force: true });
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
