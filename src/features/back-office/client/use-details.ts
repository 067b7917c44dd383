import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { toast } from "#design/overlay/toast.tsx";

export type DetailsChange<Answer = unknown> = (
  method: "POST" | "PATCH",
  below: string,
  /** Body of the request. An object is sent as JSON, a form as form data. */
  body: object | FormData,
  done?: string,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Time limit in ms of a request with files, long enough for a slow connection. */
const UPLOAD_MS = 5 * 60_000;

/**
 * Loads one item of a list, and returns a function that sends changes of the item. The API answers a change with the
 * changed item. After a failed change the item is loaded again, but the form's fields keep what staff typed.
 * @param path - of the item below /api
 * @param query - query string of the page, such as `?after=…`
 */
export function useDetails<Details>(path: string, query = "") {
  const source = useAccountData<Details>(path + query);
  const { replace, reload } = source;
  const change: DetailsChange<Details> = async (method, below, body, done, headers) => {
    try {
      const details = await accountFetch<Details>(path + below, {
        method,
        ...(body instanceof FormData ? { form: body, timeoutMs: UPLOAD_MS } : { json: body }),
        headers,
      });
      // An item may contain a list, such as a person's timeline. The response has only the first page of this list. If
      // the query selects a later page, the data is therefore loaded again.
      if (query) reload();
      else replace(() => details);
      if (done) toast(done);
      return details;
    } catch (error) {
      reload();
      throw error;
    }
  };
  return { ...source, change };
}
