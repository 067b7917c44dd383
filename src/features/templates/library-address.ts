import type { Chosen } from "./contract.ts";
import type { Sort } from "./limits.ts";

/** The whole library in its usual order. */
export const EVERYTHING: Chosen = {
  q: "",
  category: "",
  tool: "",
  industry: "",
  service: "",
  trigger: "",
  complexity: "",
  sort: "",
};

const CHOSEN = Object.keys(EVERYTHING) as (keyof Chosen)[];

/** The order of a list; where none was chosen, the newest come first. */
export function sortOf({ sort }: Pick<Chosen, "sort">): Sort {
  return sort || "newest";
}

/** A page that searches puts first what holds the words whole, any other what staff feature. */
export function sortOfPage({ q, sort }: Pick<Chosen, "q" | "sort">): Sort {
  return sort || (q === "" ? "featured" : "relevance");
}

/** What stands behind the list's address; empty when everything is shown in the usual order. */
export function librarySearch(
  chosen: Partial<Chosen> & { after?: string; sketches?: "1" },
): string {
  const search = new URLSearchParams();
  for (const name of [...CHOSEN, "after", "sketches"] as const) {
    const value = chosen[name];
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}
