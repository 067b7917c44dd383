import { expect, test } from "../../support/browser/journey.ts";

const TEMPLATE = "/templates/remind-patients-by-sms";
const PASSPORT = `${TEMPLATE}/passport`;

test("a passport leads back to its template", { tag: "@slow" }, async ({ page }) => {
  await page.goto(TEMPLATE);
  await page.getByRole("link", { name: "Read the passport" }).click();
  await expect(page).toHaveURL(new RegExp(`${PASSPORT}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Passport");
  await page.getByRole("link", { name: /^‹/ }).click();
  await expect(page).toHaveURL(new RegExp(`${TEMPLATE}$`));
});

test(
  "a passport leads to the form, which then names the template",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto(PASSPORT);
    const links = page.getByRole("link", { name: /^(Set this up for me|Write to us)$/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute(
        "href",
        `/?template=${TEMPLATE.split("/").pop()}#contact-form`,
      );
    // The page ends with a way to us.
    await expect(page.getByRole("main").getByRole("link").last()).toHaveText("Write to us");
    await links.first().click();
    await expect(page.getByLabel("Message")).toHaveValue(/^Please set up: “/);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a passport is complete from its first question to its last, and as wide as a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PASSPORT);
    for (const name of ["What does it do, and when does it start?", "Can I check it?"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(
      page.getByText("Please answer YES to confirm", { exact: false }).first(),
    ).toBeVisible();
    await page
      .getByText(/more texts? of this step/)
      .first()
      .click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    const json = await page.request.get(`${PASSPORT}.json`);
    expect(await json.json()).toMatchObject({ verdict: "green" });
    await page.getByText("The commands").click();
    await page.getByRole("link", { name: "As a badge" }).click();
    await expect(page).toHaveURL(/passport\.svg$/);
  });
});
