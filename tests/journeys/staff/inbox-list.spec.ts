import { expect, STAFF, test } from "../../support/browser/journey.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { holdRequests } from "../../support/browser/hydrated.ts";
import { askAs, openAs, openReceived, staffOn } from "../../support/accounts/site-accounts.ts";
import { leaveMessage, leaveMessages } from "../../support/contact/contact-message.ts";

test("a note, tags and an assignee that are not saved are there when staff come back", async ({
  page,
  site,
  staff,
}) => {
  const email = "nils@drafts.example.com";
  await leaveMessage(site.url, { name: "Nils Draft", email, message: "Can you call me, please?" });
  await openAs(page, staff, "/admin/messages?q=drafts.example.com");
  const open = page.getByRole("link", { name: "Nils Draft" });
  await open.click();
  await page.getByLabel("Note").fill("Called, nobody there.");
  await page.getByLabel("Tags").fill("big, later");
  await page.getByLabel("Assigned to").selectOption(STAFF);
  await page.getByRole("link", { name: "All messages" }).click();
  await open.click();
  await expect(page.getByLabel("Note")).toHaveValue("Called, nobody there.");
  await expect(page.getByLabel("Tags")).toHaveValue("big, later");
  await expect(page.getByLabel("Assigned to").locator("option:checked")).toHaveText(STAFF);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Saved.")).toHaveCount(2);
  await page.getByRole("link", { name: "#later" }).click();
  await expect(page).toHaveURL(/\?tag=later$/);
  const chip = page.getByRole("link", { name: "#later", exact: true });
  await expect(chip).toHaveAttribute("aria-current", "true");
  await page.getByRole("searchbox").fill("drafts.example.com");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\?q=drafts.example.com&tag=later$/);
  await open.click();
  await page.getByRole("link", { name: "Everything about this person" }).click();
  await page.getByLabel("New note").fill("Likes mornings.");
  await page.getByRole("link", { name: "All people" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("New note")).toHaveValue("Likes mornings.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("New note")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("list").filter({ hasText: "Likes mornings." })).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");
  // A saved text is no longer a draft. The field therefore shows what somebody else writes later.
  await page.goto("/admin/messages?q=drafts.example.com");
  await open.click();
  await expect(page.getByLabel("Tags")).toHaveValue("big, later");
  await page.getByLabel("Tags").fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "All messages" }).click();
  await open.click();
  await expect(page.getByLabel("Tags")).toHaveValue("");
});

