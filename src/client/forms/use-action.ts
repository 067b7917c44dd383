import { useContext, useEffect, useRef, useState } from "react";
import type { Problem } from "#content/site/forms.ts";
import { hasNoFocus } from "#design/focus.ts";
import { ActionContext } from "./action-context.ts";

/** Runs the work of a button or form. `busy` is true during the work; `problem` holds its failure. */
export function useAction() {
  const { run, describe } = useContext(ActionContext);
  const [state, setState] = useState<{ busy: boolean; problem?: Problem }>({ busy: false });
  const pressed = useRef<Element>(null);
  const { busy } = state;
  // Restores the focus, which a disabled button loses.
  useEffect(() => {
    if (!busy && pressed.current?.isConnected && hasNoFocus()) {
      (pressed.current as HTMLElement).focus({ preventScroll: true });
    }
  }, [busy]);
  async function attempt(work: () => Promise<void>): Promise<void> {
    pressed.current = document.activeElement;
    setState({ busy: true });
    try {
      await run(work);
      setState({ busy: false });
    } catch (failure) {
      setState({ busy: false, problem: describe(failure) });
    }
  }
  return { ...state, attempt: (work: () => Promise<void>) => void attempt(work) };
}
