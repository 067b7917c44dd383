import type { Chosen } from "./contract.ts";

/** The whole library in its usual order. */
export const EVERYTHING: Chosen = {
  q: "",
  category: "",
  tool: "",
  industry: "",
  trigger: "",
  complexity: "",
  sort: "newest",
};

const CHOSEN = Object.keys(EVERYTHING) as (keyof Chosen)[];

/** What stands behind the list's address; empty when everything is shown in the usual order. */
export function librarySearch(
  chosen: Partial<Chosen> & { after?: string; sketches?: "1" },
): string {
  const search = new URLSearchParams();
  for (const name of [...CHOSEN, "after", "sketches"] as const) {
    const value = chosen[name];
    if (value && value !== "newest") search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}
