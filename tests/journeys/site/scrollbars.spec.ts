import { journeyBrowser } from "../../support/browser/browser.ts";
import { contextIn, expect, test } from "../../support/browser/journey.ts";

/* A browser with the scrollbars of Windows and Linux, which take space of their own. */
test.use({
  context: contextIn(await journeyBrowser({ without: ["--hide-scrollbars"] }), {
    viewport: { width: 768, height: 1024 },
  }),
});

test(
  "bars that take space are thin, and none is below a row of choices",
  { tag: "@slow" },
  async ({ page }) => {
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
      const own = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(own, "px of the page's own bar").toBeGreaterThan(0);
    }
  },
);
