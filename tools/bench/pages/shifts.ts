import { chromium, type Browser } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../../tests/support/browser/browser.ts";
import { layoutShift } from "../../../tests/support/browser/layout-shift.ts";
import { figure, type Figure } from "../figures.ts";

/** What phones, tablets and desks are wide, in CSS pixels. */
const WIDTHS = [360, 375, 390, 412, 430, 768, 820, 1024, 1280, 1366, 1440, 1920];

/** By the layout-shift standard: the most of several loads at each width, for some moves are rare. */
export async function measureShifts(url: string, loads: number): Promise<Figure> {
  const { pathname } = new URL(url);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  try {
    const moved: string[] = [];
    let max = 0;
    for (const width of WIDTHS) {
      let shift = 0;
      for (let load = 0; load < loads; load++) {
        shift = Math.max(shift, await shiftAt(browser, url, width));
      }
      max = Math.max(max, shift);
      if (shift >= 0.001) moved.push(`${width} px: ${shift.toFixed(3)}`);
    }
    if (moved.length > 0) console.log(`  ${pathname} moves at ${moved.join(", ")}`);
    return figure(
      `${pathname}: most CLS of ${WIDTHS.length} widths`,
      [Number(max.toFixed(3))],
      "",
      { max: 0.001 },
    );
  } finally {
    await browser.close();
  }
}

async function shiftAt(browser: Browser, url: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const shift = await layoutShift(page);
  await page.close();
  return shift;
}
