/** The parameters that a page reads. For each, the values that change the page, or true if any value does. */
export type PageParameters = Readonly<Record<string, true | readonly string[]>>;

/** Returns the parameters that a page reads. Undefined if the page is unknown, so that any parameter may change it. */
export type ParametersOf = (path: string) => PageParameters | undefined;

export type PageAddress = {
  path: string;
  search: string;
  /** Whether the page may be cached. A page with an endless number of URLs may not. */
  isCacheable: boolean;
};

// Matches paths in their usual spelling. Other spellings (capitals, trailing slashes, percent signs) lead to the same
// page, which is then not cached.
const PLAIN_PATH = /^\/(?:[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*)?$/;

/**
 * Normalizes a URL: drops parameters that the page does not read, and all but the first value of a repeated parameter.
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
