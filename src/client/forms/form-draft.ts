import { useContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { onDraftChange, ownDraftKey, readDraft, writeDraft } from "../draft.ts";
import { useDraft } from "../use-draft.ts";
import { ActionContext } from "./action-context.ts";

type Fields = Readonly<Record<string, string>>;

/** Only fields in which somebody has typed. `before`: their values before the typing. `now`: the typed values. */
type FormDraft = { before: Fields; now: Fields };

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOTHING_TYPED: FormDraft = { before: {}, now: {} };

/**
 * Returns the key of a form's draft; undefined if the form has no draft, or if nobody is signed in.
 * @param form - name of the draft, by default the label of the form's button
 */
export function useFormDraftKey(form: string | null): string | undefined {
  const { draftOwner } = useContext(ActionContext);
  const { pathname } = useLocation();
  return draftOwner && form !== null ? ownDraftKey(draftOwner, `${pathname} ${form}`) : undefined;
}

/**
 * Returns what is known about a form's draft.
 * @param form - name of the draft
 * @param stored - the values that are on the server now, by name
 * @returns `isRestored`: the draft was there when the form appeared. `isOutdated`: somebody else has changed a value on
 *   the server since this person began to type in its field. `discard` shows the stored values again
 */
export function useDraftState(form: string, stored: Readonly<Record<string, unknown>>) {
  const key = useFormDraftKey(form) ?? "";
  const [draft, write] = useDraft<FormDraft>(key);
  const [first, setFirst] = useState({ key, isThere: draft !== undefined });
  if (first.key !== key || (first.isThere && !draft))
    setFirst({ key, isThere: first.key !== key && draft !== undefined });
  return {
    isRestored: first.isThere && draft !== undefined,
    isOutdated: Object.entries(draft?.before ?? {}).some(
      ([name, value]) => stored[name] !== undefined && stored[name] !== value,
    ),
    discard: () => {
      const names = Object.keys(draft?.now ?? {});
      const textOf = (value: unknown) => (typeof value === "string" ? value : "");
      const values = Object.fromEntries(
        names.map((name) => [name, textOf(stored[name] ?? draft?.before[name])]),
      );
      // The fields take on the values of a draft that changes, so the draft first gets the stored values.
      write({ before: values, now: values });
      write(undefined);
    },
  };
}

/**
 * Returns a function to call after another control has saved values of a form's fields. The fields then show these
 * values, even if somebody has typed something else there.
 * @param form - name of the draft, by default the label of the form's button
 */
export function useSavedElsewhere(form: string): (saved: Fields) => void {
  const key = useFormDraftKey(form);
  return (saved) => {
    if (!key) return;
    const { before, now } = read(key);
    writeDraft(key, { before: { ...before, ...saved }, now: { ...now, ...saved } });
  };
}

/**
 * Stores typed text as a draft, and fills the draft in when the form appears again. A field without a draft shows its
 * default value. If the default changes, the field shows the new default.
 * @returns a function that removes the sent values from the draft. Text that was typed after sending stays
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
): (sent: Fields) => void {
  const defaults = useRef(new Map<Input, string>());
  useLayoutEffect(() => {
    if (!key || !form.current) return;
    const inputs = inputsOf(form.current);
    const { now } = keepUnsaved(
      key,
      Object.fromEntries(inputs.map((input) => [input.name, defaultOf(input)])),
    );
    for (const input of inputs) {
      const value = defaultOf(input);
      const before = defaults.current.get(input) ?? value;
      show(input, now[input.name] ?? (before === value ? input.value : value));
      defaults.current.set(input, value);
    }
  });
  useEffect(() => {
    const element = form.current;
    if (!key || !element) return undefined;
    const keep = ({ target }: Event) => {
      const input = target as Input;
      if (!inputsOf(element).includes(input)) return;
      const { before, now } = read(key);
      writeDraft(key, {
        before: { [input.name]: defaultOf(input), ...before },
        now: { ...now, [input.name]: input.value },
      });
      keepUnsaved(key, { [input.name]: defaultOf(input) });
    };
    element.addEventListener("input", keep);
    const ignore = onDraftChange(() => {
      const { now } = read(key);
      for (const input of inputsOf(element)) show(input, now[input.name] ?? input.value);
    });
    return () => {
      ignore();
      element.removeEventListener("input", keep);
    };
  }, [form, key]);
  return (sent) => void (key && keepUnsaved(key, sent));
}

function read(key: string): FormDraft {
  return { ...NOTHING_TYPED, ...readDraft(key) };
}

/** Removes saved values from a draft. @returns the rest of the draft */
function keepUnsaved(key: string, saved: Fields): FormDraft {
  const draft = read(key);
  const names = Object.keys(draft.now);
  const typed = names.filter((name) => draft.now[name] !== saved[name]);
  if (typed.length === names.length) return draft;
  const only = (fields: Fields) =>
    Object.fromEntries(typed.map((name) => [name, fields[name] ?? ""]));
  const left = { before: only(draft.before), now: only(draft.now) };
  writeDraft(key, typed.length > 0 ? left : undefined);
  return left;
}

/**
 * Lists the inputs whose text a draft may store. Passwords and mailed codes must not be stored, scripts cannot fill in
 * files, and checkboxes, radio buttons and read-only inputs contain no typed text. A password that is shown is in a
 * text input, so `autocomplete` identifies it.
 */
function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>("input[name], textarea[name], select[name]")].filter(
    (input) =>
      !["password", "file", "checkbox", "radio"].includes(input.type) &&
      input.name !== "code" &&
      !(input as HTMLInputElement).readOnly &&
      !/password|one-time-code/.test(input.autocomplete),
  );
}

function defaultOf(input: Input): string {
  if (!(input instanceof HTMLSelectElement)) return input.defaultValue;
  const options = [...input.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/**
 * Sets a value only if it differs, because each setting moves the cursor. A select without an option for the value
 * stays as it is: otherwise nothing would be chosen, and the form would send no value for the select.
 */
function show(input: Input, value: string): void {
  if (input instanceof HTMLSelectElement && ![...input.options].some((one) => one.value === value))
    return;
  if (input.value !== value) input.value = value;
}
