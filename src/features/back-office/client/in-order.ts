/**
 * @param seen - version number of the item that the staff member saw
 * @param make - sends the change with a version number, and returns the new version number of the item
 */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Returns a function that sends one person's changes to an item one after the other. Each change is sent with the
 * version number that the person's previous change produced, so that only a change by somebody else is a conflict. If a
 * new version number shows that somebody else changed the item too, the waiting changes are sent with the version
 * number that this person saw.
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
