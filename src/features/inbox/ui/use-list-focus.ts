import { useEffect, useRef } from "react";
import { hasNoFocus } from "#design/focus.ts";
import type { Inbox } from "../views.ts";

/** `before`: the list before the change. `rows`: ids of the messages that may get the focus, in order of preference. */
type Change = { before: Inbox | undefined; rows: readonly string[] };

/**
 * Moves the focus if the focused element disappears because staff have changed messages or undone a change. The focus
 * moves to the nearest unchanged message, to the message that an undo brought back, or else to the heading.
 * @returns functions to call with the ids of the changed messages, before the list is loaded again
 */
export function useListFocus(inbox: Inbox | undefined) {
  const shown = useRef(inbox);
  const change = useRef<Change>(undefined);
  // Runs after every render, because first the pressed button disappears, and later perhaps the changed rows.
  useEffect(() => {
    shown.current = inbox;
    if (!change.current) return;
    const { before, rows } = change.current;
    if (before !== inbox) change.current = undefined;
    if (hasNoFocus() || document.activeElement?.matches("main h1")) focusFirst(rows);
  });
  const begin = (rows: readonly string[]) => {
    change.current = { before: shown.current, rows };
  };
  return {
    keepFocus: (changed: readonly string[]) => {
      const rows = nearest(shown.current, changed);
      begin(rows);
      // The focus moves at once, because the frame of the back office would otherwise move it elsewhere
      // (use-kept-focus.ts).
      if (hasNoFocus()) focusFirst(rows);
    },
    focusUndone: begin,
  };
}

/** Lists unchanged messages: first those after the first changed message, then those before it, nearest first. */
function nearest(inbox: Inbox | undefined, changed: readonly string[]): string[] {
  const ids = inbox?.messages.map(({ id }) => id) ?? [];
  const first = Math.max(
    0,
    ids.findIndex((id) => changed.includes(id)),
  );
  const sorted = [...ids.slice(first), ...ids.slice(0, first).toReversed()];
  return sorted.filter((id) => !changed.includes(id));
}

function focusFirst(ids: readonly string[]): void {
  const row = ids
    .map((id) => document.querySelector<HTMLElement>(`main [data-row="${id}"]`))
    .find((found) => found !== null);
  (row ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}
