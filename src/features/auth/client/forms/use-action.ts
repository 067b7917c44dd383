import { useEffect, useRef, useState } from "react";
import type { AccountProblem } from "#content/accounts/account.ts";
import { hasNoFocus } from "#design/focus.ts";
import { describeError } from "../error-message.ts";
import { inSession } from "../session/session-guard.ts";

export function useAction() {
  const [state, setState] = useState<{ busy: boolean; problem?: AccountProblem }>({
    busy: false,
  });
  const pressed = useRef<Element>(null);
  const { busy } = state;
  // A disabled button loses the focus.
  useEffect(() => {
    if (!busy && pressed.current?.isConnected && hasNoFocus()) {
      (pressed.current as HTMLElement).focus({ preventScroll: true });
    }
  }, [busy]);
  async function attempt(work: () => Promise<void>): Promise<void> {
    pressed.current = document.activeElement;
    setState({ busy: true });
    try {
      await inSession(work);
      setState({ busy: false });
    } catch (failure) {
      setState({ busy: false, problem: describeError(failure) });
    }
  }
  return { ...state, attempt: (work: () => Promise<void>) => void attempt(work) };
}
