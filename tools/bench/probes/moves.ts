import { chromium, type Browser } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../tests/support/browser/browser.ts";
import { layoutShift } from "../../../tests/support/browser/layout-shift.ts";
import { siteOf, type Probe } from "../builds.ts";

/** Widths of phones, tablets and desktops in CSS pixels. */
const WIDTHS = [360, 375, 390, 412, 430, 768, 820, 1024, 1280, 1366, 1440, 1920];
const LATE_MS = 250;

/** Measures the largest layout shift over all widths and rounds: with fonts that arrive early, and with late ones. */
export const measureMoves: Probe = async ({ builds, paths, rounds, table }) => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  for (const path of paths) {
    for (const [index, build] of builds.entries()) {
      const url = (await siteOf(build)).url + path;
      for (const [name, lateMs, max] of [
        ["fonts in time", 0, 0.001],
        [`fonts ${LATE_MS} ms late`, LATE_MS, 0.02],
      ] as const) {
        let most = 0;
        for (const width of WIDTHS) {
          for (let round = 0; round < rounds; round++) {
            const shift = await shiftAt(browser, url, width, lateMs);
            if (shift > max) console.log(`  ${path} at ${width} px: ${shift.toFixed(3)}`);
            most = Math.max(most, shift);
          }
        }
        table.add(`${path}: layout shift, ${name}`, "", index, most, { max });
      }
    }
  }
  await browser.close();
};

async function shiftAt(
  browser: Browser,
  url: string,
  width: number,
  lateMs: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  if (lateMs > 0) {
    await page.route("**/*.woff2", async (route) => {
      await new Promise((over) => setTimeout(over, lateMs));
      await route.continue();
    });
  }
  await page.goto(url);
  await page.waitForTimeout(lateMs);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const shift = await layoutShift(page);
  await page.close();
  return shift;
}
