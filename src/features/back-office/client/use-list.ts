import { useSearchParams } from "react-router";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";

/**
 * @param path - of the list's page. The API serves the list at the same path below /api, with the same query parameters
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
