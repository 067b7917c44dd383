import { useEffect, useState, type ChangeEvent, type FormEvent } from "react";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { inTab, readStoredJson, removeStored, store } from "#client/storage.ts";

type Fields = Record<string, string>;

/**
 * Unsaved values of the fields in which staff have typed (`typed`), and the values that these fields had when staff
 * began to type (`begun`).
 */
type Draft = { begun: Fields; typed: Fields };

const NONE: Draft = { begun: {}, typed: {} };

/**
 * Returns the values of a form's fields. A field shows the newest value from the server until staff begin to type in
 * it. The typed values are stored in this browser tab, and shown again when staff come back to the form. The caller has
 * to use the values in `shown` as the `key` of the fields, those in `initial` as their defaults, and `onInput` as the
 * form's handler of input events.
 * @param form - name of the form. Each form of each message has its own
 */
export function useTyped<Present extends Fields>(form: string, present: Present) {
  const key = `${form} ${useAuth().user?.id}`;
  /** Unsaved values from an earlier visit to the form. The fields show them when they are mounted. */
  const [restored, setRestored] = useState(() => {
    const stored = (readStoredJson(inTab, key) ?? NONE) as Draft;
    // Staff may have left the form before its save had finished. Values that were saved are no draft.
    return without(present, stored);
  });
  const [draft, setDraft] = useState(restored);
  const { begun } = draft;
  useEffect(() => {
    const isChanged = Object.keys(draft.begun).some(
      (name) => draft.typed[name] !== draft.begun[name],
    );
    if (isChanged) store(inTab, key, JSON.stringify(draft));
    else removeStored(inTab, key);
  }, [draft, key]);
  const onInput = (event: FormEvent) => {
    const { name, value } = (event as ChangeEvent<HTMLInputElement>).target;
    setDraft((all) => ({
      begun: { [name]: present[name] ?? "", ...all.begun },
      typed: { ...all.typed, [name]: value },
    }));
  };
  /**
   * After saving, the fields show values from the server again. Only text that staff typed while the form was being
   * saved stays in its field.
   */
  const onSaved = (saved: Fields) => {
    setRestored(NONE);
    setDraft((all) => without(saved, all));
  };
  const shown = { ...present, ...begun };
  return {
    shown,
    initial: { ...shown, ...restored.typed },
    onInput,
    onSaved,
    /** Whether staff are typing in a field whose value has been changed by somebody else meanwhile. */
    isOutdated: Object.keys(begun).some((name) => begun[name] !== present[name]),
  };
}

/** Removes the fields of a draft whose typed values have been saved. */
function without(saved: Fields, { begun, typed }: Draft): Draft {
  const unsaved = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => typed[name] !== saved[name]));
  return { begun: unsaved(begun), typed: unsaved(typed) };
}
