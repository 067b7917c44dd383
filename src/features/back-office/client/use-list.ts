import { useSearchParams } from "react-router";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";

/**
 * Loads a list of the back office, or a page of it.
 * @param path - of the list's page, such as `/admin/people`. The API serves the list at the same path below /api, and
 *   accepts the same query parameters
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
