import { navigation } from "#content/site/navigation.ts";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdRequests, openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test("a slow page shows a progress bar, with motion and with reduced motion, and a fast page none", async ({
  page,
}) => {
  await openHydrated(page, "/privacy");
  const release = await holdRequests(page, /templates\.data/);
  const pending = page.getByRole("status").filter({ hasText: navigation.loadingPage });
  await expect(pending).toHaveCount(0);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  const requested = page.waitForRequest(/templates\.data/);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/templates"]')?.click();
  });
  await requested;
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(pending).toBeVisible();
    await expect(pending).toBeInViewport({ ratio: 1 });
    expect(await heading.boundingBox()).toEqual(before);
    await expectAccessibleAsIs(page);
  }
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(pending).toHaveCount(0);
  // On a busy machine the page may load slowly and rightly show the progress bar. The test therefore measures how long
  // after the click the bar appears.
  await page.evaluate((text) => {
    let pressed = Infinity;
    addEventListener("click", () => (pressed = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      document.documentElement.dataset["announced"] ??= String(performance.now() - pressed);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, navigation.loadingPage);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.waitForTimeout(300);
  const announced = await page.locator("html").getAttribute("data-announced");
  expect(announced === null ? Infinity : Number(announced)).toBeGreaterThan(190);
});
