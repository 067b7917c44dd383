import { accountProblems } from "#content/account.ts";
import type { AboutAccount } from "../contract.ts";
import { UserFacingError } from "./error-message.ts";
import { loadClient } from "./load-client.ts";

/**
 * Calls one of our endpoints as the person who is signed in.
 * @param json sent as the body
 * @returns the answer's JSON
 * @throws Sentence with the endpoint's own words
 */
export async function accountFetch<Answer>(
  path: string,
  { method = "GET", json, signal }: { method?: string; json?: unknown; signal?: AbortSignal } = {},
): Promise<Answer> {
  const client = await loadClient();
  const { data, error } = await client.getSession();
  if (error) throw error;
  const answer = await fetch(path, {
    method,
    signal,
    headers: {
      Authorization: `Bearer ${data.session?.access_token ?? ""}`,
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const body = (await answer.json().catch(() => ({}))) as Answer & {
    error?: string;
    code?: string;
  };
  if (answer.ok) return body;
  throw new UserFacingError(
    body.error ?? accountProblems.unexpected.says,
    answer.status,
    body.code,
  );
}

/** What the pages need to know of whoever is signed in. @throws Sentence */
export function aboutAccount(): Promise<AboutAccount> {
  return accountFetch<AboutAccount>("/api/account");
}
