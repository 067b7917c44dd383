import { inBrowser, store } from "./storage.ts";

const CHANGE = "business-change";

let isOutdated = false;

/**
 * Makes all open tabs of this browser load the business's settings again. Each tab does so when it opens another page.
 */
export function businessChanged(): void {
  isOutdated = true;
  store(inBrowser, CHANGE, String(Date.now()));
}

export function watchBusiness(): void {
  addEventListener("storage", ({ key }) => {
    isOutdated ||= key === CHANGE;
  });
}

export function isBusinessOutdated(): boolean {
  return isOutdated;
}

export function businessLoaded(): void {
  isOutdated = false;
}
