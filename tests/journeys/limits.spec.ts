import { openChat } from "../support/browser/chat-journey.ts";
import { expectAccessible } from "../support/browser/axe.ts";
import { expect, test } from "../support/browser/journey.ts";

/* These tests share one site, with rate limits and without sign-up, because starting a site is slow. */
test.use({ environment: { RATE_LIMITS: "on", SIGN_UP: "off" } });

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? [] : "@slow";
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", { tag }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a site without sign-up says so and leads on", { tag: "@slow" }, async ({ page }) => {
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

test.describe("too often", () => {
  test.use({ expectErrors: [/status of 429/] });

  test(
    "a request for a second email tells when the next one is possible",
    { tag: "@slow" },
    async ({ page }) => {
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
    },
  );

  test(
    "too many messages are refused with a plain sentence in the panel",
    { tag: "@slow" },
    async ({ page }) => {
      const { list, input, retry } = await openChat(page);
      await page.evaluate(async () => {
        const body = JSON.stringify({
          session_id: crypto.randomUUID(),
          messages: [{ role: "user", content: "Hi" }],
        });
        const headers = { "Content-Type": "application/json" };
        for (let n = 0; n < 20; n += 1)
          await (await fetch("/api/chat", { method: "POST", headers, body })).text();
      });
      await input.fill("One more");
      await input.press("Enter");
      await expect(
        list.getByText("That was too often for now. Please try again in a minute."),
      ).toBeVisible();
      await expect(retry).toBeVisible();
    },
  );
});