test("an answer that is not sent is there when staff come back, and gone after they sign out", async ({
  page,
  site,
}) => {
  const email = "nora@unsent.example.com";
  await leaveMessage(site.url, { name: "Nora Unsent", email, message: "Can you call me, please?" });
  const own = await staffOn(site, "own@unsent.example.com");
  await openAs(page, own, "/admin/messages?q=unsent.example.com");
  const open = page.getByRole("link", { name: "Nora Unsent" });
  const subject = page.getByLabel("Subject");
  await open.click();
  const proposed = await subject.inputValue();
  await subject.fill("Your call on Monday");
  await page.getByLabel("Answer", { exact: true }).fill("Half written");
  await page.getByRole("link", { name: "All messages" }).click();
  await open.click();
  await expect(subject).toHaveValue("Your call on Monday");
  await expect(page.getByLabel("Answer", { exact: true })).toHaveValue("Half written");
  const ownProgram = page.getByRole("link", { name: "Write in your own email program" });
  await expect(ownProgram).toHaveAttribute("href", /subject=Your%20call%20on%20Monday&/);
  await expect(ownProgram).toHaveAttribute("href", /body=Half%20written%0D%0A/);
  // A text that was cut within a character, as by the limit of the field, breaks no page.
  await page.getByLabel("Answer", { exact: true }).evaluate((field) => {
    (field as HTMLTextAreaElement).value = "Half \ud83d";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(ownProgram).toHaveAttribute("href", /body=Half%20%EF%BF%BD%0D%0A/);
  await page.getByLabel("Answer", { exact: true }).fill("Half written");
  await page.reload();
  await expect(subject).toHaveValue("Your call on Monday");
  await page.getByRole("button", { name: "Save without sending" }).click();
  await expect(page.getByText(/^Saved, but not sent/)).toBeVisible();
  await expect(page.getByText("Half written")).toBeVisible();
  await expect(subject).toHaveValue(proposed);
  await expect(page.getByLabel("Answer", { exact: true })).toHaveValue("");
  await subject.fill("Something secret");
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("secret");
});

test("a filter keeps the search, a search keeps the filter, and the focus stays in the list", async ({
  page,
  site,
  staff,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = ["Row one", "Row two", "Row three", "Row four"];
  await leaveMessages(site.url, "focus.example.com", names);
  const row = (name: string) => page.getByRole("link", { name, exact: true });
  const tick = (name: string) =>
    page.getByRole("checkbox", { name: `Tick the message from ${name}` }).check();
  const filters = page.getByRole("navigation", { name: "Status" });
  const list = "/admin/messages?q=focus.example.com";
  await openAs(page, staff, list);
  await expect(row("Row four")).toBeVisible();
  await expect(filters.getByRole("link", { name: "All but spam" })).toHaveAttribute(
    "aria-current",
    /./,
  );
  await filters.getByRole("link", { name: "Mine" }).click();
  await expect(page).toHaveURL(/assignee=me&q=focus\.example\.com/);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/q=focus\.example\.com&assignee=me/);
  await filters.getByRole("link", { name: /^New/ }).click();
  await expect(page).toHaveURL(/status=new&q=focus\.example\.com/);

  await tick("Row three");
  const bar = page.getByRole("region", { name: "Ticked messages" });
  const navigation = page.getByRole("navigation", { name: "Back office" });
  const { y: top } = (await navigation.boundingBox()) ?? { y: 0 };
  const { y, height } = (await bar.boundingBox()) ?? { y: top, height: 1 };
  expect(y + height).toBeLessThanOrEqual(top);
  // On a phone the bar leaves most of the screen to the list.
  expect(height / 844).toBeLessThan(0.25);
  await bar.getByRole("button", { name: "Untick all" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await tick("Row three");
  await bar.getByRole("button", { name: "Done" }).click();
  const notice = page.locator("[aria-live=polite]");
  await expect(notice.getByText("Changed: 1. Status: Done")).toBeVisible();
  await expect(row("Row three")).toHaveCount(0);
  await expect(row("Row two")).toBeFocused();
  await page.keyboard.press("s");
  await expect(row("Row two")).toHaveCount(0);
  await expect(row("Row one")).toBeFocused();
  await page.keyboard.press("s");
  await expect(row("Row one")).toHaveCount(0);
  await expect(row("Row four")).toBeFocused();
  await tick("Row four");
  await bar.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("No message fits this.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeFocused();
});

test("a misspelled search offers the spelling that finds messages, and keeps the filter", async ({
  page,
  site,
  staff,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveMessage(site.url, {
    name: "Jana Schmidt",
    email: "jana@spelling.example.com",
    message: "Can you check our invoice?",
  });
  const list = "/admin/messages?status=new&q=Schmitt+spelling.example.com";
  await openAs(page, staff, list);
  await expect(page.getByText("No message fits this.")).toBeVisible();
  await expectAccessible(page, { part: "main" });
  await page.getByRole("link", { name: "Schmidt spelling.example.com" }).click();
  await expect(page.getByRole("link", { name: "Jana Schmidt" })).toBeVisible();
  await expect(page).toHaveURL(/status=new&q=Schmidt\+spelling/);
  await expect(page.getByRole("searchbox")).toHaveValue("Schmidt spelling.example.com");
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("a list that the server sent before a later change does not replace the newer list", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessages(site.url, "late.example.com", ["Late one", "Late two", "Late three"]);
  const row = (name: string) => page.getByRole("link", { name, exact: true });
  const list = "/admin/messages?status=new&q=late.example.com";
  await openAs(page, staff, list);
  await expect(row("Late one")).toBeVisible();
  const held = Promise.withResolvers<void>();
  let answered: Promise<void> | undefined;
  const isList = ({ pathname }: URL) => pathname === "/api/admin/messages";
  await page.route(isList, async (route) => {
    const response = await route.fetch();
    if (!answered) {
      answered = held.promise.then(() => route.fulfill({ response }).catch(() => undefined));
      return;
    }
    await route.fulfill({ response });
  });
  await row("Late three").focus();
  await page.keyboard.press("e");
  await expect.poll(() => answered !== undefined).toBe(true);
  await row("Late two").focus();
  await page.keyboard.press("e");
  await expect(row("Late two")).toHaveCount(0);
  held.resolve();
  await answered;
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)));
  // This check does not retry. If the old list brought the row back, the next list would remove the row again, and a
  // retry would see no fault.
  expect(await row("Late two").count()).toBe(0);
  await expect(row("Late one")).toBeVisible();
});

test("a change that ends after another list was opened leaves that list on the page", async ({
  page,
  site,
  staff,
}) => {
  const email = "nora@held.example.com";
  await leaveMessage(site.url, { name: "Held one", email, message: "Can you call me, please?" });
  // Without news from the server, only the change itself loads a list again.
  await page.route("**/api/admin/live", () => undefined);
  const release = await holdRequests(page, "**/api/admin/messages/bulk");
  await openAs(page, staff, "/admin/messages?status=new&q=held.example.com");
  const row = page.getByRole("link", { name: "Held one", exact: true });
  await row.focus();
  const sent = page.waitForRequest("**/api/admin/messages/bulk");
  await page.keyboard.press("e");
  await sent;
  await page.getByRole("link", { name: /^All but spam/ }).click();
  await expect(page).not.toHaveURL(/status=new/);
  await expect(row).toBeVisible();
  const again = page.waitForResponse((answer) => answer.url().includes("/api/admin/messages?"));
  release();
  await again;
  await expect(page.locator("#main").getByText("Changed: 1.")).toBeVisible();
  await expect(row).toBeVisible();
});

test("news of a message that the server sent before later news does not replace them", async ({
  page,
  site,
  staff,
}) => {
  await openReceived(page, site, staff, { name: "News one", email: "noa@news.example.com" });
  await expect(page.getByLabel("Note")).toBeVisible();
  const path = new URL(page.url()).pathname.replace("/admin", "");
  const held = Promise.withResolvers<void>();
  let answered: Promise<void> | undefined;
  await page.route(`**/api/admin${path}`, async (route) => {
    const response = await route.fetch();
    if (answered) return route.fulfill({ response });
    answered = held.promise.then(() => route.fulfill({ response }).catch(() => undefined));
    return undefined;
  });
  await askAs(site, staff, path, "PATCH", { tags: ["first"], version: 1 });
  await expect.poll(() => answered !== undefined).toBe(true);
  await askAs(site, staff, path, "PATCH", { tags: ["first", "second"], version: 2 });
  const news = page.locator("#main").getByText(/Message changed.*Message changed/);
  await expect(news).toBeVisible();
  held.resolve();
  await answered;
  await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)));
  expect(await news.count()).toBe(1);
});

test.describe("while the server cannot be reached for a moment", () => {
  test.use({ expectErrors: [/net::ERR_FAILED/] });

  test("a message that could not be loaded is shown once news of it can be loaded", async ({
    page,
    site,
    staff,
  }) => {
    const email = "fay@failed.example.com";
    await leaveMessage(site.url, { name: "Fay Failed", email });
    const { messages } = await askAs<{ messages: { id: string }[] }>(
      site,
      staff,
      `/messages?q=${email}`,
    );
    const path = `/admin/messages/${messages[0]?.id}`;
    await page.route(`**/api${path}`, (route) => route.abort(), { times: 1 });
    const live = page.waitForResponse(/\/api\/admin\/live/);
    await openAs(page, staff, path);
    await live;
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await leaveMessage(site.url, { name: "Nora Next", email: "nora@failed.example.com" });
    await expect(page.getByRole("heading", { level: 1, name: "Fay Failed" })).toBeVisible();
  });
});
