/** @module-tag slow */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { npm } from "../tools/install/npm.ts";

/*
 * The package registry of these tests breaks off its first downloads. npm then fails, and the installer must start it
 * again.
 */

const INSTALLER = join(import.meta.dirname, "..", "scripts", "launch", "install.mjs");

let folder: string;
let registry: Server;
let tarball: Buffer;
let downloads: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "install-retries-"));
  mkdirSync(join(folder, "tiny"));
  writeFileSync(
    join(folder, "tiny", "package.json"),
    JSON.stringify({ name: "tiny", version: "1.0.0" }),
  );
  await npm(["pack", "./tiny"], { cwd: folder });
  tarball = readFileSync(join(folder, "tiny-1.0.0.tgz"));
  downloads = 0;
});

afterEach(() => {
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["stops in the middle of a download", stall],
  ["closes the connection in the middle of a download", breakOff],
])("a tool's packages are installed although the registry %s", async (_, fail) => {
  await startRegistry(fail, 1);
  await npm(["ci", ...options()], { cwd: folder });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("try 2 of 3"));
  vi.mocked(console.error).mockClear();
  expect(isInstalled()).toBe(true);
});

test("the site's packages are installed although the registry stops in the middle of a download", async () => {
  await startRegistry(stall, 1);
  const { status, stderr } = await launch();
  expect(status).toBe(0);
  expect(stderr).toContain("the package registry failed, so npm starts again");
  expect(isInstalled()).toBe(true);
});

test("the installation ends with npm's complaint if the registry fails every time", async () => {
  await startRegistry(stall, Infinity);
  const { status, stderr } = await launch();
  expect(status).not.toBe(0);
  expect(stderr).toContain("EIDLETIMEOUT");
  expect(downloads).toBe(3);
});

test("npm starts only once if the packages themselves are at fault", async () => {
  await startRegistry(stall, 0);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: { tiny: "2.0.0" } }));
  const { status, stderr } = await launch();
  expect(status).not.toBe(0);
  expect(stderr).not.toContain("starts again");
});

type Answer = Parameters<RequestListener>[1];

/** Begins an answer and never ends it. npm then waits until its timeout. */
function stall(answer: Answer): void {
  answer.writeHead(200, { "content-length": tarball.length });
  answer.write(tarball.subarray(0, tarball.length / 2));
}

function breakOff(answer: Answer): void {
  stall(answer);
  setTimeout(() => answer.destroy(), 50);
}

/**
 * Starts a registry with a single package, whose first downloads fail, and writes the files of a project that needs the
 * package.
 */
async function startRegistry(fail: (answer: Answer) => void, failures: number): Promise<void> {
  registry = createServer((_, answer) => {
    downloads += 1;
    if (downloads <= failures) fail(answer);
    else answer.end(tarball);
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const { port } = registry.address() as AddressInfo;
  const dependencies = { tiny: "1.0.0" };
  const tiny = {
    version: "1.0.0",
    resolved: `http://127.0.0.1:${port}/tiny-1.0.0.tgz`,
    integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
  };
  const lock = {
    lockfileVersion: 3,
    packages: { "": { dependencies }, "node_modules/tiny": tiny },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
}

function options(): string[] {
  const { port } = registry.address() as AddressInfo;
  return [
    "--no-audit",
    "--no-fund",
    `--registry=http://127.0.0.1:${port}/`,
    `--cache=${join(folder, "cache")}`,
    "--fetch-timeout=1000",
    "--fetch-retries=0",
  ];
}

/**
 * Runs the installer in a process of its own, as `npm start` does. Environment variables contain the options for npm.
 */
async function launch(): Promise<{ status: number | null; stderr: string }> {
  const settings = options().flatMap((option) => {
    const [, name, value] = /^--([a-z-]+)=(.*)$/.exec(option) ?? [];
    return name ? [[`npm_config_${name.replaceAll("-", "_")}`, value] as const] : [];
  });
  const code = `import(${JSON.stringify(INSTALLER)}).then((it) => it.installPackages("everything"))`;
  const child = spawn(process.execPath, ["-e", code], {
    cwd: folder,
    env: { ...process.env, ...Object.fromEntries(settings) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (part: Buffer) => (stderr += part.toString()));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { status, stderr };
}

function isInstalled(): boolean {
  return existsSync(join(folder, "node_modules", "tiny", "package.json"));
}
