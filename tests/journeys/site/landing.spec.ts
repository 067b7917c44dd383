import { industries } from "#content/landing/industries.ts";
import { services } from "#content/landing/services.ts";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { holdRequests, openHydrated, wake } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const topOf = (page: Page, id: string) =>
  page.evaluate((section) => document.getElementById(section)?.getBoundingClientRect().top, id);

/** Waits until the section has reached the top of the window, below the header. */
async function expectReached(page: Page, id: string): Promise<void> {
  await expect.poll(async () => Math.abs(Number(await topOf(page, id)) - 56)).toBeLessThan(4);
}

test("the page has the sections of docs/product.md, section 2, each with its number of entries", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/smart automation/);
  const entries = {
    "#features article": services.length,
    "#reasons li": 8,
    "#testimonials article": 3,
  };
  for (const [selector, count] of Object.entries(entries)) {
    await expect(page.locator(selector)).toHaveCount(count);
  }
  await expect(page.locator(".wire-stop:not(h2)")).toHaveCount(0);
  // One note says that the figures are samples, and another that the case studies are.
  const marks = async (part: string) =>
    (await page.locator(part).textContent())?.match(/sample|\binvented\b/gi);
  expect(await marks("#reasons")).toEqual(["sample"]);
  expect(await marks("#testimonials")).toEqual(["sample"]);
  await expect(page.locator("#testimonials dd")).toHaveCount(9);
  await expect(page.locator("#testimonials article a")).toHaveCount(3);
  // The picture of a service shows its icon, so the icon does not stand a second time beside the title.
  await expect(page.locator("#features article img")).toHaveCount(services.length);
  await expect(page.locator("#features article svg")).toHaveCount(0);
  await expect(page.locator("#process ol > li h3")).toHaveText([
    "Discovery",
    "Strategy",
    "Development",
    "Integration",
    "Deployment",
    "Optimization",
  ]);
  await expect(page.locator("#industries a[id^=trade-]")).toHaveText(
    industries.map(({ name }) => name),
  );
  for (const name of ["Book a Call", "Schedule a Call"]) {
    const link = page.getByRole("link", { name: `${name} (opens in a new tab)` }).first();
    await expect(link).toHaveAttribute("href", /^https:\/\/cal\./);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  // Every link to the calendar has one of these two names.
  const names = await page.locator("a[href^='https://cal.']").allTextContents();
  expect([...new Set(names.map((name) => name.replace(/ \(.*/, "")))].toSorted()).toEqual([
    "Book a Call",
    "Schedule a Call",
  ]);
});

