import type { Page } from "@playwright/test";
import { drafts } from "#content/accounts/desk.ts";
import { askAs, openAs, openReceived, staffOn } from "../../support/accounts/site-accounts.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { leaveMessage, leaveMessages } from "../../support/contact/contact-message.ts";

test.use({ expectErrors: [/status of (?:409|503)/] });

const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test("a password that is shown while somebody types it is in no draft", async ({ page, site }) => {
  const own = await staffOn(site, "shown@drafts.example.com");
  await openAs(page, own, "/account");
  await page.getByLabel("Name", { exact: true }).fill("Typed name");
  const change = page.locator("form").filter({ has: page.getByLabel("New password") });
  for (const field of ["Current password", "New password"]) {
    await change.getByRole("button", { name: "Show" }).first().click();
    await change.getByLabel(field).fill(`hidden ${field} 12345`);
  }
  expect(await stored(page)).toContain("Typed name");
  expect(await stored(page)).not.toContain("hidden");
});

test("a note that was typed before a colleague's note is marked as unsaved, and can be discarded", async ({
  page,
  site,
  staff,
}) => {
  const sender = { name: "Late Note", email: "late@notes.example.com" };
  await openReceived(page, site, staff, sender, "messages");
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("My old thought");
  const path = new URL(page.url()).pathname.replace("/admin", "");
  await page.getByRole("link", { name: "All messages" }).click();
  await page.getByRole("link", { name: "Late Note" }).click();
  await expect(note).toHaveValue("My old thought");
  await expect(page.getByText(drafts.restored)).toBeVisible();

  await page.getByRole("link", { name: "All messages" }).click();
  const { message } = await askAs<{ message: { version: number } }>(site, staff, path);
  const theirs = { note: "Only Tuesdays", version: message.version };
  await askAs(site, staff, path, "PATCH", theirs);
  await page.getByRole("link", { name: "Late Note" }).click();
  await expect(note).toHaveValue("My old thought");
  await expect(page.getByText(drafts.outdated)).toBeVisible();
  await expect(page.getByText("As it is now: Only Tuesdays")).toBeVisible();
  await page.getByRole("button", { name: drafts.discard }).click();
  await expect(note).toHaveValue("Only Tuesdays");
  await expect(page.getByText(drafts.outdated)).toHaveCount(0);
  await note.fill("Only Tuesdays, mornings");
  await expect(page.getByText(drafts.restored)).toHaveCount(0);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
});

test("two notes about a person have two drafts, and a draft does not silently replace a newer note", async ({
  page,
  site,
  staff,
}) => {
  const sender = { name: "Two Notes", email: "two@notes.example.com" };
  await openReceived(page, site, staff, sender, "people");
  for (const text of ["First note", "Second note"]) {
    await page.getByLabel("New note").fill(text);
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByLabel("New note")).toHaveValue("");
  }
  const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const edited = page.getByLabel("Note", { exact: true });
  await row("First note").getByRole("button", { name: "Edit" }).click();
  await edited.fill("First note, longer");
  await page.reload();
  await row("Second note").getByRole("button", { name: "Edit" }).click();
  await expect(edited).toHaveValue("Second note");
  await page.reload();

  const path = page.url().replace(/.*\/admin/, "");
  type Traces = { timeline: { kind: string; id: string; text?: string; version?: number }[] };
  const { timeline } = await askAs<Traces>(site, staff, path);
  const note = timeline.find(({ text }) => text === "First note");
  await askAs(site, staff, `${path}/notes/${note?.id}`, "PATCH", {
    text: "First note, by a colleague",
    version: note?.version,
  });
  await page.reload();
  await row("First note").getByRole("button", { name: "Edit" }).click();
  await expect(edited).toHaveValue("First note, longer");
  await expect(page.getByText("As it is now: First note, by a colleague")).toBeVisible();
});

