import { useEffect, useRef } from "react";
import { hasNoFocus } from "#design/focus.ts";
import type { Inbox } from "../views.ts";

/**
 * Moves the focus to a message that came back because its change was undone, unless staff have moved it elsewhere.
 * @returns a function to call with the ids of the messages, before the list is loaded again
 */
export function useShownAgain(inbox: Inbox | undefined) {
  const shown = useRef(inbox);
  const undone = useRef<{ before: Inbox | undefined; id: string | undefined }>(undefined);
  useEffect(() => {
    shown.current = inbox;
    if (!undone.current || undone.current.before === inbox) return;
    const { id } = undone.current;
    undone.current = undefined;
    if (!hasNoFocus() && !document.activeElement?.matches("main h1")) return;
    document.querySelector<HTMLElement>(`main [data-row="${id}"]`)?.focus();
  });
  return ([id]: readonly string[]) => {
    undone.current = { before: shown.current, id };
  };
}