test.describe("with animated jumps", () => {
  test.use({ reducedMotion: "no-preference" });

  test(
    "the hero's, the services' and the footer's links lead to their sections",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page);
      await page.getByRole("link", { name: "View Features" }).click();
      await expectReached(page, "features");
      await page.goBack();
      await page.getByRole("link", { name: "Book a Consultation" }).click();
      await expect(page).toHaveURL(/\/#contact$/);
      await expectReached(page, "contact");
      await expect(page.locator("#contact")).toBeFocused();
      await expect(page.locator("#contact header")).toContainText("Your consultation begins");

      const form = page.getByRole("form", { name: "Get in Touch" });
      // The form prepares a message about the chosen service. The message for a second service replaces the first one.
      for (const name of ["Data Automation", "CRM Integration"]) {
        await page.locator("#features").getByRole("link", { name }).click();
        // The landing page has a link of this name, too.
        await page.waitForURL("**/services/*");
        await page.getByRole("link", { name: "Write to us", exact: true }).first().click();
        await expect(form).toBeFocused();
        await expect(form.getByRole("heading")).toBeInViewport();
        await expect(form.getByLabel("Message")).toHaveValue(
          `I am interested in ${name}. My task: `,
        );
      }

      await page.evaluate(() => {
        window.addEventListener("open-chat", () => (document.body.dataset["chat"] = "asked"));
      });
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: "Contact" }).click();
      await expectReached(page, "contact");
      await expect(footer).toContainText(`©2024–${new Date().getFullYear()}`);
      await expect(footer.getByRole("link", { name: "Templates" })).toHaveAttribute(
        "href",
        "/templates",
      );
      await footer.getByRole("link", { name: "Support" }).click();
      await expect(page.locator("body")).toHaveAttribute("data-chat", "asked");
    },
  );

  test(
    "the header condenses after 40 px and marks the section that is being read",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page);
      const header = page.getByRole("banner");
      const ground = () =>
        header
          .locator("div")
          .first()
          .evaluate((bar) => getComputedStyle(bar).backgroundColor);
      await page.evaluate(() => scrollTo(0, 40));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
      await expect.poll(ground).toMatch(/ 0\)$/);
      await page.evaluate(() => scrollTo(0, 41));
      await expect.poll(ground).toMatch(/0\.94/);
      await page.getByRole("link", { name: "Process", exact: true }).click();
      await expectReached(page, "process");
      await expect(header.getByRole("link", { name: "Process" })).toHaveAttribute(
        "aria-current",
        "location",
      );
      // In a section without a link in the header, no link is marked. At the top of the page, "Home" is marked.
      const marked = header.locator("[aria-current]");
      await page.locator("#reasons").evaluate((section) => section.scrollIntoView());
      await expect(marked).toHaveCount(0);
      await page.locator("#people").evaluate((section) => section.scrollIntoView());
      await expect(marked).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(marked).toHaveText(["Home"]);
    },
  );

  test(
    "a section is reached from another page, and back leads there again",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page, "/privacy");
      await page.getByRole("link", { name: "Process", exact: true }).click();
      await expect(page).toHaveURL(/\/#process$/);
      await expectReached(page, "process");
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy$/);
    },
  );
});

test("a direct link to a section leads to it", async ({ page }) => {
  await openHydrated(page, "/#process");
  await expectReached(page, "process");
});

test.describe("when pictures fail", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test("placeholders in three variants take their places", { tag: "@slow" }, async ({ page }) => {
    await page.route(/\/images\/(services|case-studies)\//, (route) => route.abort());
    await page.goto("/");
    for (const [section, count] of [
      ["features", services.length],
      ["testimonials", 3],
    ] as const) {
      const placeholders = page.locator(`#${section} [data-placeholder]`);
      for (const placeholder of await placeholders.all()) {
        await placeholder.locator("..").scrollIntoViewIfNeeded();
        await expect(placeholder).toBeVisible();
      }
      const shown = await placeholders.allTextContents();
      expect([shown.length, new Set(shown).size]).toEqual([count, 3]);
    }
  });
});

test.describe("the chosen theme", () => {
  // The browser reports the blocked scripts as errors.
  test.use({ expectErrors: [/ERR_FAILED|dynamically imported module/] });

  test("stays without a flash, before any script has run, and the footer shows it also once its scripts have loaded", async ({
    page,
  }) => {
    await page.goto("/privacy");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Switch between dark and light" }).click();
    await expect(html).toHaveAttribute("data-theme", "light");
    // Blocks all script files, so that only the inline script of the page runs.
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: "commit" });
    await expect(html).toHaveAttribute("data-theme", "light");
    await page.unroute(/\.js$/);

    await page.reload();
    const choice = page.getByRole("contentinfo").getByRole("radio", { name: "Light" });
    await choice.scrollIntoViewIfNeeded();
    await expect(choice).toBeChecked();
    await wake(page, "#footer");
    await expect(choice).toBeChecked();
  });
});

test("the theme follows the system only if the visitor chose that", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/privacy");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("contentinfo").getByTitle("System").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("axe finds nothing", async ({ page }) => {
  await openHydrated(page);
  await expectAccessible(page);
});

test(
  "a selection stays when the calculator's scripts load, and typing replaces it",
  { tag: "@slow" },
  async ({ page }) => {
    const release = await holdRequests(page, /\/worth-section-.*\.js/);
    await openHydrated(page);
    const cases = page.locator("#worth").getByRole("textbox", { name: "Times a week" });
    await cases.scrollIntoViewIfNeeded();
    await cases.selectText();
    const served = await cases.elementHandle();
    release();
    await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
    await page.keyboard.type("7");
    await expect(cases).toHaveValue("7");
  },
);

