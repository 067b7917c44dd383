import { useSearchParams } from "react-router";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";

/**
 * Loads a list of the back office. Loads it again when the query parameters in the page's URL change.
 * @param path - path of the list's page. The API serves the list at the same path below /api, with the same query
 *   parameters
 */
export function useList<Data>(path: `/admin/${string}`) {
  const [search] = useSearchParams();
  const query = new URLSearchParams([...search].filter(([, value]) => value !== ""));
  const filters = new URLSearchParams([...query].filter(([name]) => name !== "after"));
  return { path, query, filters, ...useAccountData<Data>(`/api${path}?${query}`) };
}

export type List = Pick<
  ReturnType<typeof useList<{ next: string | null }>>,
  "path" | "query" | "filters" | "data"
>;
