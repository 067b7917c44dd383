import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { retryApart } from "./retry-apart.ts";
import { toast } from "#design/overlay/toast.tsx";

export type DetailsChange<Answer = unknown> = (
  method: "POST" | "PATCH" | "DELETE",
  below: string,
  /** An object is sent as JSON, FormData as a form. */
  body: object | FormData,
  done?: string,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Maximum time in ms for a request with files, long enough for a slow connection. */
const UPLOAD_MS = 5 * 60_000;

/**
 * Functions that tell whether somebody else has changed the same part of an item. With them, two people can change
 * different parts at the same time.
 */
export type Parts<Details> = {
  /**
   * @returns the part of the item that a change depends on; undefined if the change must fail after any change by
   *   somebody else
   */
  partOf: (details: Details, below: string, body: object | FormData) => unknown;
  versionOf: (details: Details) => number;
  withVersion: (body: object | FormData, version: number) => object | FormData;
};

/**
 * Loads one item of a list, and returns a function that changes it. The API answers a change with the changed item.
 * @param path - of the item below /api
 * @param query - query string of the page, such as `?after=…`
 * @param parts - if omitted, a change fails after any change by somebody else
 */
export function useDetails<Details>(path: string, query = "", parts?: Parts<Details>) {
  const source = useAccountData<Details>(path + query);
  const { data, replace, reload } = source;
  const change: DetailsChange<Details> = async (method, below, body, done, headers) => {
    const send = (sent: object | FormData) =>
      accountFetch<Details>(path + below, {
        method,
        ...(sent instanceof FormData ? { form: sent, timeoutMs: UPLOAD_MS } : { json: sent }),
        headers,
      });
    const seen = data && parts?.partOf(data, below, body);
    try {
      const details =
        parts && seen !== undefined
          ? await retryApart((version) => send(version ? parts.withVersion(body, version) : body), {
              path,
              seen,
              partOf: (present: Details) => parts.partOf(present, below, body),
              versionOf: parts.versionOf,
            })
          : await send(body);
      // The answer contains the first page of a list within the item, such as a timeline. If the URL asks for another
      // page of that list, the item is loaded again.
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
