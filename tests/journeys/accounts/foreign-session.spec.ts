import { STORAGE_KEY } from "../../support/accounts/client.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { mailTo } from "../../support/mail/mails.ts";
import { openAs, signUpOn } from "../../support/accounts/site-accounts.ts";

test(
  "a link with another person's session does not change the session of the visitor who opens it",
  { tag: "@slow" },
  async ({ page, site }) => {
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

    await openAs(page, ada, `/account#${fragment.toString()}`);
    await expect(page.getByText("ada@example.com").first()).toBeVisible();
    expect(await stored()).not.toContain("mallory@example.com");
  },
);

test("a reset link opened in a second browser leads to a new password, and leaves the first browser as it is", async ({
  page,
  site,
}) => {
  await signUpOn(site, "grace@example.com");
  const answer = await fetch(`${site.url}/auth/v1/recover?redirect_to=${site.url}/templates`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: "grace@example.com",
      code_challenge: "c".repeat(43),
      code_challenge_method: "plain",
    }),
  });
  expect(answer.status).toBe(200);
  const { text } = await mailTo(site.dataDir, "grace@example.com", "new password");
  await page.goto(/https?:\S+/.exec(text)?.[0] ?? "");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText("This link was asked for in another browser")).toBeVisible();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/forgot$/);

  await page.evaluate((key) => localStorage.setItem(`${key}-code-verifier`, '"c"'), STORAGE_KEY);
  await openHydrated(page, `/templates?code=${"c".repeat(43)}`);
  await expect(page).toHaveURL(/\/templates\?code=c+$/);
});
