/**
 * The query parameters that a page reads, by name. `true`: every value of the parameter changes the page. A list: only
 * the values in the list change the page.
 */
export type PageParameters = Readonly<Record<string, true | readonly string[]>>;

/**
 * Returns the query parameters that a page reads. Returns undefined for an unknown page. Any parameter may change an
 * unknown page.
 */
export type ParametersOf = (path: string) => PageParameters | undefined;

export type PageAddress = {
  path: string;
  search: string;
  /**
   * Whether the page may be cached. False if the path has an unusual spelling, and for an unknown page with query
   * parameters. There are countless URLs of these kinds, and their pages would fill the cache.
   */
  isCacheable: boolean;
};

// Matches paths in their usual spelling. With capitals, percent signs or a slash at the end, a path leads to the same
// page, but the page is then not cached.
const PLAIN_PATH = /^\/(?:[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*)?$/;

/**
 * Normalizes a URL. Parameters that the page does not read are dropped. If a parameter occurs several times, only its
 * first value stays.
 */
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
