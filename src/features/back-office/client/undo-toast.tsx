import { useEffect, useState, type ReactNode } from "react";
import { desk } from "#content/accounts/desk.ts";
import { Button } from "#design/button.tsx";
import { hasNoFocus } from "#design/focus.ts";
import { toast } from "#design/overlay/toast.tsx";

type Props = {
  notice: string;
  onPress: () => void;
  /** Shown after the button. */
  hint?: ReactNode;
};

/** Shows a notice with an undo button. @returns a function that hides the notice */
export function undoToast(props: Props): () => void {
  const hidden = new AbortController();
  toast(<UndoNotice {...props} hidden={hidden.signal} />);
  return () => hidden.abort();
}

/** @param hidden - signal whose abort hides the notice */
function UndoNotice({ notice, onPress, hint, hidden }: Props & { hidden: AbortSignal }) {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const hide = () => setHidden(true);
    hidden.addEventListener("abort", hide);
    return () => hidden.removeEventListener("abort", hide);
  }, [hidden]);
  if (isHidden) return null;
  return (
    <span className="pointer-events-auto flex items-center gap-3">
      {notice}
      <Button variant="secondary" onClick={onPress}>
        {desk.undo}
      </Button>
      {hint}
    </span>
  );
}

/** Gives the focus to the heading if the pressed button has disappeared with its notice. */
export function focusHeading(): void {
  if (hasNoFocus()) document.querySelector<HTMLElement>("main h1")?.focus();
}
