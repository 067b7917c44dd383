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
export function holdScripts(page: Page): Promise<() => Promise<void>> {
  return hold(page, /\.js$/, () => hydrated(page));
}

/** Delays only the scripts of the contact form. @returns a function that ends the delay */
export function holdFormScripts(page: Page): Promise<() => Promise<void>> {
  return hold(page, /\/assets\/contact-form/, () =>
    page.waitForFunction(
      () => document.querySelector<HTMLFormElement>("#contact-form")?.noValidate,
    ),
  );
}

/** Delays only the code that checks the values of the contact form. @returns a function that ends the delay */
export function holdFormChecks(page: Page): Promise<() => Promise<unknown>> {
  return hold(page, /\/assets\/checks-/, () => Promise.resolve());
}

async function hold(page: Page, files: RegExp, running: () => Promise<unknown>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await running();
  };
}
