import { useEffect, useRef } from "react";
import { hasNoFocus } from "#design/focus.ts";
import type { MessageLine } from "../views.ts";

/** A change of messages. `before`: the list before the change. `targets`: ids of the changed messages. */
type Changed = { before: readonly MessageLine[]; targets: readonly string[] };

/**
 * Keeps the focus in the list when the focused element disappears after messages were changed. It then moves to the
 * nearest row that was not changed, or to the page's heading if there is none.
 * @returns a function to call with the ids of the changed messages, before the list is loaded again
 */
export function useKeptFocus(messages: readonly MessageLine[]) {
  const changed = useRef<Changed>(undefined);
  // Runs after each rendering. The pressed button disappears first, and the changed rows may disappear with the new
  // list. Either may have had the focus.
  useEffect(() => {
    if (!changed.current) return;
    if (hasNoFocus()) focusNear(changed.current);
    if (changed.current.before !== messages) changed.current = undefined;
  });
  // If the new list is empty, React unmounts the component with the list. The focus then moves to the page's heading.
  useEffect(
    () => () => {
      if (changed.current && hasNoFocus()) focusNear(changed.current);
    },
    [],
  );
  return (targets: readonly string[]) => {
    changed.current = { before: messages, targets };
  };
}

function focusNear({ before, targets }: Changed): void {
  const ids = before.map(({ id }) => id);
  const first = ids.findIndex((id) => targets.includes(id));
  const nearest = [...ids.slice(first), ...ids.slice(0, Math.max(first, 0)).toReversed()];
  const row = nearest
    .filter((id) => !targets.includes(id))
    .map((id) => document.querySelector<HTMLElement>(`[data-row="${id}"]`))
    .find((found) => found !== null);
  (row ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}
