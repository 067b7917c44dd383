import { hydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test("on a phone an error wraps within the half of the row that its field has", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/#contact");
  await hydrated(page);
  const website = page.locator("#contact-form").getByLabel("Website", { exact: false });
  await website.focus();
  await expect(page.locator("#contact-form[novalidate]")).toHaveCount(1);
  await website.fill("google");
  await page.keyboard.press("Tab");
  const error = page.getByText(/^Please enter a website such as/);
  await expect(error).toBeVisible();
  const [text, box] = await error.evaluate((sentence) => [
    sentence.scrollWidth,
    sentence.clientWidth,
  ]);
  expect(text).toBeLessThanOrEqual(box ?? 0);
});
