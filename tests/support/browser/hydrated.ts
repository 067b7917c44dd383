import type { Page } from "@playwright/test";

/**
 * Opens a page, and waits until React has hydrated it. Before that, links load new documents.
 * @param island - selector of a part that is hydrated only after the visitor's first action. If given, the mouse moves,
 *   and this part is waited for too
 */
export async function openHydrated(page: Page, path = "/", island?: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (island) await wake(page, island);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ["header", "main"].every((part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__react")),
    ),
  );
}

/** Makes the visitor's first action, and waits until React has hydrated the part with the selector `island`. */
export async function wake(page: Page, island: string): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction((selector) => {
    const first = document.querySelector(`${selector} > *`) ?? {};
    return Object.keys(first).some((key) => key.startsWith("__react"));
  }, island);
}

/**
 * Delays the page's scripts, as a slow network does. @returns a function that ends the delay and waits for hydration
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.js$/);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** Delays only the scripts of the contact form. @returns a function that ends the delay, and waits until they run */
export async function holdFormScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\/assets\/contact-form/);
  return async () => {
    release();
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>("#contact-form")?.noValidate,
    );
  };
}

/** Delays only the code that checks the values of the contact form. @returns a function that ends the delay */
export async function holdFormChecks(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\/assets\/checks-/);
  return () => Promise.resolve(release());
}

/**
 * Delays requests, as a slow network does.
 * @param urls - pattern of their addresses
 * @returns a function that ends the delay
 */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
