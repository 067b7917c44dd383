import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#client/api.ts";
import { accountFetch } from "./account-fetch.ts";
import { describeError } from "../error-message.ts";
import { inSession } from "./session-guard.tsx";

export type AccountData<Answer> = {
  data: Answer | undefined;
  problem: string | undefined;
  isGone: boolean;
  /** Loads the data again. The old data stays on the page meanwhile. */
  reload: () => void;
  /**
   * Changes the shown data without a request to the server. If a reload is under way, it begins anew, because the
   * server may have answered it before the change.
   */
  replace: (update: (data: Answer | undefined) => Answer | undefined) => void;
};

type State<Answer> = { path?: string; data?: Answer; problem?: string; isGone?: boolean };

export function useAccountData<Answer>(path: string): AccountData<Answer> {
  const [state, setState] = useState<State<Answer>>({});
  // The answer to an earlier request is ignored, because that answer may show data from before a change.
  // Empty when no request is under way.
  const newest = useRef<AbortController>(undefined);
  // A change that was begun while the page showed another path may end now. It then reloads the present path.
  const present = useRef(path);
  const load = useCallback(() => {
    newest.current?.abort();
    const request = (newest.current = new AbortController());
    const { signal } = request;
    const asked = present.current;
    void inSession(() => accountFetch<Answer>(asked, { signal }))
      .then(
        (data) => !signal.aborted && setState({ path: asked, data }),
        (failure: unknown) => {
          if (signal.aborted) return;
          const problem = describeError(failure).message;
          const isGone = failure instanceof ApiError && failure.status === 404;
          setState((shown) => ({
            ...(shown.path === asked ? shown : { path: asked }),
            problem,
            isGone,
          }));
        },
      )
      .finally(() => {
        if (newest.current === request) newest.current = undefined;
      });
  }, []);
  useEffect(() => {
    present.current = path;
    load();
    return () => newest.current?.abort();
  }, [load, path]);
  const replace = useCallback(
    (update: (data: Answer | undefined) => Answer | undefined) => {
      setState((shown) => {
        if (shown.path !== path) return shown;
        const data = update(shown.data);
        return { path, ...(data && { data }) };
      });
      if (newest.current && !newest.current.signal.aborted) load();
    },
    [load, path],
  );
  const current = state.path === path ? state : {};
  const { data, problem, isGone = false } = current;
  return { data, problem, isGone, reload: load, replace };
}
