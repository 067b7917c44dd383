import type { Page } from "@playwright/test";
import { admin } from "#content/accounts/admin.ts";
import { expect, test } from "../../support/browser/journey.ts";
import {
  askAs,
  openAs,
  openReceived,
  signInBrowserAs,
} from "../../support/accounts/site-accounts.ts";
import { leaveMessages } from "../../support/contact/contact-message.ts";
import { runSql } from "../../support/operation/maintain.ts";
import type { Client } from "../../support/accounts/client.ts";
import type { Site } from "../../support/operation/site.ts";

test.use({ expectErrors: [/status of 4\d\d/] });

const SETTLED_MS = 700;

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Fills the back office, so that each list has several rows. */
async function fill(site: Site, staff: Client): Promise<void> {
  const names = ["Focus one", "Focus two", "Focus three"];
  await leaveMessages(site.url, "focus.example.com", names);
  for (const name of names)
    await askAs(site, staff, "/keys", "POST", { name, scopes: ["people:read"] });
  const url = "https://localhost:9/focus";
  const webhook = { url, events: ["lead.changed"], format: "event" };
  await askAs(site, staff, "/webhooks", "POST", webhook);
  const sql = `
    update templates set is_public = false where id in (select id from templates order by title limit 3);
    update templates set is_featured = true where id in (select id from templates order by title desc limit 3);
    insert into answer_feedback (question, answer, page, templates, answered_by)
      select 'Question ' || n, 'Answer', '/', '{}', 'site' from generate_series(1, 3) n`;
  for (const statement of sql.split(";")) await runSql(site.dataDir, statement);
}

/** Names of the kinds of controls in the main part that change what the page shows. */
async function controlsOf(page: Page): Promise<string[]> {
  const controls = page.locator("main").locator(CONTROLS);
  const names = await controls.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent.trim()),
  );
  const kinds = new Map(names.map((name) => [name.replace(/[“(].*/, ""), name]));
  return [...kinds.values()].filter(Boolean);
}

const CONTROLS = "button, a[href^='?'], [aria-label] a[href*='?']";

test(
  "no control of the back office lets the focus fall out of the page",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    test.setTimeout(600_000);
    await fill(site, staff);
    page.on("dialog", (dialog) => void dialog.accept());
    await signInBrowserAs(page, staff);
    const lists = admin.nav.map(({ path }) => path);
    const narrowed = [
      "/admin/messages?status=new",
      "/admin/templates?state=hidden",
      "/admin/templates?state=featured",
    ];
    const details: string[] = [];
    for (const path of ["/admin/messages", "/admin/people?q=focus", "/admin/webhooks"]) {
      await page.goto(path);
      const link = page.locator("main [data-row]").first();
      details.push((await link.getAttribute("href")) ?? "");
    }
    const lost: string[] = [];
    for (const path of [...lists, ...narrowed, ...details]) {
      await page.goto(path);
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForTimeout(SETTLED_MS);
      for (const name of await controlsOf(page)) {
        await page.goto(path);
        const control = page.locator("main").locator(CONTROLS).filter({ hasText: name }).first();
        await expect(page.locator("main h1")).toBeVisible();
        // An earlier press may have removed the control for good.
        if (
          !(await control.waitFor({ timeout: 2000 }).then(
            () => true,
            () => false,
          ))
        )
          continue;
        await control.focus();
        await page.keyboard.press("Enter");
        await page.waitForTimeout(SETTLED_MS);
        await expect(page.locator("main [data-loading]")).toHaveCount(0);
        if ((await focusedTag(page)) === "BODY") lost.push(`${path}: ${name}`);
      }
    }
    expect(lost).toEqual([]);
  },
);

test("the focus stays in the search, and the number of results is said", async ({
  page,
  site,
  staff,
}) => {
  await leaveMessages(site.url, "said.example.com", ["Search one", "Search two"]);
  for (const [path, words, said] of [
    ["/admin/messages", "said.example.com", "2 results"],
    ["/admin/people", "search.two@said.example.com", "1 result"],
    ["/admin/templates", "no such template", "No results"],
  ] as const) {
    await openAs(page, staff, path);
    const field = page.locator("main").getByRole("searchbox");
    await field.fill(words);
    await field.press("Enter");
    await expect(page.locator("main output").filter({ hasText: said })).toHaveCount(1);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(words);
    await page.goBack();
    await expect(field).toHaveValue("");
  }
  await openAs(page, staff, "/admin/numbers");
  const month = page.getByRole("link", { name: "Month" });
  await month.press("Enter");
  await expect(page).toHaveURL(/period=/);
  await expect(month).toBeFocused();
  await page.getByRole("link", { name: "Before" }).press("Enter");
  await expect(page.getByRole("link", { name: "Before" })).toBeFocused();
  // The heading names the period before until the numbers are there.
  const heading = page.getByRole("heading", { level: 2 }).first();
  const outputs = page.locator("main output");
  await expect
    .poll(async () => outputs.filter({ hasText: (await heading.textContent()) ?? "" }).count())
    .toBe(1);
});

test("a note that is edited gets the focus, and gives it back", async ({ page, site, staff }) => {
  const nell = { name: "Nell Noted", email: "nell@noted.example.com" };
  await openReceived(page, site, staff, nell, "people");
  await page.getByLabel("New note").fill("Called.");
  await page.getByRole("button", { name: "Add note" }).click();
  const edit = page.getByRole("button", { name: /^Edit the note of/ });
  await edit.press("Enter");
  const field = page.getByLabel("Note", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("Called twice.");
  await page.getByRole("button", { name: "Save note" }).press("Enter");
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await field.fill("Called three times.");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(edit).toBeFocused();
  await expect(page.getByText("Called twice.")).toBeVisible();
  await edit.press("Enter");
  await expect(field).toHaveValue("Called twice.");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: /^Delete the note of/ }).press("Enter");
  await expect(page.getByText("Called twice.")).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.getByLabel("Name", { exact: true }).fill("Nell Known");
  await save.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Nell Known" })).toBeVisible();
  await expect(save).toBeFocused();
  await page.getByLabel("Their other email").fill("nobody@noted.example.com");
  await page.getByRole("button", { name: "Merge" }).press("Enter");
  await expect(page.getByText("Nobody on the list has this address.")).toBeVisible();
  await expect(page.getByLabel("Their other email")).toBeFocused();
});

test("an unknown page below /admin leads back to the back office", async ({ page, staff }) => {
  await openAs(page, staff, "/admin/nothing");
  await page.getByRole("main").getByRole("link", { name: "Back office" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
});
