import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, STRICT, test } from "../../support/browser/journey.ts";

test.use({ environment: STRICT, expectErrors: [/status of 429/] });

test("too early a mail says when the next one can be had", async ({ page }) => {
  await page.goto("/forgot");
  await page.getByLabel("Email").fill("nobody@limits.example.com");
  await page.getByRole("button", { name: "Send the email" }).click();
  const again = page.getByRole("button", { name: "Send the email again" });
  await again.press("Enter");
  await expect(page.getByRole("alert").filter({ visible: true })).toContainText(
    /You can have the next one in \d\d seconds\./,
  );
  await expect(again).toBeFocused();
  await expectAccessible(page);
});
