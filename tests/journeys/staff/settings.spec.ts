import { business as words } from "#content/accounts/business.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { signInBrowserAs, staffOn } from "../../support/accounts/site-accounts.ts";
import { OWN_BUSINESS, sampleValues } from "../../support/business.ts";
import { lostAddresses } from "../../support/browser/lost-addresses.ts";
import { LISTED_PATHS } from "#shared/listed-paths.ts";

// A document below /admin is answered 401, since a document request carries no session.
test.use({ expectErrors: [/status of 401/] });

const { groups, fields } = words;
const EXAMPLES: Record<string, string> = {
  "/connect/:slug": "/connect/google",
  "/services/:slug": "/services/crm-integration",
  "/industries/:slug": "/industries/restaurants",
};

test(
  "staff make the website theirs, and no page has a sample left",
  { tag: "@slow" },
  async ({ page, site }) => {
    test.setTimeout(120_000);
    await signInBrowserAs(page, await staffOn(site, "ida@settings.example.com"));
    await page.goto("/admin/settings");
    const { legal, email } = OWN_BUSINESS;
    const values: [string, string][] = [
      ["name", OWN_BUSINESS.name],
      ["tagline", OWN_BUSINESS.tagline],
      ["description", OWN_BUSINESS.description],
      ["bookingUrl", OWN_BUSINESS.bookingUrl],
      ["place", OWN_BUSINESS.place],
      ["openingHours", OWN_BUSINESS.openingHours],
      ...Object.entries(email).map(([key, value]): [string, string] => [`email.${key}`, value]),
      ...Object.entries(legal).map(([key, value]): [string, string] => [`legal.${key}`, value]),
    ];
    for (const [name, value] of values)
      await page.locator(`input[name="${name}"]`).first().fill(value);
    await page.getByRole("button", { name: groups.people.add }).click();
    await page.locator('input[name="people.0.name"]').fill("Ida Moor");
    for (const group of ["business", "addresses", "legal", "people"] as const) {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === "PATCH" && answer.ok(),
      );
      await page.getByRole("button", { name: groups[group].save }).click();
      await saved;
    }
    await expect(page.getByText(words.readiness.noSamples)).toBeVisible();
    await expect(page.getByLabel(fields.bookingUrl)).toHaveValue(OWN_BUSINESS.bookingUrl);
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
