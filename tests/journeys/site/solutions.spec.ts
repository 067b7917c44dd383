import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test("a visitor goes from the landing page to a service and to the form, which names the service", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.locator("#features").getByRole("link", { name: "AI Caller & Receptionist" }).click();
  await expect(page).toHaveURL(/\/services\/ai-caller-and-receptionist$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Caller & Receptionist");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.locator("[aria-current]")).toHaveText("Solutions");
  // A slow processor draws the landing page long after the URL has changed. The form must still get the focus.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.getByRole("link", { name: "Write to us" }).first().click();
  await expect(page).toHaveURL(/\/\?about=ai-caller-and-receptionist#contact-form$/);
  const form = page.getByRole("form", { name: "Get in Touch" });
  await expect(form).toBeFocused();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(form).toBeInViewport();
  await expect(form).toHaveAccessibleDescription(
    "Your message is begun below: please add your task.",
  );
  await expect(form.getByLabel("Service")).toHaveValue("ai");
  await expect(form.getByLabel("Message")).toHaveValue(/AI Caller & Receptionist/);
  await form.getByLabel("Name").fill("Ada Example");
  await form.getByLabel("Email").fill("ada@example.com");
  await form.getByLabel("Phone").fill("+1 555 0100");
  await form.getByLabel("Message").press("ControlOrMeta+End");
  await page.keyboard.type("Answer calls after six.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an industry's page is complete and leads to a form that names the industry", async ({
    page,
  }) => {
    await page.goto("/industries/restaurants");
    for (const heading of ["One day, before and after", "How it runs"]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await page.getByRole("link", { name: "Write to us" }).last().click();
    await expect(
      page.getByText("Your message is begun below: please add your task."),
    ).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Our business: Restaurants. My task: ");
  });
});

test("the overviews show every picture, the first of each group largest, on phones too, and cards light their border", async ({
  page,
}) => {
  for (const [width, path] of [
    [360, "/industries"],
    [1440, "/services"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const groups = await page.locator("section:has(article)").evaluateAll((all) =>
      all.map((group) =>
        Array.from(group.querySelectorAll("article img"), (picture) => {
          const box = picture.getBoundingClientRect();
          return { width: box.width, area: box.width * box.height };
        }),
      ),
    );
    expect(groups).toHaveLength(3);
    for (const [first, ...others] of groups) {
      expect(others).toHaveLength(2);
      for (const other of others) {
        expect(other.width).toBeGreaterThanOrEqual(80);
        expect(other.area).toBeLessThan((first?.area ?? 0) / 2);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const card = page.getByRole("article").first();
    await card.hover();
    await expect(card).toHaveCSS("overflow", "visible");
    const border = () => card.evaluate((element) => getComputedStyle(element, "::before").opacity);
    await expect.poll(border).toBe("1");
    // The arrow of the landing page's cards.
    const arrow = () =>
      card
        .getByRole("link")
        .evaluate((element) => getComputedStyle(element, "::after").content.slice(1, 2));
    expect(await arrow()).toBe("›");
  }
});

test("in a wide window the steps and the questions of a service use the whole width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services/lead-generation-automation");
  const rights = async (selector: string) =>
    (await page.locator(selector).all()).map(async (one) => {
      const { x = NaN, width = NaN } = (await one.boundingBox()) ?? {};
      return [Math.round(x), Math.round(x + width)];
    });
  for (const selector of ["#steps li", "#questions .two-columns > div"]) {
    const edges = (await Promise.all(await rights(selector))).flat();
    expect(Math.min(...edges), selector).toBe(96);
    expect(Math.max(...edges), selector).toBe(1344);
  }
});

test("the recorded run of a service plays on its template's page, also at a direct address", async ({
  page,
}) => {
  const player = page.getByRole("group", { name: "Watch it run" });
  await openHydrated(page, "/services/ai-integration-services");
  await page.getByRole("link", { name: "Watch it run" }).click();
  await expect(page).toHaveURL(/\/templates\/sort-outlook-inbox#watch$/);
  await expect(player).toBeInViewport();
  await page.reload();
  await expect(player).toBeInViewport();
  await player.getByRole("button", { name: "Stop watching" }).click();
  await expect(page.getByRole("button", { name: "Watch it run" }).first()).toBeFocused();
});
