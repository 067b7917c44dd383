import { useCallback, useRef, useState } from "react";
import { readDraft, writeDraft } from "#client/draft.ts";
import { useFormDraftKey } from "#client/forms/form-draft.ts";
import { changedValues, fieldsOf, type Fields } from "./values.ts";

/** `now`: the unsaved values. `before` and `version`: the stored values that `now` would replace, and their version. */
type SettingsDraft = { before: Fields; now: Fields; version: number };

/**
 * Keeps unsaved input, including added rows, as a draft. The form shows the draft when staff come back to the page.
 *
 * The element around the inputs needs `fields` as its ref and `times` as its key. The key changes after each save, and
 * when staff discard their changes, so that React mounts the element anew.
 * @param newest - version of the settings that the server has sent
 */
export function useSettingsDraft(name: string, newest: number) {
  const key = useFormDraftKey(name) ?? "";
  const read = () => readDraft(key) as SettingsDraft | undefined;
  const [{ times, draft }, setShown] = useState(() => ({ times: 0, draft: read() }));
  const before = useRef<Fields>({});
  const version = useRef(draft?.version ?? newest);
  const focused = useRef<string>(undefined);
  const keep = useCallback(
    (form: HTMLFormElement): boolean => {
      const now = fieldsOf(form);
      const isChanged = Object.keys(changedValues(before.current, now)).length > 0;
      const unsaved = { before: before.current, now, version: version.current };
      writeDraft(key, isChanged ? unsaved : undefined);
      return isChanged;
    },
    [key],
  );
  const fields = useCallback(
    (element: HTMLElement | null) => {
      const form = element?.closest("form");
      if (!form) return undefined;
      // Leaves out the chosen logo file and the checkbox "remove the logo", because the stored settings have neither.
      const { noLogo: _, ...stored } = draft?.before ?? fieldsOf(form);
      before.current = { ...stored, logo: "" };
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
   * @param sent - the form's values at that time. A field in which staff have typed since stays as it is
   */
  const showStored = (form: HTMLFormElement, sent: Fields) => {
    before.current = sent;
    keep(form);
    focused.current = (document.activeElement as HTMLInputElement | null)?.name;
    setShown({ times: times + 1, draft: read() });
  };
  const setVersion = (next: number) => void (version.current = next);
  return { times, draft, before, version, setVersion, fields, showStored };
}

function focusAgain(form: HTMLFormElement, name: string | undefined): void {
  const field = name ? form.elements.namedItem(name) : null;
  if (!(field instanceof HTMLElement)) return;
  field.closest("details")?.setAttribute("open", "");
  field.focus({ preventScroll: true });
}
