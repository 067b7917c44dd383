import { expectAccessible } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";

const TEMPLATE = "/templates/score-website-leads";

/*
 * The landing page, the chat and the account pages are not in this list, because other tests check their accessibility.
 */
for (const [path, tag] of [
  ["/templates"],
  ["/templates?q=nothing+like+this", "@slow"],
  [TEMPLATE],
  [`${TEMPLATE}/passport`, "@slow"],
  ["/services", "@slow"],
  ["/services/ai-caller-and-receptionist"],
  ["/industries", "@slow"],
  ["/industries/hotels-hospitality", "@slow"],
  ["/connect", "@slow"],
  ["/connect/google", "@slow"],
  ["/privacy", "@slow"],
] as const) {
  test(`${path} breaks no rule of WCAG 2.2 AA`, { tag: tag ?? [] }, async ({ page }) => {
    await openHydrated(page, path);
    await expectAccessible(page);
  });
}

test(
  "a template over the list and its download dialog, with and without an address, break no rule either",
  { tag: "@slow" },
  async ({ page }) => {
    // A search makes the list short, which saves time: axe also checks the list behind the dialog.
    await openHydrated(page, "/templates?q=website+leads");
    await page.getByRole("article").first().getByRole("link").click();
    const template = page.getByRole("dialog");
    await expect(template).toBeVisible();
    await expectAccessible(page, { part: "dialog[open]" });
    await template.getByRole("button", { name: "Download", exact: true }).first().click();
    const form = page
      .getByRole("dialog")
      .filter({ has: page.getByLabel("Email") })
      .last();
    await expect(form).toBeVisible();
    // Only the inner dialog is checked, because the outer one has not changed.
    const inner = "dialog[open] dialog[open]";
    await expect(page.locator(inner)).toHaveCount(1);
    await expectAccessible(page, { part: inner });
    await form.getByRole("button", { name: "Download" }).last().click();
    await expect(
      form.getByRole("alert").or(form.locator("[aria-invalid=true]")).first(),
    ).toBeVisible();
    await expectAccessible(page, { part: inner });
  },
);

test(
  "the check finds a fault that only one width has, in both themes",
  { tag: "@slow" },
  async ({ page }) => {
    for (const theme of ["dark", "light"])
      for (const width of ["max-width: 600px", "min-width: 601px"])
        for (const other of ["display: none", "color: black; background: white"]) {
          await page.setContent(`<!doctype html><html lang="en"><title>Words</title><style>
          em { ${other} }
          @media (${width}) {
            em { display: inline; color: black; background: white }
            [data-theme="${theme}"] em { color: gray; background: silver }
          }
          </style><main><h1>Words</h1><p>Some <em>without contrast</em></p></main>`);
          await expect(expectAccessible(page)).rejects.toThrow(`color-contrast: em`);
        }
  },
);

test.describe("where something is missing or broken", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test(
    "the page for unknown addresses breaks no rule either",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page, "/no/such/page");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This wire leads nowhere");
      await expectAccessible(page);
    },
  );

  test(
    "the page for failures breaks no rule either, and leads on",
    { tag: "@slow" },
    async ({ page }) => {
      await openHydrated(page, "/templates");
      await page.route("**/templates/*.data*", (route) => route.fulfill({ status: 500 }));
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Something came loose on our side",
      );
      await expectAccessible(page);
      await page.getByRole("main").getByRole("link", { name: "Home" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("automation");
    },
  );
});

test("with forced colors marked words stand on an opaque background, and the sign of a question is two lines", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of ["/templates?q=invoice", "/"]) {
    await page.goto(path);
    const marks = page.locator("main mark:visible");
    await expect(marks.first()).toBeVisible();
    await expect
      .poll(() => marks.first().evaluate((mark) => getComputedStyle(mark).backgroundColor), path)
      .toMatch(/^rgb\(/);
    expect(
      await marks.evaluateAll((all) =>
        all.filter((mark) => {
          const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(mark);
          return backgroundColor === color || forcedColorAdjust !== "none";
        }),
      ),
      path,
    ).toEqual([]);
  }
  const question = page.locator("summary.opens").first();
  // Parts far below the window are styled only once the visitor comes near them.
  await question.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      question.evaluate((summary) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(summary, "::after");
        return { backgroundColor, lines: backgroundImage.match(/linear-gradient/g)?.length };
      }),
    )
    .toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", lines: 2 });
});
