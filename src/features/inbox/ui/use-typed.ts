import { useState, type ChangeEvent, type FormEvent } from "react";

type Fields = Record<string, string>;

/**
 * Returns the values of a form's fields. A field shows the newest value from the server until staff type in it. The
 * caller passes each shown value as the field's `key`, and `onInput` to the element around the form.
 */
export function useTyped<Present extends Fields>(present: Present) {
  /** Values of the fields at the moment when somebody began to type in them. */
  const [begun, setBegun] = useState<Fields>({});
  const onInput = (event: FormEvent) => {
    const { name } = (event as ChangeEvent<HTMLInputElement>).target;
    setBegun((all) => ({ [name]: present[name] ?? "", ...all }));
  };
  /** Keeps text that was typed while the form was being saved. */
  const onSaved = (saved: Fields, form: HTMLFormElement) => {
    const typed = new FormData(form);
    setBegun((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => typed.get(name) !== saved[name])),
    );
  };
  return {
    shown: { ...present, ...begun },
    onInput,
    onSaved,
    /** Whether staff are typing in a field whose value somebody else has saved meanwhile. */
    isOutdated: Object.keys(begun).some((name) => begun[name] !== present[name]),
  };
}
