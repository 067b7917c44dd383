import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { toast } from "#design/overlay/toast.tsx";

export type DetailsChange<Answer = unknown> = (
  method: "POST" | "PATCH",
  below: string,
  /** An object is sent as JSON, FormData as a form. */
  body: object | FormData,
  done?: string,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Time in ms in which files can be sent even over a slow connection. */
const UPLOAD_MS = 5 * 60_000;

/**
 * Loads one item of a list, and returns a function that changes it. The API answers a change with the changed item.
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
      // The answer contains the first page of a list within the item, such as a timeline. If the page shows another
      // part of that list, the item is loaded again.
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
