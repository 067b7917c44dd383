import type { Page } from "@playwright/test";

/** Opens a page and waits until its scripts have taken it over; until then its links are plain ones. */
export async function openHydrated(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ["header", "main"].every((part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__react")),
    ),
  );
}
