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

/** Returns the sort order that the API uses for a list. The default is newest first. */
export function sortOf({ sort }: Pick<Chosen, "sort">): Sort {
  return sort || "newest";
}

/** Sort order of the page /templates. Default: best fit for a search or an industry, else featured templates first. */
export function sortOfPage({ sort, ...chosen }: Pick<Chosen, "q" | "industry" | "sort">): Sort {
  return sort || (hasRelevance(chosen) ? "relevance" : "featured");
}

export function hasRelevance({ q, industry }: Pick<Chosen, "q" | "industry">): boolean {
  return q !== "" || industry !== "";
}

/** Returns a query string such as "?q=invoices&sort=newest"; "" if the visitor has chosen nothing. */
export function librarySearch(chosen: Partial<Chosen> & { after?: string; cards?: "1" }): string {
  const search = new URLSearchParams();
  for (const name of [...CHOSEN, "after", "cards"] as const) {
    const value = chosen[name];
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}

/** Reads the query string that `librarySearch` wrote. The values are not checked. */
export function chosenIn(search: URLSearchParams): Chosen {
  return Object.fromEntries(CHOSEN.map((name) => [name, search.get(name) ?? ""])) as Chosen;
}