test(
  "a wrong number moves nothing: the fields stay in line, and the result before stays in its place",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page);
    const worth = page.locator("#worth");
    const fields = worth.getByRole("textbox");
    const ask = worth.getByRole("link", { name: /^Write to us/ });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await worth.scrollIntoViewIfNeeded();
      await wake(page, "#landing-worth");
      await fields.first().fill("40");
      const places = () =>
        fields.evaluateAll((all) => all.map((field) => (field as HTMLElement).offsetTop));
      const [before, height] = [await places(), (await worth.boundingBox())?.height ?? 0];
      await fields.first().fill("");
      await expect(fields.first()).not.toHaveAttribute("aria-invalid");
      await expect(worth.getByText("One number is missing").first()).toBeVisible();
      await expect(ask).toHaveText("Write to us");
      for (const wrong of ["99999999", "0", "-5"]) {
        await fields.first().fill(wrong);
        await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
        expect(new Set(await places()).size).toBe(new Set(before).size);
        await expect(worth.getByText("= 196 h")).toBeVisible();
        await expect(worth.getByText("from your last valid numbers").first()).toBeVisible();
        await expect(ask).toHaveText("Write to us");
        // The sentence about the wrong number may make the section higher: on a phone by up to 48 px, because the
        // sentence needs a row of its own there.
        const grown = ((await worth.boundingBox())?.height ?? 0) - height;
        expect(grown).toBeLessThanOrEqual(width === 390 ? 48 : 24);
      }
      await expectAccessibleAsIs(page, "#worth");
      await fields.first().fill("");
      await fields.first().blur();
      await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
    }
  },
);

