import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { offline } from "#content/site/errors/offline.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { maintain } from "../../support/operation/maintain.ts";
import { readStoredZip } from "../../support/stored-zip.ts";

const PATH = "/templates/score-website-leads";
const ID = "5b0d6c1e-2f4a-4c3b-9a57-0c1f6a7e4d11";
const FOLDER = "templates/lead_generation/score_website_leads_and_alert_sales_in_slack";
const FILES = ["workflow.json", "configuration.md", "metadata.json", "preview.png"];
/** The path of a file inside the downloaded zip. */
const inside = (file: string) => `score-website-leads/${file}`;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Download Template" });
const isLead = (request: Request) => request.url().endsWith("/api/download-leads");
async function askForDownload(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await dialogOf(page).getByRole("button", { name: "Download", exact: true }).click();
}

test("the zip holds the folder's files byte for byte, and both rows are stored in order", async ({
  page,
  site,
}) => {
  await openHydrated(page, PATH);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:templates|download)|^\/templates\/lead_/.test(pathname)) {
      calls.push(`${request.method()} ${pathname} ${request.postData() ?? ""}`.trim());
    }
  });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Email" }).fill("Ada@Example.com");
  await dialogOf(page)
    .getByLabel(/weekly automation tips/)
    .check();
  await dialogOf(page).getByRole("button", { name: "Download", exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`template-${ID}.zip`);
  const zip = readStoredZip(readFileSync(await download.path()));
  expect([...zip.keys()]).toEqual([...FILES, "LICENSE"].map(inside));
  for (const file of FILES) {
    expect(zip.get(inside(file))?.equals(readFileSync(join(FOLDER, file))), file).toBe(true);
  }
  await expect(dialogOf(page).getByText("Download started!")).toBeVisible();
  const next = /button in the email that we send to Ada@Example.com/;
  await expect(dialogOf(page).getByText(next)).toBeVisible();
  await expect(dialogOf(page).getByRole("link", { name: "Read the guide here" })).toBeFocused();

  expect(calls[0]).toMatch(
    /^POST \/api\/download-leads {"email":"Ada@Example.com","template_id":"5b0d/,
  );
  expect(calls[1]).toBe(`GET /api/templates/${ID}`);
  expect(calls.slice(2, 6)).toEqual(FILES.map((file) => `GET /${FOLDER}/${file}`));
  expect(calls[6]).toMatch(/^POST \/api\/download-leads {"template_id":"5b0d.*,"downloaded_at":"2/);
  const stored = async () => {
    const { rows } = await maintain(
      "sql",
      site.dataDir,
      "select email, template_id, downloaded_at is not null as done from download_leads order by created_at",
    );
    return rows.slice(-2);
  };
  await expect.poll(stored).toEqual([
    { email: "ada@example.com", template_id: ID, done: false },
    { email: null, template_id: ID, done: true },
  ]);
});

test(
  "an address without an @ is refused in the form, and nothing is sent",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    let sent = false;
    page.on("request", (request) => (sent ||= isLead(request)));
    for (const email of ["", "ada", "ada example.com"]) {
      await page.getByRole("button", { name: "Download", exact: true }).first().click();
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.keyboard.press("Enter");
      await expect(dialogOf(page).getByText("Please enter a valid email.")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
      await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
      await expect(dialogOf(page)).toHaveCount(0);
    }
    expect(sent).toBe(false);
  },
);

test.describe("when the server fails", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test(
    "a lead that is not stored stops the download, and trying again sends the same key",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page, PATH);
      const keys: (string | undefined)[] = [];
      let files = 0;
      page.on(
        "request",
        (request) => (files += request.url().includes("/lead_generation/") ? 1 : 0),
      );
      await page.route("**/api/download-leads", async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        if (keys.length === 1)
          await route.fulfill({ status: 500, json: { error: "Something else." } });
        else await route.continue();
      });
      await askForDownload(page, "ada@example.com");
      await expect(dialogOf(page).getByRole("alert")).toHaveText(
        "Failed to record download. Please try again.",
      );
      expect(files).toBe(0);
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
      const saved = page.waitForEvent("download");
      await dialogOf(page).getByRole("button", { name: "Download", exact: true }).click();
      await saved;
      expect(keys[1]).toBe(keys[0]);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test(
    "without a connection each step says so, and the page and the typed text stay",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page, PATH);
      await page.route(/download-dialog.*\.js$/, (route) => route.abort());
      await page.getByRole("button", { name: "Download", exact: true }).first().click();
      await expect(page.getByText(offline.notLoaded)).toBeVisible();
      await page.unroute(/download-dialog.*\.js$/);
      await openHydrated(page, PATH);
      await page.route("**/api/download-leads", (route) => route.abort());
      await askForDownload(page, "ada@example.com");
      await expect(dialogOf(page).getByRole("alert")).toContainText(offline.kept);
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
    },
  );
});

