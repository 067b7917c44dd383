/**
 * @param seen - version of the item that the staff member saw
 * @param make - sends the change with a version number, and returns the new version of the item
 */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Returns a function that sends one person's changes of an item one after the other. Each change names the version that
 * the change before it made, so that only a change by somebody else is a conflict. If the version shows that somebody
 * else changed the item too, the changes that are already waiting name the version that this person saw.
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
