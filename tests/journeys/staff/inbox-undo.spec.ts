import { expect, test } from "../../support/browser/journey.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { openAs, openReceived } from "../../support/accounts/site-accounts.ts";
import { leaveMessages } from "../../support/contact/contact-message.ts";

test("a status is undone in the notice, by keys, and on the page of the message", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessages(site.url, "undo.example.com", ["Una one", "Una two", "Una three"]);
  const row = (name: string) => page.getByRole("link", { name, exact: true });
  const undo = page.getByRole("button", { name: "Undo" });
  const list = "/admin/messages?status=new&q=undo.example.com";
  await openAs(page, staff, list);
  await expect(row("Una three")).toBeVisible();
  await page.getByRole("checkbox", { name: "Tick all" }).check();
  const bar = page.getByRole("region", { name: "Ticked messages" });
  await bar.getByRole("button", { name: "Spam" }).click();
  await expect(page.getByText("No message fits this.")).toBeVisible();
  // Screen readers read the button together with the notice.
  const notice = page.locator("[aria-live=polite]").filter({ hasText: "Changed: 3. Status: Spam" });
  await expect(notice.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(notice).toContainText("or press z");
  await expectAccessible(page, { part: "[aria-live=polite]" });
  // The offer stays above the list when the notice has gone.
  await expect(notice).toHaveCount(0, { timeout: 10_000 });
  await expectAccessible(page, { part: "main" });
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Undone: 3.")).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.locator("main [data-row]")).toHaveCount(3);
  await expect(page.locator("main [data-row]:focus")).toHaveCount(1);

  await row("Una two").focus();
  await page.keyboard.press("e");
  await expect(row("Una two")).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(row("Una two")).toBeVisible();

  await row("Una two").click();
  // Arrow keys choose a status without saving each one on the way.
  const status = page.getByRole("combobox", { name: "Status" });
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && saves.push(request.url()));
  await status.press("ArrowDown");
  await status.press("ArrowDown");
  await expect(status).toHaveValue("done");
  expect(saves).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Saved. Status: Done")).toBeVisible();
  await undo.click();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("new");
  await expect(page.getByRole("heading", { level: 1, name: "Una two" })).toBeFocused();
  await page.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Marked as spam" })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("new");
});

test("“I have answered it” can be taken back by the notice and by a key", async ({
  page,
  site,
  staff,
}) => {
  const email = "una@answered.example.com";
  await openReceived(page, site, staff, { name: "Una Answered", email });
  const status = page.getByRole("combobox", { name: "Status" });
  const entry = page.getByText("In an email program of their own.");
  const note = page.getByRole("button", { name: "I have answered it" });
  await note.click();
  await expect(status).toHaveValue("done");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveValue("new");
  await expect(entry).toHaveCount(0);
  await note.click();
  await expect(entry).toBeVisible();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("z");
  await expect(entry).toHaveCount(0);
  await expect(status).toHaveValue("new");
});

test("a link before the list beside a message leads to the answer", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessages(site.url, "skip.example.com", ["Skip one", "Skip two"]);
  await openAs(page, staff, "/admin/messages?q=skip.example.com");
  await page.getByRole("link", { name: "Skip two" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Skip two" })).toBeVisible();
  const skip = page.getByRole("link", { name: "To the answer" });
  await skip.focus();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: "Messages" }).getByRole("link").first(),
  ).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(skip).toBeFocused();
  await expectAccessible(page, { part: "main" });
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Answer", { exact: true })).toBeFocused();
});
