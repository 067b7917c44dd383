import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test(
  "at both ends of a recorded run, the button that led there keeps the focus and does nothing more",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates/score-website-leads");
    await page.getByRole("button", { name: "Watch it run" }).press("Enter");
    const player = page.getByRole("group", { name: "Watch it run" });
    for (const [name, end] of [
      ["Next step", "Step 10 of 10"],
      ["Previous step", "Step 1 of 10"],
    ] as const) {
      const button = player.getByRole("button", { name });
      await expect(button).toBeEnabled();
      await button.focus();
      for (let times = 0; times < 9; times++) await page.keyboard.press("Enter");
      await expect(player.getByText(end)).toBeVisible();
      await expect(button).toBeFocused();
      await expect(button).toBeDisabled();
      await page.keyboard.press("Enter");
      await expect(player.getByText(end)).toBeVisible();
      await expect(button).toBeFocused();
    }
  },
);
