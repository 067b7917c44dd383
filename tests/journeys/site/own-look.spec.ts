import { proofSection } from "#content/landing/library.ts";
import { imprintPage } from "#content/site/imprint.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { askAs, staffOn } from "../../support/accounts/site-accounts.ts";
import { OWN_BUSINESS } from "../../support/business.ts";
import { setOwnBusiness } from "../../support/operation/maintain.ts";
import { BRIEF, freshDataDir, startSite } from "../../support/operation/site.ts";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test(
  "a business with a look of its own has its color in both themes, and no icon of the sample",
  { tag: "@slow" },
  async ({ page, site: usual }) => {
    test.setTimeout(180_000);
    const dataDir = freshDataDir();
    await setOwnBusiness(dataDir);
    const site = await startSite({ DATA_DIR: dataDir }, [], BRIEF);
    // A site whose imprint still has sample data logs a warning when it starts. The site with data of its own logs
    // none.
    expect(usual.log.join("\n")).toContain(imprintPage.staff);
    expect(site.log.join("\n")).not.toContain(imprintPage.staff);

    const ida = await staffOn(site, "ida@look.example.com");
    const { version } = await askAs<{ version: number }>(site, ida, "/settings");
    const logo = `data:image/png;base64,${PIXEL}`;
    await askAs(site, ida, "/settings", "PATCH", { version, logo });

    await page.goto(`${site.url}/`);
    // The complete stylesheet loads after the inline rule with the business's color, and must not override it.
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null)))
      .toBe(true);
    // In place of the invented case studies, the page shows what the tests of the library prove.
    await expect(page.locator("#testimonials")).toHaveCount(0);
    const proof = page.locator("#proof");
    await expect(proof.getByRole("heading", { level: 2 })).toHaveText(proofSection.heading);
    const [noticed, made] = ((await proof.locator("p").nth(1).textContent()) ?? "")
      .split(" of ")
      .map(Number);
    expect(made).toBeGreaterThan(noticed ?? Infinity);
    await expect(proof.getByRole("link").nth(1)).toHaveAttribute(
      "href",
      /^\/templates\/.+\/passport$/,
    );
    await expect(page.locator("#hero")).toContainText("A day: 900 euros.");
    const accent = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
      );
    expect(await accent()).toBe(OWN_BUSINESS.accent.dark);
    await page.locator("[data-theme-flip]:visible").first().click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    expect(await accent()).toBe(OWN_BUSINESS.accent.light);

    const [icon = "", ...others] = await page
      .locator('link[rel*="icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(others).toEqual([]);
    for (const path of [icon, "/favicon.ico", "/apple-touch-icon.png"]) {
      const answer = await fetch(site.url + path);
      const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
      expect([path, answer.headers.get("content-type"), body]).toEqual([path, "image/png", PIXEL]);
    }
    // Leaves the page before the site stops. The page would report errors for files that the stopped site does not
    // send.
    await page.goto("about:blank");
    await site.stop();
  },
);
