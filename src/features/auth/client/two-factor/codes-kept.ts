import { inBrowser, readStored, removeStored, store } from "#client/storage.ts";

const keyOf = (user: string) => `recovery codes not kept ${user}`;

/** Records whether a person has said that they have kept the recovery codes that this browser showed last. */
export function noteCodesKept(user: string, areKept: boolean): void {
  if (areKept) removeStored(inBrowser, keyOf(user));
  else store(inBrowser, keyOf(user), "yes");
}

export function areCodesKept(user: string): boolean {
  return readStored(inBrowser, keyOf(user)) === undefined;
}
