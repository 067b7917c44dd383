/** Names under which one machine is visited: localhost, its number, its name, and one to spare. */
const MAX_ORIGINS = 4;
/** One that was asked for within this time keeps its place. */
const IN_USE_MS = 60_000;

/**
 * Without PUBLIC_ORIGIN the page says which host it is on, and a request can name any host. Made-up
 * ones must not push out the pages of a host that is visited.
 * @returns whether pages are kept for an origin; to be called whenever one of them is made or sent
 */
export function createKeptOrigins(): (origin: string) => boolean {
  const askedMs = new Map<string, number>();
  return (origin) => {
    const now = performance.now();
    if (!askedMs.has(origin) && askedMs.size >= MAX_ORIGINS) {
      const [[oldest, lastMs]] = [...askedMs] as [[string, number]];
      if (now - lastMs < IN_USE_MS) return false;
      askedMs.delete(oldest);
    }
    // To the end of the line.
    askedMs.delete(origin);
    askedMs.set(origin, now);
    return true;
  };
}
