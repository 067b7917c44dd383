/**
 * @param seen - version of the item that the staff member saw
 * @param make - sends the change with a version number, and returns the new version of the item
 */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Returns a function that sends one person's changes of an item one after the other. Each change names the version that
 * the change before it made, so that only a change by somebody else is a conflict.
 */
export function inOrder(): InOrder {
  let newest = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (seen, make) => {
    const made = last.then(async () => {
      newest = await make(Math.max(seen, newest));
    });
    last = made.catch(() => undefined);
    return made;
  };
}
