import { callApi, fetchOwn, type ApiOptions } from "#client/api.ts";
import { loadClient } from "./session-actions.ts";

/** Sends a request as the signed-in person. @throws ApiError; AuthError when the session cannot be read */
export async function accountFetch<Answer>(
  path: string,
  options: ApiOptions & { timeoutMs?: number } = {},
): Promise<Answer> {
  return callApi<Answer>(path, {
    ...options,
    headers: { ...options.headers, ...(await authorization()) },
  });
}

/**
 * Returns the response of a request as the signed-in person. The caller reads the response as a stream and closes it.
 * @throws ApiError; AuthError when the session cannot be read
 */
export async function accountStream(path: string, signal?: AbortSignal): Promise<Response> {
  return fetchOwn(path, { signal, headers: await authorization() });
}

async function authorization(): Promise<Record<string, string>> {
  const client = await loadClient();
  const { data, error } = await client.getSession();
  if (error) throw error;
  return { Authorization: `Bearer ${data.session?.access_token ?? ""}` };
}
