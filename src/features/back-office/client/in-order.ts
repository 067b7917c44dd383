/**
 * Sends a change once the earlier changes have been answered. Throws what `make` throws.
 * @param seen - version number of the item that the staff member saw
 * @param make - sends the change with a version number, and returns the new version number of the item
 */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Returns a function that sends one person's changes to an item one after the other. Each change names the version
 * number that the person's previous change produced, so the server reports a conflict only if somebody else has changed
 * the item. If a version number rises by more than one, somebody else has changed the item too. This newer version
 * number is then not used for the waiting changes, because this person has not seen it.
 */
export function inOrder(): InOrder {
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (seen, make) => {
    const made = last.then(async () => {
      const named = Math.max(seen, newest);
      const version = await make(named);
      if (version <= named + 1) newest = version;
    });
    last = made.catch(() => undefined);
    return made;
  };
}
