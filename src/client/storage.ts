/* If the browser's storage is full or forbidden, the functions of this module throw no error. */

/**
 * Returns a storage of the browser. The storage is not read before the call, because even reading `localStorage` may
 * throw an error.
 */
export type Place = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const inTab: Place = () => sessionStorage;
export const inBrowser: Place = () => localStorage;

export function readStored(place: Place, key: string): string | undefined {
  return attempt(() => place().getItem(key)) ?? undefined;
}

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

export function storedKeys(place: Place): string[] {
  return attempt(() => Object.keys(place())) ?? [];
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
