/**
 * Sends a change of an item after all earlier ones were answered.
 * @param seen version that staff saw
 * @param make sends the change for a version and returns the new version
 */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Sends the changes of one item one after another. A change that waited for an earlier one of the same person names the
 * version that the earlier one made, so only somebody else's change is a conflict.
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
