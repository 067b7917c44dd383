import { useEffect, useRef } from "react";
import { hasNoFocus } from "#design/focus.ts";
import type { MessageLine } from "../views.ts";

/** `before`: the list before the change. `targets`: ids of the changed messages. */
type Changed = { before: readonly MessageLine[]; targets: readonly string[] };

/**
 * Moves the focus to the nearest unchanged row, or else to the heading, if the focused element disappears.
 * @returns a function to call with the ids of the changed messages, before the list is loaded again
 */
export function useKeptFocus(messages: readonly MessageLine[]) {
  const changed = useRef<Changed>(undefined);
  // Runs after each change of the page: first the pressed button disappears, and later perhaps the changed rows.
  useEffect(() => {
    if (!changed.current) return;
    if (hasNoFocus()) focusNear(changed.current);
    if (changed.current.before !== messages) changed.current = undefined;
  });
  // If the list becomes empty, this component is unmounted before its effect can move the focus.
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
