import { industries } from "#content/landing/industries.ts";
import { WAITING } from "#features/landing/ui/motion/story.ts";
import { openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

test.use({ reducedMotion: "no-preference" });

const LOWERED = () =>
  [...document.querySelectorAll("[data-reveal]")].filter(
    (element) => getComputedStyle(element).transform !== "none",
  ).length;
const FADED = () =>
  [...document.querySelectorAll("[data-reveal]")].filter(
    (element) => getComputedStyle(element).opacity !== "1",
  ).length;

const running = () =>
  document.getAnimations().filter((animation) => animation.playState === "running").length;

test("parts below the window rise when scrolled to, parts above never move, and a printed page shows all parts", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(LOWERED)).toBe(0);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(LOWERED)).toBeGreaterThan(5);
  expect(await page.evaluate(FADED)).toBe(0);
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(LOWERED)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.locator("#reasons").scrollIntoViewIfNeeded();
  await expect(page.locator("#reasons h2").locator("..")).toHaveCSS("transform", "none");
});

test(
  "scrolling past the process section draws its line, and only then lights the line below",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/");
    await page.mouse.wheel(0, 30);
    const offset = () =>
      page
        .locator("[data-wave]")
        .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset));
    const below = () =>
      page
        .locator(".wire-end")
        .evaluate((button) => getComputedStyle(button, "::after").borderLeftColor);
    await expect.poll(offset).toBeGreaterThan(0.9);
    const unlit = await below();
    // Half of the line is drawn while the middle of the steps is here (scroll-motion.ts).
    const scrollToHalf = () =>
      page.locator("#process ol").evaluate((steps) => {
        const { top, height } = steps.getBoundingClientRect();
        scrollBy({ top: top + height / 2 - innerHeight * 0.675, behavior: "instant" });
      });
    await expect
      .poll(async () => {
        // Parts that are laid out on the way may move the steps.
        await scrollToHalf();
        return offset();
      })
      .toBeCloseTo(0.5, 1);
    expect(await below()).toBe(unlit);
    await page.locator("#faq").scrollIntoViewIfNeeded();
    await expect.poll(offset).toBeLessThan(0.1);
    await expect.poll(below).not.toBe(unlit);
  },
);

test(
  "the page's motion starts again when the visitor comes back",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/");
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(LOWERED)).toBeGreaterThan(5);
    await page.locator('a[href="/privacy"]').last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
    await page.getByRole("link", { name: "Solutions", exact: true }).click();
    await expect(page.locator("#features article").first()).toBeVisible();
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await expect(page.locator("#testimonials article").first()).toHaveCSS("transform", "none");
  },
);

test(
  "light runs along the page's wire once after each action, and rests in between",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page);
    await page.mouse.move(5, 5);
    const light = page.locator(".wire-light");
    await expect(light).toHaveCount(1);
    const runs = () => light.evaluate((element) => element.getAnimations().length);
    const expectLightAfter = async (cause: () => Promise<void>) => {
      await expect.poll(runs).toBe(0);
      await cause();
      await expect.poll(runs, { intervals: [50] }).toBe(1);
    };
    await expectLightAfter(() => page.getByRole("radio").nth(1).check({ force: true }));
    expect(await page.locator(".wire-branch").count(), "a branch across the hero").toBe(0);
    for (const island of ["#landing-worth", "#get-in-touch"]) {
      await page.locator(island).scrollIntoViewIfNeeded();
      await wake(page, island);
    }
    await expectLightAfter(() => page.locator("#worth-cases").fill("80"));
    const fill = async (label: RegExp, text: string) => {
      await page.locator("#contact-form").getByLabel(label).fill(text);
      await page.keyboard.press("Tab");
    };
    await expectLightAfter(() => fill(/^Name/, "Ada"));
    await expect(page.locator("#contact-form .wire-branch")).toHaveCount(1);
    await expectLightAfter(() => fill(/^Email/, "ada@example.com"));
    await fill(/^Phone/, "+49 30 1234567");
    await fill(/^Message/, "Our bookings come by phone. Can you help?");
    await expectLightAfter(() => page.getByRole("button", { name: "Send Message" }).click());
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
    expect(await page.locator(".wire-branch").count()).toBe(0);
    await expect.poll(runs).toBe(0);
  },
);

