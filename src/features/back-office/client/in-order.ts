/** @param seen the version that staff saw @param make sends the change. @returns the version that it made */
export type InOrder = (seen: number, make: (version: number) => Promise<number>) => Promise<void>;

/**
 * Makes the changes of one thing one after another. A change may be ordered while an own earlier change is
 * on its way: it then names the version that the earlier change made. A change by somebody else stays a conflict.
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
