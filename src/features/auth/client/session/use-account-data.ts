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
   * Changes the shown data without a request to the server. A request that is under way is sent again, because its
   * answer may be from before the change.
   */
  replace: (update: (data: Answer | undefined) => Answer | undefined) => void;
};

type State<Answer> = { path?: string; data?: Answer; problem?: string; isGone?: boolean };

export function useAccountData<Answer>(path: string): AccountData<Answer> {
  const [state, setState] = useState<State<Answer>>({});
  // The newest request; undefined if none is under way. Answers to earlier requests are ignored, because they may show
  // data from before a change.
  const newest = useRef<AbortController>(undefined);
  // Path of the data that is shown now. A change may end after the visitor has opened another page. It then reloads the
  // data that is shown, not the data of the page where it began.
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
