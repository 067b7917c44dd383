import { callApi, type ApiOptions } from "#client/api.ts";
import type { AboutAccount } from "../../contract.ts";
import { loadClient } from "./load-client.ts";

/** @throws ApiError; AuthError when the session cannot be read */
export async function accountFetch<Answer>(
  path: string,
  options: ApiOptions = {},
): Promise<Answer> {
  const client = await loadClient();
  const { data, error } = await client.getSession();
  if (error) throw error;
  const headers = { Authorization: `Bearer ${data.session?.access_token ?? ""}` };
  return callApi<Answer>(path, { ...options, headers });
}

/** @throws ApiError */
export function aboutAccount(): Promise<AboutAccount> {
  return accountFetch<AboutAccount>("/api/account");
}
