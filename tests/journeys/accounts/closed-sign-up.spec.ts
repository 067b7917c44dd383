import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, STRICT, test } from "../../support/browser/journey.ts";

test.use({ environment: STRICT });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("where nobody can sign up the page says so, and leads on", async ({ page }) => {
      await page.goto("/sign-up?next=/templates");
      const main = page.getByRole("main");
      await expect(main.getByText("by invitation only")).toBeVisible();
      await expect(main.getByText("need JavaScript")).toHaveCount(0);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await expect(main.getByRole("link", { name: "Contact" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("link", { name: "Sign in" }).click();
      await expect(page).toHaveURL("/sign-in?next=%2Ftemplates");
      await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
      await expect(main.locator('a[href^="/sign-up"]')).toHaveCount(0);
    });
  });
}
