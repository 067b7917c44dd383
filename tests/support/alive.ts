import type { Page } from "@playwright/test";

/** Opens a page and waits until its scripts have taken it over; until then its links are plain ones. */
export async function openAlive(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__react")),
  );
}
