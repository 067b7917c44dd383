import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Problem, Way } from "#content/site/forms.ts";
import { TextLink } from "#design/text-link.tsx";
import { hasNoFocus } from "#design/focus.ts";
import { withNext } from "../navigation/next-path.ts";
import { ActionContext } from "./action-context.ts";

/** The element exists even without a message, because screen readers announce only changes in existing elements. */
export function Alert({
  of: problem,
  children = problem?.message,
}: {
  of?: Problem | undefined;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <div className="rounded-control border border-error/50 px-3.5 py-2.5 text-small text-error">
          {children}
          {problem?.way && <AlertLink {...problem.way} />}
        </div>
      )}
    </div>
  );
}

function AlertLink({ label, to, returns }: Way) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search).get("next") ?? pathname + search;
  return (
    <>
      {" "}
      <TextLink to={returns ? withNext(to, next) : to} className="text-text">
        {label}
      </TextLink>
    </>
  );
}

export function useAction() {
  const { run, describe } = useContext(ActionContext);
  const [state, setState] = useState<{ busy: boolean; problem?: Problem }>({ busy: false });
  const pressed = useRef<Element>(null);
  const { busy } = state;
  // Focuses the pressed button again. The button lost the focus, because it was disabled while the work ran.
  useEffect(() => {
    if (!busy && pressed.current?.isConnected && hasNoFocus()) {
      (pressed.current as HTMLElement).focus({ preventScroll: true });
    }
  }, [busy]);
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    pressed.current = document.activeElement;
    setState({ busy: true });
    try {
      await run(work);
      setState({ busy: false });
    } catch (failure) {
      setState({ busy: false, problem: describe(failure) });
    }
  }
  return { ...state, attempt: (work: () => Promise<unknown>) => void attempt(work) };
}
