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
  const followers = new Map<number, number>();
  let last: Promise<unknown> = Promise.resolve();
  return (seen, make) => {
    const made = last.then(async () => {
      let version = seen;
      for (;;) {
        const later = followers.get(version);
        if (later === undefined) break;
        version = later;
      }
      const follower = await make(version);
      if (follower !== version) followers.set(version, follower);
    });
    last = made.catch(() => undefined);
    return made;
  };
}
