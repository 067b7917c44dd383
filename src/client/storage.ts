/* What the browser keeps. One that keeps nothing, being full or forbidden to, is no error. */

/** Where: asked for each time, because the asking itself can be forbidden. */
export type Place = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Until the tab is closed. */
export const inTab: Place = () => sessionStorage;
/** Until it is removed; all tabs see it. */
export const inBrowser: Place = () => localStorage;

export function readStored(place: Place, key: string): string | undefined {
  return attempt(() => place().getItem(key)) ?? undefined;
}

/** @returns undefined when there is nothing, or no JSON */
export function readStoredJson(place: Place, key: string): unknown {
  const text = readStored(place, key);
  return text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown);
}

export function store(place: Place, key: string, text: string): void {
  attempt(() => place().setItem(key, text));
}

export function removeStored(place: Place, key: string): void {
  attempt(() => place().removeItem(key));
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
