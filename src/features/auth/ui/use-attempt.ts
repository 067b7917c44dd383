import { useState } from "react";
import { wordsFor } from "./problem.ts";

/** Something a person asks for that may fail: `busy` meanwhile, `problem` in their words afterwards. */
export function useAttempt() {
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({
    busy: false,
  });
  async function attempt(work: () => Promise<void>): Promise<void> {
    setState({ busy: true });
    try {
      await work();
      setState({ busy: false });
    } catch (failure) {
      setState({ busy: false, problem: wordsFor(failure) });
    }
  }
  return { ...state, attempt: (work: () => Promise<void>) => void attempt(work) };
}
