import { STORAGE_KEY } from "../../support/accounts/accounts.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { signInBrowserAs, signUpOn } from "../../support/accounts/site-accounts.ts";

test("an address with somebody else's session in it changes nothing for who opens it", async ({
  page,
  site,
}) => {
  const ada = await signUpOn(site, "ada@example.com");
  const mallory = await signUpOn(site, "mallory@example.com");
  const { data } = await mallory.getSession();
  const fragment = new URLSearchParams({
    access_token: data.session?.access_token ?? "",
    refresh_token: data.session?.refresh_token ?? "",
    expires_in: "3600",
    token_type: "bearer",
    type: "magiclink",
  });
  const stored = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  await page.goto(`/templates#${fragment.toString()}`);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await stored()).toBeNull();

  await signInBrowserAs(page, ada);
  await page.goto(`/account#${fragment.toString()}`);
  await expect(page.getByText("ada@example.com").first()).toBeVisible();
  expect(await stored()).not.toContain("mallory@example.com");
});
