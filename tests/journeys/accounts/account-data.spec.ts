import { readFileSync } from "node:fs";
import { PASSWORD } from "../../support/accounts/client.ts";
import { openAs, signUpOn } from "../../support/accounts/site-accounts.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { maintain } from "../../support/operation/maintain.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";

test("a person downloads and erases their data without staff, on a phone", async ({
  page,
  site,
}) => {
  const email = "leaving@example.com";
  await leaveMessage(site.url, { email, message: "Hello from me." });
  await page.setViewportSize({ width: 390, height: 900 });
  await openAs(page, await signUpOn(site, email), "/account");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download to read" }).click(),
  ]);
  const text = readFileSync(await file.path(), "utf8");
  expect(file.suggestedFilename()).toBe("my-data.html");
  expect(text).toContain("<dd>Hello from me.</dd>");
  expect(text).not.toContain("$scrypt");

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
  await page.getByLabel(/Also erase everything else/).check();
  await expectAccessible(page, { part: "main" });
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await expect(page.getByText("Contact messages: 1")).toBeVisible();
  await expectAccessible(page, { part: "main" });
  await page.reload();
  await expect(page.getByText("Contact messages: 1")).toBeVisible();
  const { output } = await maintain("privacy", site.dataDir, "", {}, ["show", email]);
  expect(output).toContain("Nothing is stored about this address.");
});
