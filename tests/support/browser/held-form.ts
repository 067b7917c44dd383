import type { Page } from "@playwright/test";

/** Acts like a slow network. @returns a function that ends the delay, and waits until the scripts run */
export async function holdFormScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const held = new Promise<void>((free) => (release = free));
  await page.route(/\/assets\/contact-form/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>("#contact-form")?.noValidate,
    );
  };
}
