import { passport } from "#content/library/passport.ts";
import { holdRequests, openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const PATH = "/templates/draft-booking-replies";

test(
  "on a phone, links and folded parts of a template are tall enough for a finger",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, PATH);
    const main = page.getByRole("main");
    await expect(main.locator("summary").first()).toBeVisible();
    const parts = [
      ...(await main.locator("summary").all()),
      ...[
        "‹ All templates",
        "Read the passport",
        "Report a problem",
        "This page as plain text",
      ].map((name) => main.getByRole("link", { name, exact: true })),
    ];
    for (const part of parts)
      if (await part.isVisible())
        expect(
          (await part.boundingBox())?.height,
          (await part.textContent()) ?? "",
        ).toBeGreaterThanOrEqual(44);
  },
);

test(
  "on a phone, the links to the parts of a passport are tall enough for a finger",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${PATH}/passport`);
    const links = page.getByRole("navigation", { name: passport.contents }).getByRole("link");
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  },
);

test(
  "the map of a wide drawing stands below it and leads to every part",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openHydrated(page, PATH, "#template");
    await page.mouse.wheel(0, 60);
    await expect(page.locator("[data-more]")).toHaveCount(1);
    const frame = page.locator("div:has(> svg .step-name)");
    const map = page.locator("section:has(.step-name) svg.cursor-pointer");
    const [drawing, small] = [await frame.boundingBox(), await map.boundingBox()];
    expect(small?.y).toBeGreaterThanOrEqual((drawing?.y ?? Infinity) + (drawing?.height ?? 0));
    await map.click({ position: { x: (small?.width ?? 0) - 4, y: 20 } });
    await expect
      .poll(() => frame.evaluate((one) => one.scrollLeft + one.clientWidth - one.scrollWidth))
      .toBeGreaterThan(-2);
  },
);

test(
  "a template's recorded run is the second action, and its set-up by a person the third, which shows that the form is loading",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHydrated(page, PATH, "#template");
    const ask = page.getByRole("link", { name: "Set this up for me" }).first();
    const left = async (name: string) =>
      (await page.getByRole("button", { name }).first().boundingBox())?.x ?? 0;
    const at = (await ask.boundingBox())?.x ?? 0;
    expect(at).toBeGreaterThan(await left("Watch it run"));
    expect(await left("Watch it run")).toBeGreaterThan(await left("Download"));
    expect(await left("Copy")).toBeGreaterThan(at);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    const items = page.locator(".menu :popover-open").getByRole("button");
    const icons = await items
      .locator("svg")
      .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().x));
    expect(icons).toHaveLength(3);
    expect(Math.max(...icons) - Math.min(...icons)).toBeLessThan(3);
    await page.keyboard.press("Escape");

    const release = await holdRequests(page, /_root\.data|\/landing-[\w-]+\.js/);
    await ask.click();
    await expect(ask.locator(".animate-spin")).toBeVisible();
    release();
    const form = page.locator("#contact-form");
    await expect(form).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await form.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  },
);
