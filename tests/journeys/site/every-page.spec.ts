import type { Page } from "@playwright/test";
import { PAGES } from "#shared/pages.ts";
import { signInBrowserAs } from "../../support/accounts/site-accounts.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { hiddenStops } from "../../support/browser/keyboard-stops.ts";
import { cutBySpacing, READERS_SPACING } from "../../support/browser/text-spacing.ts";
import { leaveMessage } from "../../support/contact/contact-message.ts";
import type { Site } from "../../support/operation/site.ts";
import { example, LISTED } from "../../support/operation/every-page.ts";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.use({ expectErrors: [/status of (?:404|410)/] });

/** Looks at the open page in windows of several sizes. @returns the faults, with the window's width */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    // Pressing Tab makes the browser lay out the parts below the window, and shows which element has the focus.
    await page.keyboard.press("Tab");
    for (const { stop, fault } of await page.evaluate(hiddenStops, false))
      faults.push(`${window.width} ${fault}: ${stop}`);
    for (const text of await page.evaluate(cutBySpacing, READERS_SPACING))
      faults.push(`${window.width} cut: ${text}`);
  }
  return faults;
}

async function expectWhole(
  page: Page,
  paths: readonly string[],
  open: (path: string) => Promise<void>,
) {
  const titles = new Map<string, string>();
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await open(path);
    const title = await page.title();
    const faults = await faultsOf(page);
    const other = titles.get(title);
    // The account page redirects signed-out visitors to the sign-in page. After a redirect, the title is not compared.
    const isHere = new URL(page.url()).pathname === path.split("?")[0];
    if (other !== undefined && isHere) faults.push(`has the title of ${other}: ${title}`);
    titles.set(title, path);
    if (faults.length > 0) found[path] = faults;
  }
  expect(found).toEqual({});
}

test(
  "on every public page the focus is seen, the title is its own, and wider text is not cut",
  { tag: "@slow" },
  async ({ page }) => {
    test.setTimeout(300_000);
    const paths = PAGES.map(({ path }) => path).filter((path) => !path.startsWith("/admin"));
    const searches = ["/templates?q=hotel", "/templates?q=clinic", "/templates?category=HR"];
    await expectWhole(page, [...new Set(paths.map(example)), ...searches], (path) =>
      openHydrated(page, path),
    );
  },
);

test(
  "on every page of the back office the focus is seen, the title is its own, and wider text is not cut",
  { tag: "@slow" },
  async ({ page, site, staff }) => {
    test.setTimeout(300_000);
    await leaveMessage(site.url);
    await signInBrowserAs(page, staff);
    const paths = PAGES.map(({ path }) => path).filter(
      (path) => path.startsWith("/admin/") && !path.includes(":"),
    );
    await expectWhole(page, [...new Set(paths)], async (path) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  },
);

/**
 * Finds the rows that can scroll sideways on public pages. For each kind of row (rows with equal classes), returns the
 * path of one page.
 */
async function pagesWithRows({ url }: Site): Promise<Set<string>> {
  const pages = new Map<string, string>();
  for (const path of LISTED) {
    const html = await (await fetch(url + path)).text();
    for (const [row] of html.matchAll(/class="[^"]*\boverflow-x-(?:auto|scroll)\b[^"]*"/g))
      if (!pages.has(row)) pages.set(row, path);
  }
  return new Set(pages.values());
}

test(
  "in every row that scrolls sideways, the choice with the focus is completely visible, also without scripts",
  { tag: "@slow" },
  async ({ browser, site }) => {
    const paths = await pagesWithRows(site);
    expect(paths).toContain("/templates");
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const cut: string[] = [];
    for (const path of paths)
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.keyboard.press("Tab");
        for (const { stop, fault } of await page.evaluate(hiddenStops, true))
          cut.push(`${path} ${width} ${fault}: ${stop}`);
      }
    await context.close();
    expect(cut).toEqual([]);
  },
);

test(
  "while a recorded run is watched, the focus is seen and wider text is not cut",
  { tag: "@slow" },
  async ({ page }) => {
    await openHydrated(page, "/templates/remind-patients-by-sms");
    await page.getByRole("button", { name: "Watch it run" }).click();
    await page.getByRole("slider").press("End");
    expect(await faultsOf(page)).toEqual([]);
  },
);

test("the check finds a covered focus stop, a cut one, one that looks the same without the focus, and cut text", async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Faults</title><style>
    .bar { position: fixed; inset: 0 0 auto; height: 60px; background: black }
    .same:focus { outline: none }
    .row { display: flex; gap: 4px; overflow-x: auto }
    .row a { flex: none; width: 40vw }
    .low { width: min-content; height: 8.4em; line-height: 1.2; overflow: hidden }
    </style><a href="#1">Covered</a><div class="bar"></div>
    <p style="margin-top: 90px"><a href="#2" class="same">Same</a> <a href="#3">Sound</a></p>
    <p class="row"><a href="#4">1st</a> <a href="#5">2nd</a> <a href="#6">3rd</a> <a href="#7">4th</a></p>
    <p class="low">Seven lines that have just enough room</p>`);
  expect(await faultsOf(page)).toEqual(
    WINDOWS.flatMap(({ width }) => [
      `${width} covered: a #1 “Covered”`,
      `${width} unmarked: a #2 “Same”`,
      `${width} cut: a #6 “3rd”`,
      `${width} cut: a #5 “2nd”`,
      `${width} cut: Seven lines that have just enough room (by low)`,
    ]),
  );
});
