import { signInBrowserAs } from "../../support/accounts/site-accounts.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const TEMPLATE = "/templates/score-website-leads";
const EMAIL = "zoe@numbers.example.com";
/** Only this test uses this campaign, so visits by other tests to the same site do not change its numbers. */
const CAMPAIGN = "numbers-<b>journey</b>";

test.use({
  // The site does not count robots, so this is the user agent of an ordinary browser.
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
});

test(
  "a visitor's actions are counted, and staff reach the persons behind a number by one press",
  { tag: "@slow" },
  async ({ page, staff }) => {
    test.setTimeout(120_000);
    await openHydrated(page, `${TEMPLATE}?${new URLSearchParams({ utm_source: CAMPAIGN })}`);
    await page.getByRole("button", { name: "Download", exact: true }).first().click();
    await page.getByRole("textbox", { name: "Email" }).fill(EMAIL);
    const dialog = page.getByRole("dialog", { name: "Download Template" });
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download", exact: true }).click();
    await saved;
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await page.context().route(/^(?!http:\/\/(?:localhost|127))/, (route) => route.abort());
    const calendar = page.waitForEvent("popup");
    const call = page.getByRole("banner").getByRole("link", { name: /Book a Call/ });
    // A press of the right button opens no calendar, so it does not count.
    await call.click({ button: "right" });
    await call.click();
    await (await calendar).close();
    const reported = page.waitForRequest((request) => request.url().endsWith("/api/visits"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    // Waits until the page has reported its view to the site. A slow machine reports it after the URL has changed.
    await reported;
    await page.reload();

    await signInBrowserAs(page, staff);
    const figuresOf = (title: string, name: RegExp) =>
      page.getByRole("region", { name: title }).getByRole("row", { name }).getByRole("cell");
    const sources = page.getByRole("region", { name: "By source" });
    const row = sources.getByRole("row", { name: CAMPAIGN });
    // Tries again and again, because the site writes visits only every few seconds.
    await expect(async () => {
      await page.goto("/admin/numbers");
      await expect(row.getByRole("cell").first()).toHaveText("1", { timeout: 3000 });
      // The two views of /privacy are the one that the browser reported after the click, and the reload, which the
      // server counted.
      await expect(figuresOf("By page", /privacy/).nth(1)).toHaveText("2", { timeout: 3000 });
    }).toPass();
    // The cells are numbers of visitors, views and opened download forms.
    const template = await figuresOf("By template", /^Score website leads/).allTextContents();
    expect(template.slice(0, 3)).toEqual(["1", "1", "1"]);
    const bookings = page.locator("div", {
      has: page.locator("dt", { hasText: "Booking clicks" }),
    });
    await expect(bookings.last().locator("dd").first()).toHaveText("1");
    await expectAccessible(page, { widths: [360, 1440] });
    // The third cell is the number of downloads, after the visitors and the messages.
    await row.getByRole("cell").nth(2).getByRole("link", { name: "1" }).click();
    await expect(page).toHaveURL(/\/admin\/people\?has=download&period=/);
    await page.getByRole("link", { name: EMAIL }).click();
    await expect(page.getByText("What led them here")).toBeVisible();
    await expect(page.getByText(CAMPAIGN)).toBeVisible();
  },
);
