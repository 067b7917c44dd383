import { callApi, fetchOwn, type ApiOptions } from "#client/api.ts";
import { loadClient } from "./load-client.ts";

/**
 * Sends a request as the signed-in person and returns the JSON of the answer.
 * @throws ApiError; AuthError when the session cannot be read
 */
export async function accountFetch<Answer>(
  path: string,
  options: ApiOptions & { timeoutMs?: number } = {},
): Promise<Answer> {
  return callApi<Answer>(path, {
    ...options,
    headers: { ...options.headers, ...(await authorization()) },
  });
}

/** Requests a stream as the signed-in person. The caller reads the stream and ends it. @throws as `accountFetch` */
export async function accountStream(path: string, signal?: AbortSignal): Promise<Response> {
  return fetchOwn(path, { signal, headers: await authorization() });
}

async function authorization(): Promise<Record<string, string>> {
  const client = await loadClient();
  const { data, error } = await client.getSession();
  if (error) throw error;
  return { Authorization: `Bearer ${data.session?.access_token ?? ""}` };
}
