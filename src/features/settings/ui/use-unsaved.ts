import { useCallback, useRef, useState } from "react";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { inTab, readStoredJson, removeStored, store } from "#client/storage.ts";
import { changedValues, fieldsOf, type Fields } from "./values.ts";

/** The unsaved values in the form (`now`), and the stored values that they would replace (`before`). */
type Draft = { before: Fields; now: Fields };

/**
 * Stores what staff typed but did not save, including added rows, in this browser tab. When staff come back to the
 * page, the form shows what they typed.
 *
 * The caller gives the element around the inputs `fields` as its ref and `times` as its key. `times` changes after each
 * save or discard, so that React mounts the element anew.
 */
export function useUnsaved() {
  const key = `settings ${useAuth().user?.id}`;
  const read = () => readStoredJson(inTab, key) as Draft | undefined;
  const [{ times, draft }, setShown] = useState(() => ({ times: 0, draft: read() }));
  const before = useRef<Fields>({});
  const focused = useRef<string>(undefined);
  const keep = useCallback(
    (form: HTMLFormElement): boolean => {
      const now = fieldsOf(form);
      const isChanged = Object.keys(changedValues(before.current, now)).length > 0;
      if (isChanged) store(inTab, key, JSON.stringify({ before: before.current, now }));
      else removeStored(inTab, key);
      return isChanged;
    },
    [key],
  );
  const fields = useCallback(
    (element: HTMLElement | null) => {
      const form = element?.closest("form");
      if (!form) return undefined;
      before.current = draft?.before ?? fieldsOf(form);
      focusAgain(form, focused.current);
      const leave = (event: Event) => keep(form) && event.preventDefault();
      window.addEventListener("beforeunload", leave);
      return () => {
        window.removeEventListener("beforeunload", leave);
        keep(form);
      };
    },
    [draft, keep],
  );
  /**
   * Shows the server's values again, after a save or when staff discard their changes.
   * @param sent - the form's values when staff saved or discarded; a field in which staff have typed since stays as it
   *   is
   */
  const showStored = (form: HTMLFormElement, sent: Fields) => {
    before.current = sent;
    keep(form);
    focused.current = (document.activeElement as HTMLInputElement | null)?.name;
    setShown({ times: times + 1, draft: read() });
  };
  return { times, draft, before, fields, showStored };
}

function focusAgain(form: HTMLFormElement, name: string | undefined): void {
  const field = name ? form.elements.namedItem(name) : null;
  if (!(field instanceof HTMLElement)) return;
  field.closest("details")?.setAttribute("open", "");
  field.focus({ preventScroll: true });
}
