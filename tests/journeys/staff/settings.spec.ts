import { business as texts } from "#content/accounts/business.ts";
import { drafts } from "#content/accounts/desk.ts";
import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import { expect, STAFF, test } from "../../support/browser/journey.ts";
import { expectAccessible } from "../../support/browser/axe.ts";
import { readableShade } from "#shared/readable-color.ts";
import { askAs, openAs } from "../../support/accounts/site-accounts.ts";
import { OWN_BUSINESS, sampleValues } from "../../support/business.ts";
import { lostAddresses } from "../../support/browser/lost-addresses.ts";
import { LISTED_PATHS } from "#shared/listed-paths.ts";

// The server answers refused saves with 409 or 422.
test.use({ expectErrors: [/status of (?:409|422)/] });

const { groups, fields } = texts;
const EXAMPLES: Record<string, string> = {
  "/connect/:slug": "/connect/google",
  "/services/:slug": "/services/crm-integration",
  "/industries/:slug": "/industries/restaurants",
};

test("the settings list the team, and the page about an address of staff leads there", async ({
  page,
  staff,
}) => {
  await openAs(page, staff, "/admin/privacy");
  await page.getByLabel(privacyDesk.email).fill(STAFF);
  await page.getByRole("button", { name: privacyDesk.show }).click();
  await page.getByRole("link", { name: privacyDesk.team }).click();
  await expect(page.getByRole("heading", { name: texts.team.title })).toBeFocused();
  const member = page.getByRole("listitem").filter({ hasText: STAFF });
  await expect(member).toContainText(texts.team.secondFactor.on);
  await page.getByText(texts.team.commands).click();
  await expect(page.getByText("npm run staff add ADDRESS")).toBeVisible();
  await expectAccessible(page, { part: "main" });
});

test(
  "staff make the website theirs, and no page has a sample left",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    test.setTimeout(120_000);
    await openAs(page, staff, "/admin/settings");
    const { legal, email } = OWN_BUSINESS;
    const values: [string, string][] = [
      ["name", OWN_BUSINESS.name],
      ["tagline", OWN_BUSINESS.tagline],
      ["description", OWN_BUSINESS.description],
      ["bookingUrl", OWN_BUSINESS.bookingUrl],
      ["place", OWN_BUSINESS.place],
      ["openingHours", OWN_BUSINESS.openingHours],
      ["email.hello", email.hello],
      ...Object.entries(legal).map(([key, value]): [string, string] => [`legal.${key}`, value]),
    ];
    for (const [name, value] of values)
      await page.locator(`input[name="${name}"]`).first().fill(value.replace("https://", ""));
    await page.getByRole("button", { name: groups.people.add }).click();
    await expect(page.locator('input[name="people.0.name"]')).toBeFocused();
    await page.keyboard.type("Ida Moor");
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "PATCH" && answer.ok(),
    );
    const patches: string[] = [];
    page.on("request", (request) => request.method() === "PATCH" && patches.push(request.url()));
    // A key that is held down is reported several times.
    await page.keyboard.down("Control");
    for (let time = 1; time <= 3; time += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.up("Control");
    await saved;
    await expect(page.getByText(texts.readiness.noSamples)).toBeVisible();
    expect(patches).toHaveLength(1);
    await expect(page.getByLabel(fields.bookingUrl)).toHaveValue(OWN_BUSINESS.bookingUrl);
    await expect(page.locator('input[name="people.0.name"]')).toBeFocused();
    const paths = LISTED_PATHS.flatMap(
      (path) => EXAMPLES[path] ?? (path.includes(":") ? [] : [path]),
    );
    for (const path of [...paths, "/sign-in", "/nowhere", "/llms.txt", "/site.webmanifest"]) {
      const html = await (await fetch(site.url + path)).text();
      const left = sampleValues().filter((value) => html.includes(value));
      expect([path, left]).toEqual([path, []]);
      expect(html).not.toMatch(/#testimonials|id="testimonials"|©2024/);
    }
    expect(await lostAddresses(site.url)).toEqual([]);
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: /Quillfern/ })).toBeVisible();
    await expect(page).toHaveTitle(/Quillfern/);
  },
);

test("text typed while a logo is being saved can be saved next", async ({ page, staff }) => {
  await openAs(page, staff, "/admin/settings");
  const body = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: body };
  await page.locator('input[name="logo"]').setInputFiles(logo);
  const sent = Promise.withResolvers<void>();
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/admin/settings", async (route) => {
    sent.resolve();
    await typed.promise;
    await route.continue();
  });
  const save = page.getByRole("button", { name: texts.save, exact: true });
  await save.click();
  await sent.promise;
  await page.getByLabel(fields.description).focus();
  const description = "We take over dull work. ".repeat(11);
  await page.keyboard.insertText(description);
  typed.resolve();
  await expect(page.locator('img[src^="/api/logo/"]').first()).toBeVisible();
  await save.click();
  await expect(page.getByText(drafts.restored)).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: texts.problems.logo })).toHaveCount(0);
  await expect(page.getByLabel(fields.description)).toHaveValue(description.trim());
});

