import type { Chosen } from "./contract.ts";
import type { Sort } from "./limits.ts";

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

/** Default: the newest first. */
export function sortOf({ sort }: Pick<Chosen, "sort">): Sort {
  return sort || "newest";
}

/** Default order of the page: best fit for a search or an industry, otherwise featured templates first. */
export function sortOfPage({ sort, ...chosen }: Pick<Chosen, "q" | "industry" | "sort">): Sort {
  return sort || (hasRelevance(chosen) ? "relevance" : "featured");
}

export function hasRelevance({ q, industry }: Pick<Chosen, "q" | "industry">): boolean {
  return q !== "" || industry !== "";
}

/** Query string of the list; empty for all templates in the default order. */
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
