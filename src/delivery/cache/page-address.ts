/** By parameter, the values that make a difference; true for any. */
export type PageParameters = Readonly<Record<string, true | readonly string[]>>;

/** @returns undefined for an unknown page: its whole address counts */
export type ParametersOf = (path: string) => PageParameters | undefined;

export type PageAddress = {
  path: string;
  search: string;
  /** false where there is no end of addresses for the page. */
  isCacheable: boolean;
};

// Other ways to write a path (capitals, slashes at its end, percent signs) lead to the same page.
const PLAIN_PATH = /^\/(?:[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*)?$/;

/** Without what the page does not read, such as UTM parameters; of a name's values the first counts. */
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