test("the next page shows what was saved without being loaded anew, in another tab as well", async ({
  page,
  staff,
}) => {
  await openAs(page, staff, "/admin/settings");
  const other = await page.context().newPage();
  await other.goto("/templates");
  for (const tab of [page, other]) await tab.evaluate("window.isSamePage = true");
  await page.getByLabel(fields.name, { exact: true }).first().fill("Moorwerk");
  await page.getByRole("button", { name: texts.save, exact: true }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.getByRole("banner").getByRole("link").first().click();
    await expect(tab).toHaveURL(/\/$/);
    await expect(tab.getByRole("banner").getByRole("link", { name: /Moorwerk/ })).toBeVisible();
    await expect(tab.getByText("Moorwerk").first()).toBeVisible();
    expect(await tab.evaluate("window.isSamePage")).toBe(true);
  }
});

test(
  "what staff typed stays when they leave the page, when saving is refused, and when somebody else saves first",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await openAs(page, staff, "/admin/settings");
    const tagline = page.getByLabel(fields.tagline);
    const role = page.locator('input[name^="people."][name$=".role"]').last();
    const person = page.locator('input[name^="people."][name$=".name"]').last();
    await tagline.fill("Less work.");
    await page.getByRole("button", { name: groups.people.add }).click();
    await role.fill("Answers.");
    await page.getByRole("link", { name: "Numbers", exact: true }).first().click();
    await expect(page).toHaveURL(/numbers/);
    const { version } = await askAs<{ version: number }>(site, staff, "/settings");
    const change = { version, tagline: "More work.", place: "Linz, and by video." };
    await askAs(site, staff, "/settings", "PATCH", change);
    await page.goBack();
    await expect(page.getByText(drafts.restored)).toBeVisible();
    await expect(tagline).toHaveValue("Less work.");
    await expect(role).toHaveValue("Answers.");

    await person.fill("");
    const save = page.getByRole("button", { name: texts.save, exact: true });
    await expect(save).toBeInViewport();
    await save.click();
    await expect(page.getByText(texts.problems.empty)).toBeVisible();
    await expect(person).toBeFocused();
    await page.keyboard.type("Mia Fell");
    await page.keyboard.press("Enter");
    await expect(page.getByText(texts.changedMeanwhile)).toBeInViewport();
    await expect(tagline).toHaveValue("Less work.");
    await save.click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(tagline).toHaveValue("Less work.");
    await expect(page.getByLabel(fields.place)).toHaveValue("Linz, and by video.");
    await expect(page.getByText(drafts.restored)).toHaveCount(0);
  },
);

test(
  "what staff typed stays when somebody else saves after they came back to the page",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    await openAs(page, staff, "/admin/settings");
    const tagline = page.getByLabel(fields.tagline);
    await tagline.fill("Free evenings.");
    await page.getByRole("link", { name: "Numbers", exact: true }).first().click();
    await expect(page).toHaveURL(/numbers/);
    await page.goBack();
    await expect(page.getByText(drafts.restored)).toBeVisible();
    const { version } = await askAs<{ version: number }>(site, staff, "/settings");
    const place = "Graz, and by video.";
    await askAs(site, staff, "/settings", "PATCH", { version, tagline: "More work.", place });
    const save = page.getByRole("button", { name: texts.save, exact: true });
    await save.click();
    await expect(page.getByText(texts.changedMeanwhile)).toBeInViewport();
    await expect(tagline).toHaveValue("Free evenings.");
    await save.click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(tagline).toHaveValue("Free evenings.");
    await expect(page.getByLabel(fields.place)).toHaveValue(place);
  },
);

test("a color that cannot be read is replaced by the nearest shade with one press", async ({
  page,
  staff,
}) => {
  await openAs(page, staff, "/admin/settings");
  await page.getByLabel(groups.look.own).check();
  const color = page.getByLabel(fields.dark);
  await color.fill("#7421d6");
  await page.getByRole("button", { name: /#[0-9a-f]{6}, the nearest/ }).click();
  const shade = await color.inputValue();
  expect(readableShade(shade, "dark")).toBe(shade);
  await expect(page.getByRole("button", { name: /the nearest/ })).toHaveCount(0);
});

test("the wish to remove the logo is there again when staff come back to the page", async ({
  page,
  staff,
}) => {
  await openAs(page, staff, "/admin/settings");
  const body = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  const logo = { name: "logo.svg", mimeType: "image/svg+xml", buffer: body };
  await page.locator('input[name="logo"]').setInputFiles(logo);
  const save = page.getByRole("button", { name: texts.save, exact: true });
  await save.click();
  const remove = page.getByLabel(groups.look.remove);
  await remove.check();
  await page.getByRole("link", { name: "Numbers", exact: true }).first().click();
  await expect(page).toHaveURL(/numbers/);
  await page.goBack();
  await expect(page.getByText(drafts.restored)).toBeVisible();
  await expect(remove).toBeChecked();
  await save.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText(drafts.restored)).toHaveCount(0);
});
