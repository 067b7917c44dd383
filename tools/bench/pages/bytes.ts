import { chromium, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../tests/support/browser/browser.ts";
import type { Site } from "../../../tests/support/operation/site.ts";
import { figure, type Figure } from "../figures.ts";

const MAX_SCRIPT_KB = 120;
const PATHS = ["/", "/templates"];

/** What a browser fetches for a page before anybody touches it. */
export async function measureBytes(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const figures: Figure[] = [];
    // Whoever asks first has a page quickly compressed, all others what it becomes soon after.
    await Promise.all(PATHS.map(async (path) => (await fetch(site.url + path)).bytes()));
    await new Promise((over) => setTimeout(over, 3000));
    for (const path of PATHS)
      figures.push(...(await measurePage(await browser.newPage(), site, path)));
    return figures;
  } finally {
    await browser.close();
  }
}

async function measurePage(page: Page, site: Site, path: string): Promise<Figure[]> {
  const bytes: Record<string, number> = {};
  let elsewhere = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ request }) => {
    if (/^https?:/.test(request.url) && !request.url.startsWith(site.url)) elsewhere++;
  });
  // The bodies as they are sent, compressed; the headers are not counted.
  devtools.on("Network.responseReceived", ({ type, response }) => {
    const { "content-length": length = "0" } = response.headers;
    bytes[type] = (bytes[type] ?? 0) + Number(length);
  });
  await page.goto(site.url + path);
  await page.waitForLoadState("networkidle");
  // Longer than anything that waits for the browser to be idle.
  await page.waitForTimeout(6000);
  await page.close();
  const kilobytes = (type: string) => [(bytes[type] ?? 0) / 1000];
  return [
    figure(`${path}: JavaScript before any interaction`, kilobytes("Script"), "kB", {
      max: MAX_SCRIPT_KB,
    }),
    figure(`${path}: the page itself`, kilobytes("Document"), "kB", undefined),
    figure(`${path}: fonts`, kilobytes("Font"), "kB", undefined),
    figure(`${path}: pictures`, kilobytes("Image"), "kB", undefined),
    figure(`${path}: requests to other hosts`, [elsewhere], "", { max: 0 }),
  ];
}