test(
  "a branch of the wire stays at its field while messages above move the field",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page);
    await page.mouse.move(5, 5);
    await page.locator("#get-in-touch").scrollIntoViewIfNeeded();
    await wake(page, "#get-in-touch");
    await page
      .locator("#contact-form")
      .getByLabel(/^Phone/)
      .fill("+49 30 1234567");
    await page.keyboard.press("Tab");
    const branch = page.locator("#contact-form .wire-branch");
    await expect(branch).toHaveCount(1);
    const distance = await branch.evaluate(async (line) => {
      // Pauses the animations of this line, because it would otherwise fade within two seconds.
      for (const animation of line.getAnimations()) animation.pause();
      const form = document.querySelector("#contact-form")!;
      const message = document.createElement("p");
      message.textContent = "Two fields need a second look.";
      form.prepend(message);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const field = form.querySelector("[name=phone]")!.getBoundingClientRect();
      return line.getBoundingClientRect().top - field.top;
    });
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(48);
  },
);

test(
  "the hero hides nothing at first, plays a chosen story once, and pauses while it is out of view",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/");
    const reply = page.locator("[data-stage] [data-result]:visible").last();
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                (effect as KeyframeEffect).target?.closest("#hero") && playState === "running",
            ).length,
      );
    const longest = () =>
      page.evaluate(() =>
        Math.max(
          ...document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target?.closest("#hero"))
            .map(
              ({ effect, playbackRate }) =>
                Number(effect?.getComputedTiming().endTime) / playbackRate,
            ),
        ),
      );
    const moved = (part: string) =>
      page.evaluate(
        (name) =>
          document.getAnimations().flatMap(({ effect }) => {
            const { target } = effect as KeyframeEffect;
            const [first] = (effect as KeyframeEffect).getKeyframes();
            return first && target?.hasAttribute(name) ? Object.keys(first) : [];
          }),
        part,
      );
    await expect.poll(moving).toBeGreaterThan(5);
    expect(await longest(), "what starts by itself and cannot be stopped").toBeLessThan(5000);
    expect(await moved("data-trail"), "wires that are emptied").toEqual([]);
    expect(await moved("data-head")).toContain("x");
    expect(await moved("data-head")).not.toContain("transform");
    await expect(reply).toHaveCSS("opacity", "1");
    await expect.poll(moving).toBe(0);
    await page.getByRole("radio", { name: "Clinic" }).check();
    await expect.poll(moving).toBeGreaterThan(20);
    expect(await longest(), "what a visitor waits for").toBeLessThan(5000);
    await expect(reply).toHaveCSS("opacity", String(WAITING));
    await page.locator("#faq").scrollIntoViewIfNeeded();
    await expect.poll(moving).toBe(0);
    const waits = page.locator("[data-stage] [data-waits]:visible");
    await expect(waits).toHaveCSS("opacity", String(WAITING));
    await page.locator("#hero").scrollIntoViewIfNeeded();
    await expect.poll(moving).toBeGreaterThan(0);
    await expect.poll(moving).toBe(0);
    await expect(waits).toHaveCSS("opacity", "1");
  },
);

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the hero's reply is sent at once, no part moves and every part is visible", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await openHydrated(page);
    const stage = page.locator("[data-stage]");
    await stage.getByRole("button").click();
    await expect(stage.getByText("Anna has her answer").first()).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(LOWERED)).toBe(0);
    expect(await page.evaluate(running)).toBe(0);
    await expect(page.locator("[data-unlit]")).toHaveCount(0);
    expect(requests.filter((address) => address.includes("scroll-motion"))).toEqual([]);
    await expect(page.locator("#industries a[id^=trade-]:visible")).toHaveCount(industries.length);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page, its stories and its run are complete, and its menu, questions and links work", async ({
    page,
  }) => {
    await page.goto("/");
    const stage = page.locator("[data-stage]");
    await page.getByText("Shop", { exact: true }).click();
    await expect(stage.getByText("Order 2208")).toBeVisible();
    await expect(stage.getByText("Jule has her answer")).toBeVisible();
    await expect(stage.getByText("Anna has her answer")).toBeHidden();
    await expect(stage.getByRole("button")).toHaveCount(0);
    // In place of the chat, the page has a link to the contact form.
    await expect(page.getByRole("button", { name: "Open chat" })).toHaveCount(0);
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "Support" }),
    ).toHaveAttribute("href", "/#contact");
    await expect(page.getByRole("link", { name: "Hotels & Hospitality" }).first()).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(page.locator("#library .run-step")).toHaveCount(5);
    await expect(page.getByText("How was your stay at Hotel Example?")).toBeVisible();
    await expect(page.getByText("Says that it is an AI")).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(7);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Process" }).click();
    await expect(page).toHaveURL(/\/#process$/);
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByText("so there is no price list")).toBeVisible();
    await page.getByText("Where does it run?").click();
    await expect(page.getByText("a server you rent or own")).toBeVisible();
    await page.locator("#library").getByRole("link", { name: "Healthcare" }).click();
    await expect(page).toHaveURL(/\/industries\/healthcare$/);
  });
});
