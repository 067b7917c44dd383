import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openHydrated } from "../support/browser/hydrated.ts";
import { expect, test } from "../support/browser/journey.ts";
import { fileOf, VIEWS } from "./views.ts";

const MACHINE = join(import.meta.dirname, "approved", "machine.txt");

for (const view of VIEWS) {
  const { path, width, height, theme } = view;
  test(`${path} at ${width} px, ${theme}, looks as approved`, async ({ browser, site }, info) => {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height },
      // Half-size pictures are small files, and still show every change of position or color.
      deviceScaleFactor: 0.5,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await openHydrated(page, path);
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset["theme"] = chosen;
      await document.fonts.ready;
    }, theme);
    await expect(page).toHaveScreenshot(fileOf(view), {
      scale: "device",
      animations: "disabled",
      maxDiffPixelRatio: 0.002,
    });
    await context.close();
    if (info.config.updateSnapshots === "all") writeFileSync(MACHINE, machine(browser.version()));
  });
}

test.afterAll(({ browser }) => {
  const approvedOn = existsSync(MACHINE) ? readFileSync(MACHINE, "utf8") : "";
  if (approvedOn !== machine(browser.version()))
    console.warn(`Approved on another machine, whose letters may differ:\n${approvedOn}`);
});

function machine(browser: string): string {
  const { platform, arch } = process;
  return `Chromium ${browser}, ${platform} ${arch}. Fonts: the site's own (${FONTS.join(", ")}).\n`;
}

const FONTS = ["Figtree", "Bricolage Grotesque"];
