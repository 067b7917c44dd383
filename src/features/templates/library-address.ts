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

/** A page that searches, or shows an industry, puts first what fits best; any other what staff feature. */
export function sortOfPage({ sort, ...chosen }: Pick<Chosen, "q" | "industry" | "sort">): Sort {
  return sort || (hasRelevance(chosen) ? "relevance" : "featured");
}

export function hasRelevance({ q, industry }: Pick<Chosen, "q" | "industry">): boolean {
  return q !== "" || industry !== "";
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