test("the page about a person's data shows the person whose link was pressed, not a draft", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessage(site.url, { name: "Asked For", email: "asked@erase.example.com" });
  await openAs(page, staff, "/admin/privacy");
  const email = page.getByLabel("Email address");
  await email.fill("typed@erase.example.com");
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await page.getByRole("link", { name: "Asked For" }).click();
  await page.getByRole("link", { name: /erase/i }).click();
  await expect(email).toHaveValue("asked@erase.example.com");
  await expect(page.getByRole("heading", { name: /asked@erase/ })).toBeVisible();
});

test("a button that saves a field at once replaces what was typed in the field", async ({
  page,
  site,
  staff,
}) => {
  await openReceived(page, site, staff, { name: "Day Typed", email: "day@typed.example.com" });
  const day = page.getByLabel("Look at it again on");
  const monday = page.getByRole("button", { name: "Monday" });
  await day.fill("2030-12-24");
  await monday.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(day).not.toHaveValue("2030-12-24");
  const saved = await day.inputValue();
  await expect(page.getByText("As it is now:")).toHaveCount(0);
  // The same day is stored already.
  await day.fill("2031-01-02");
  await monday.click();
  await expect(day).toHaveValue(saved);
  const status = page.getByRole("combobox", { name: "Status" });
  await status.selectOption("New");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("e");
  await expect(page.getByText("Saved. Status: Done")).toBeVisible();
  await expect(status).toHaveValue("done");
  await page.reload();
  await expect(day).toHaveValue(saved);
  await expect(status).toHaveValue("done");
  await expect(page.getByText("As it is now:")).toHaveCount(0);
});

test(
  "a draft for a webhook does not silently replace what a colleague saved",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await openAs(page, staff, "/admin/webhooks");
    const url = page.getByRole("textbox", { name: "Address" });
    await url.fill("https://hooks.example.com/one");
    await page.getByRole("button", { name: "Add webhook" }).click();
    await page.getByRole("link", { name: "https://hooks.example.com/one" }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await url.fill("https://hooks.example.com/typed");
    const path = page.url().replace(/.*\/admin/, "");
    const { version } = await askAs<{ version: number }>(site, staff, path);
    await askAs(site, staff, path, "PATCH", {
      version,
      url: "https://hooks.example.com/colleague",
    });
    await page.reload();
    await expect(url).toHaveValue("https://hooks.example.com/typed");
    await expect(
      page.getByRole("main").getByText("As it is now: https://hooks.example.com/colleague"),
    ).toBeVisible();
  },
);

test("a choice that is not offered anymore, and a draft of another shape, break no form", async ({
  page,
  site,
  staff,
}) => {
  await openReceived(page, site, staff, { name: "Odd Draft", email: "odd@drafts.example.com" });
  await page.getByLabel("Tags").fill("typed");
  await page.getByLabel("Note").fill("typed");
  await expect.poll(() => stored(page)).toContain("typed");
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.endsWith(" Save note")) sessionStorage[key] = "{}";
      else if (key.endsWith(" Save")) {
        const before = { assignee: "", tags: "" };
        sessionStorage[key] = JSON.stringify({ before, now: { assignee: "gone", tags: "typed" } });
      }
    }
  });
  await page.reload();
  await expect(page.getByLabel("Tags")).toHaveValue("typed");
  await expect(page.getByLabel("Note")).toHaveValue("");
  await expect(page.getByLabel("Assigned to").locator("option:checked")).toHaveText("Nobody");
});

test("a choice for ticked messages is not there for the messages that are ticked next", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessages(site.url, "ticks.example.com", ["Tick one", "Tick two"]);
  await openAs(page, staff, "/admin/messages?q=ticks.example.com");
  const tick = (name: string) =>
    page.getByRole("checkbox", { name: `Tick the message from ${name}` });
  await tick("Tick one").check();
  await page.getByLabel("Tag", { exact: false }).last().fill("urgent");
  await tick("Tick one").uncheck();
  await tick("Tick two").check();
  await expect(
    page.getByRole("region", { name: "Ticked messages" }).getByRole("textbox"),
  ).toHaveValue("");
});
