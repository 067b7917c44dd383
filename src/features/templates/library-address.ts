import type { Sort } from "./contract.ts";

export type Chosen = { q: string; category: string; tool: string; sort: Sort };

/** What stands behind the list's address; empty when everything is shown in the usual order. */
export function librarySearch(
  chosen: Partial<Chosen> & { after?: string; sketches?: "1" },
): string {
  const search = new URLSearchParams();
  for (const name of ["q", "category", "tool", "sort", "after", "sketches"] as const) {
    const value = chosen[name];
    if (value && value !== "newest") search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}
