import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../tests/support/browser/browser.ts";
import { siteOf, type Probe } from "../builds.ts";

const SCRIPTS = { max: 110 };
/** Time in ms to wait after the network is idle, so that files which a page loads only later are counted too. */
const IDLE_MS = 6000;

/**
 * Measures the files that a browser fetches for a page on which nobody clicks, types or scrolls. The sizes are in KiB
 * after compression by brotli.
 */
export const measureWeight: Probe = async ({ builds, paths, table }) => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  for (const path of paths) {
    for (const [index, build] of builds.entries()) {
      const { url } = await siteOf(build);
      const { bytes, requests, foreign, elements } = await weigh(browser, url, path);
      const html = brotliCompressSync(await (await fetch(url + path)).bytes()).length;
      const add = (name: string, unit: string, value: number, target?: { max: number }) =>
        table.add(`${path}: ${name}`, unit, index, value, target);
      add("HTML", "KiB", html / 1024);
      add("JavaScript before interaction", "KiB", (bytes["Script"] ?? 0) / 1024, SCRIPTS);
      add("fonts", "KiB", (bytes["Font"] ?? 0) / 1024);
      add("elements", "", elements);
      add("files asked for", "", requests);
      add("requests to other hosts", "", foreign, { max: 0 });
    }
  }
  await browser.close();
};

/** Loads a page, and adds up the sizes of its files. @returns `bytes`: sizes of compressed bodies, by kind of file */
async function weigh(browser: Browser, site: string, path: string) {
  const page = await browser.newPage();
  const bytes: Record<string, number> = {};
  let requests = 0;
  let foreign = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (!/^https?:/.test(request.url)) return;
    if (request.url.startsWith(site)) requests++;
    else foreign++;
  });
  devtools.on("Network.responseReceived", ({ type, response }) => {
    const { "content-length": length = "0" } = response.headers;
    bytes[type] = (bytes[type] ?? 0) + Number(length);
  });
  await page.goto(site + path);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await page.waitForLoadState("networkidle");
  await pause(IDLE_MS);
  await page.close();
  return { bytes, requests, foreign, elements };
}