test(
  "the calculator reads numbers in common spellings, shows the sum and writes both into the message",
  { tag: "@slow" },
  async ({ page, request }) => {
    await openHydrated(page);
    const worth = page.locator("#worth");
    await worth.scrollIntoViewIfNeeded();
    const cases = worth.getByRole("textbox", { name: "Times a week" });
    await cases.fill("1.200");
    await worth.getByRole("textbox", { name: "Minutes each" }).fill("1,5 min");
    await worth.getByRole("textbox", { name: "Cost of an hour" }).fill("€ 40");
    const formulas = [
      "1,200 a week × 1.5 min × 46 weeks × 80% = 1,104 h",
      "1,104 h × €40 = €44,160",
    ];
    for (const formula of formulas) await expect(worth.getByText(formula)).toBeVisible();
    await expect(worth.getByRole("status")).toHaveText("About 1,104 hours and €44,160 a year.");
    await expectAccessible(page, { part: "#worth" });
    await worth.getByRole("link", { name: "Write to us with these numbers" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /^It comes up 1,200 times a week, takes 1.5 minutes by hand, and an hour costs us €40\./,
    );
    await cases.fill("many");
    await expect(cases).toHaveAccessibleDescription(/A number from 1 to 20,000, please/);
    await expect(cases).toHaveAttribute("aria-invalid", "true");

    const answer = await request.get("/?cases=1.200&minutes=1%2C5&cost=%E2%82%AC+40");
    // Where a line of a formula must not break, its spaces are no-break spaces.
    const html = (await answer.text()).replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
    for (const formula of formulas) expect(html).toContain(formula);
  },
);

test("each number of the calculator's result is on one line at every width", async ({ page }) => {
  for (const query of ["cases=5000&minutes=45&cost=250", "cases=20000&minutes=480&cost=1000"]) {
    await page.goto(`/?${query}#worth`);
    const numbers = page.locator("#worth [data-answer] p.font-display");
    await expect(numbers).toHaveCount(2);
    const lines = () =>
      numbers.evaluateAll((all) =>
        all.map((number) => {
          number.scrollIntoView();
          const range = document.createRange();
          range.selectNodeContents(number);
          const { right } = range.getBoundingClientRect();
          const end = number.closest("[data-answer]")?.getBoundingClientRect().right ?? 0;
          return [range.getClientRects().length, right <= end + 1];
        }),
      );
    for (const width of [360, 390, 640, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(lines, `${query} at ${width} px`).toEqual([
        [1, true],
        [1, true],
      ]);
    }
  }
});

test("the landing page keeps its measures at every width", async ({ page }) => {
  await page.goto("/");
  for (const width of [360, 640, 768, 1024, 1440])
    await test.step(`the circles of the first case study keep apart at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 1024 });
      await page.locator("#testimonials").scrollIntoViewIfNeeded();
      const circles = page.locator("#testimonials figure .rounded-full:has(> svg)");
      const boxes = await Promise.all((await circles.all()).map((circle) => circle.boundingBox()));
      const sources = boxes.slice(0, 3).map((box) => box ?? { y: NaN, height: NaN });
      for (const [place, { y, height }] of sources.slice(0, -1).entries())
        expect((sources[place + 1]?.y ?? NaN) - y - height).toBeGreaterThan(4);
    });

  await test.step("the second column of each part begins at the same edge", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectSecondColumn(page, [
      "#hero .two-columns > :nth-child(2)",
      "#testimonials article:first-child figure:has(figcaption.sr-only)",
      "#faq",
    ]);
  });

  await test.step("the email of the run at rest is whole on a desk, without a fade", async () => {
    const result = page.locator("#library .run-result");
    await expect(result).toContainText(/Hello .*Hotel Example$/s);
    // The part of a result below its first 256 px would fade out (run.css).
    expect((await result.boundingBox())?.height).toBeLessThanOrEqual(256);
  });

  await test.step("the contact card keeps its height when a question is opened", async () => {
    await page.locator("#contact").scrollIntoViewIfNeeded();
    await wake(page, "#get-in-touch");
    const card = page.locator("#get-in-touch > *");
    const cardHeight = async () => Math.round((await card.boundingBox())?.height ?? NaN);
    const closed = await cardHeight();
    const questions = await page.locator("#faq summary").all();
    for (const question of questions) {
      await question.click();
      expect(await cardHeight()).toBe(closed);
    }
    expect(questions.length).toBeGreaterThan(1);
    await questions.at(-1)?.click();
  });

  for (const [width, height, max] of [
    [1440, 900, 8500],
    [390, 844, 11_500],
  ] as const)
    await test.step(`the whole page is at most ${max} px tall at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      // The browser estimates heights of parts that were never in view, so the test first scrolls through the page.
      const whole = await page.evaluate(async () => {
        await document.fonts.ready;
        const root = document.documentElement;
        for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: "instant" });
          for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
        }
        return root.scrollHeight;
      });
      expect(whole).toBeLessThanOrEqual(max);
      expect(whole).toBeGreaterThan(max / 2);
    });

  await test.step("on a phone the text of a service keeps apart from the lines around it", async () => {
    await page.locator("#features").scrollIntoViewIfNeeded();
    const gaps = await page.locator("#features article").evaluateAll((cards) =>
      cards.map((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        const first = card.querySelector("h4")?.getBoundingClientRect().top ?? 0;
        const last = card.querySelector("ul")?.getBoundingClientRect().bottom ?? 0;
        return Math.min(first - top, bottom - last);
      }),
    );
    expect(gaps).toHaveLength(services.length);
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  });

  await test.step("a card of a service lights its border under the pointer, and underlines nothing", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const card = page.locator("#features article").first();
    await card.hover();
    const border = () =>
      card.locator("> span:has(img)").evaluate((picture) => {
        const { content, opacity } = getComputedStyle(picture, "::before");
        return `${content} ${opacity}`;
      });
    await expect.poll(border).toBe('"" 1');
    await expect(card.getByRole("link")).toHaveCSS("text-decoration-line", "none");
  });
});

test("the second column of other pages begins at the same edge in a wide window", async ({
  page,
  expectErrors,
}) => {
  expectErrors.push(/status of 404/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/check");
  await expectSecondColumn(page, ["main div:has(> div > h2) > div:nth-child(2)"]);
  await page.goto("/nothing-here");
  await expectSecondColumn(page, ["h1 + div"]);
});

async function expectSecondColumn(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const box = await page.locator(selector).first().boundingBox();
    expect(Math.round(box?.x ?? NaN), selector).toBe(800);
  }
}
