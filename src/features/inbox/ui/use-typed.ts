import { useState, type ChangeEvent, type FormEvent } from "react";

type Fields = Record<string, string>;

/**
 * Values for the fields of a form whose thing changes meanwhile: a field follows the present value, until
 * somebody types in it. A field needs its shown value as `key`, and the element around the form `onInput`.
 */
export function useTyped<Present extends Fields>(present: Present) {
  /** The values that stood in the fields when somebody began to type in them. */
  const [begun, setBegun] = useState<Fields>({});
  const onInput = (event: FormEvent) => {
    const { name } = (event as ChangeEvent<HTMLInputElement>).target;
    setBegun((all) => ({ [name]: present[name] ?? "", ...all }));
  };
  /** Text that was typed while the form was on its way stays. */
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
    /** Somebody changed a field elsewhere in which somebody types here. */
    isOutdated: Object.keys(begun).some((name) => begun[name] !== present[name]),
  };
}
