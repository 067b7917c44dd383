import { useState, type ChangeEvent, type FormEvent } from "react";

type Fields = Record<string, string>;

/**
 * Returns the values of a form's fields. A field shows the newest value from the server until somebody types in
 * it. Each field needs its shown value as `key`, and the element around the form needs `onInput`.
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
    /** Whether somebody else has saved a field in which this person is typing. */
    isOutdated: Object.keys(begun).some((name) => begun[name] !== present[name]),
  };
}
