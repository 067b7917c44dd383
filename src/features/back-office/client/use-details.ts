import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { toast } from "#design/overlay/toast.tsx";

export type DetailsChange<Answer = void> = (
  method: "POST" | "PATCH",
  below: string,
  /** JSON, or a form with files. */
  body: object | FormData,
  done?: string,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Time for files by a slow connection. */
const UPLOAD_MS = 5 * 60_000;

/**
 * One thing of a list, and its changes. The API answers a change with the thing as it is then; when
 * the API refuses, the page shows what somebody else wrote, and fields keep what was typed.
 * @param path of the thing below /api
 * @param query of the page, such as `?after=…`
 */
export function useDetails<Details>(path: string, query = "") {
  const source = useAccountData<Details>(path + query);
  const { replace, reload } = source;
  const send: DetailsChange<Details> = async (method, below, body, done, headers) => {
    try {
      const details = await accountFetch<Details>(path + below, {
        method,
        ...(body instanceof FormData ? { form: body, timeoutMs: UPLOAD_MS } : { json: body }),
        headers,
      });
      // The answer has the first page, which is not the one that is shown.
      if (query) reload();
      else replace(() => details);
      if (done) toast(done);
      return details;
    } catch (error) {
      reload();
      throw error;
    }
  };
  const change: DetailsChange = async (...args) => void (await send(...args));
  return {
    ...source,
    change,
    /** As `change`. @returns the thing as it is then */
    send,
  };
}
