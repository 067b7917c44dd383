import { useCallback, useEffect, useState } from "react";
import { accountFetch } from "./account-fetch.ts";
import { describeError } from "../error-message.ts";
import { inSession } from "./session-guard.ts";

export type AccountData<Answer> = {
  data: Answer | undefined;
  problem: string | undefined;
  /** What is shown stays until the answer is there. */
  reload: () => void;
};

export function useAccountData<Answer>(path: string): AccountData<Answer> {
  const [state, setState] = useState<{ path?: string; data?: Answer; problem?: string }>({});
  const load = useCallback(
    (signal?: AbortSignal) => {
      inSession(() => accountFetch<Answer>(path, { signal })).then(
        (data) => !signal?.aborted && setState({ path, data }),
        (failure: unknown) => {
          if (signal?.aborted) return;
          const problem = describeError(failure).says;
          setState((shown) => ({ ...(shown.path === path ? shown : { path }), problem }));
        },
      );
    },
    [path],
  );
  useEffect(() => {
    const left = new AbortController();
    load(left.signal);
    return () => left.abort();
  }, [load]);
  const reload = useCallback(() => load(), [load]);
  const current = state.path === path ? state : {};
  return { data: current.data, problem: current.problem, reload };
}
