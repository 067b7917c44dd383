import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Without these Chromium tries to call home, which a closed network refuses noisily. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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
 * Path of a Chromium to test with: BROWSER_PATH, Playwright's own, one of this machine, else the
 * one from the package registry (Linux x64).
 * @throws Error saying what to install
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
  if (process.platform === "linux" && process.arch === "x64") return fromRegistry();
  throw new Error(
    "No browser to test with: install Chromium or Chrome, or name one in BROWSER_PATH.",
  );
}

async function fromRegistry(): Promise<string> {
  // Read while it is imported: with it the package brings the libraries a bare machine lacks.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
