import { useEffect, useRef } from "react";
import { hasNoFocus } from "#design/focus.ts";
import type { Inbox } from "../views.ts";

/**
 * Moves the focus to a message that came back to the list because its change was undone. If staff have moved the focus
 * elsewhere, it stays there.
 * @returns a function to call with the ids of the messages, before the list is loaded again. The first message gets the
 *   focus
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
