/**
 * Sends a change of an item after the server has answered all earlier changes.
 * @param seen - version of the item that the staff member saw
 * @param make - sends the change together with a version number, and returns the new version of the item
 */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Sends the changes that one person makes to an item in order, each after the answer to the change before it. Each
 * change names the version that the change before it has produced. The server therefore reports a conflict only if
 * somebody else changed the item.
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
