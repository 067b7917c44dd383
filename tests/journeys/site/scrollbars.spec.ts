import { BROWSER_ARGUMENTS, findShell } from "../../support/browser/browser.ts";
import { expect, test } from "../../support/browser/journey.ts";

/* A browser with the scrollbars of Windows and Linux, which take space of their own. */
test.use({
  launchOptions: {
    executablePath: await findShell(),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
  viewport: { width: 768, height: 1024 },
});

test("bars that take space are thin, and none is below a row of choices", async ({ page }) => {
  for (const path of ["/", "/templates", "/templates/score-website-leads"]) {
    await page.goto(path);
    const bars = await page.locator("main *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const style = getComputedStyle(element);
        if (!/auto|scroll/.test(style.overflowX) || element.tagName === "TEXTAREA") return [];
        const borders = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
        const height = (element as HTMLElement).offsetHeight - element.clientHeight - borders;
        const isRow = element.matches("ul") || element.querySelector("[role=tab]") !== null;
        return height > (isRow ? 0 : 12) ? [`${element.className}: ${height} px`] : [];
      }),
    );
    expect(bars, path).toEqual([]);
  }
});
