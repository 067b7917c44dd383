/** The query parameters that a page reads. `true`: every value changes the page. A list: only the listed values do. */
export type PageParameters = Readonly<Record<string, true | readonly string[]>>;

/** Returns the parameters that a page reads; undefined for an unknown page, which any parameter may change. */
export type ParametersOf = (path: string) => PageParameters | undefined;

export type PageAddress = {
  path: string;
  search: string;
  /**
   * False for paths in unusual spelling, and for unknown pages with parameters: there are countless such URLs, and
   * their pages would fill the cache.
   */
  isCacheable: boolean;
};

// Matches only paths in plain spelling. A path with capitals, percent signs or a slash at the end leads to the same
// page as the plain path.
const PLAIN_PATH = /^\/(?:[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*)?$/;

/** Drops parameters that the page does not read, and all values of a parameter but the first. */
export function pageAddress(path: string, search: string, parametersOf: ParametersOf): PageAddress {
  const isPlain = PLAIN_PATH.test(path);
  if (search === "" || search === "?") return { path, search: "", isCacheable: isPlain };
  const parameters = parametersOf(path);
  if (!parameters) return { path, search, isCacheable: false };
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    const value = given.get(name);
    if (value !== null && (values === true || values.includes(value))) read.set(name, value);
  }
  return { path, search: read.size > 0 ? `?${read}` : "", isCacheable: isPlain };
}