test(
  "a remembered address fills the field and waits for the press",
  { tag: "@slow" },
  async ({ page, context, site }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await openHydrated(page, PATH);
    await page.getByText("Copy", { exact: true }).first().click();
    await page.getByRole("button", { name: "Copy workflow" }).click();
    const dialog = page.getByRole("dialog", { name: "Copy Template" });
    await expect(dialog.getByRole("checkbox")).not.toBeChecked();
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Copied", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Click on an empty canvas in n8n and press")).toBeVisible();
    expect(await clipboard()).toBe(readFileSync(join(FOLDER, "workflow.json"), "utf8"));
    await page.keyboard.press("Escape");
    await page.reload();
    await openHydrated(page, PATH);
    let sent = 0;
    page.on("request", (request) => (sent += isLead(request) ? 1 : 0));
    await page.getByText("Copy", { exact: true }).first().click();
    await page.getByRole("button", { name: "Copy import link" }).click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
    await page.waitForTimeout(300);
    expect(sent).toBe(0);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Copied", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Import from URL")).toBeVisible();
    expect(await clipboard()).toBe(`${site.url}${PATH}/workflow.json`);
    const imported = (await (await page.request.get(await clipboard())).json()) as object;
    expect(Object.keys(imported)).toEqual(expect.arrayContaining(["name", "nodes", "connections"]));
  },
);

test("no email is promised to an address that the site never mails to", async ({ page }) => {
  await openHydrated(page, PATH);
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(/weekly automation tips/).check();
  await page.getByRole("textbox", { name: "Email" }).fill("kim@localhost");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect(dialog.getByText("Download started!")).toBeVisible();
  await expect(dialog.getByText(/button in the email/)).toHaveCount(0);
});

test("two presses make one download", { tag: "@slow" }, async ({ page }) => {
  await openHydrated(page, PATH);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  let saved = 0;
  page.on("download", () => (saved += 1));
  await page.getByRole("button", { name: "Download", exact: true }).first().click();
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await dialogOf(page)
    .getByRole("button", { name: "Download", exact: true })
    .evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) return;
      button.click();
      button.click();
    });
  await expect(dialogOf(page).getByText("Download started!")).toBeVisible();
  expect(saved).toBe(1);
  expect(sent.filter((body) => body.includes('"email"'))).toHaveLength(1);
});

test(
  "closing ends a download that is under way, and the next one begins with the email",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, PATH);
    const left: string[] = [];
    page.on("requestfailed", (request) => left.push(request.url()));
    let saved = 0;
    page.on("download", () => (saved += 1));
    // Without `fulfill`, the request for the workflow gets no answer, so the download does not end.
    await page.route(`**/${FOLDER}/workflow.json`, () => undefined);
    await askForDownload(page, "ada@example.com");
    await expect(dialogOf(page).getByText("Downloading...")).toBeVisible();
    await expect(dialogOf(page).getByRole("progressbar")).toHaveAttribute("value", "3");
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect.poll(() => left.join()).toContain("workflow.json");
    await page.getByRole("button", { name: "Download", exact: true }).first().click();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.com");
    await expect(dialogOf(page).getByText("Downloading...")).toHaveCount(0);
    expect(saved).toBe(0);
  },
);
