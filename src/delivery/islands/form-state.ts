export type FormState =
  | { values: Map<string, string>; ticked: string[]; focused: Focused | undefined }
  | undefined;

const TICKED = "input[type=checkbox][id]:checked";

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `selection`: start and end, for inputs that have a selection. */
type Focused = { id: string; selection: [number, number] | undefined };

export function readFormState(root: Element): FormState {
  const { activeElement } = document;
  return {
    values: new Map(inputsIn(root).map((input) => [input.name, input.value])),
    ticked: [...root.querySelectorAll(TICKED)].map(({ id }) => id),
    focused:
      activeElement && root.contains(activeElement)
        ? { id: activeElement.id, selection: selectionIn(activeElement) }
        : undefined,
  };
}

export function restoreFormState(root: Element, typed: FormState): void {
  for (const input of inputsIn(root)) {
    const value = typed?.values.get(input.name);
    if (value !== undefined && value !== input.value) input.value = value;
  }
  for (const id of typed?.ticked ?? []) {
    const box = document.getElementById(id) as HTMLInputElement | null;
    if (box) box.checked = true;
  }
  const element = typed?.focused && document.getElementById(typed.focused.id);
  element?.focus({ preventScroll: true });
  // Restores selection and caret, so that the next typed letter replaces the selection.
  if (element && typed.focused?.selection && selectionIn(element)) {
    (element as HTMLInputElement).setSelectionRange(...typed.focused.selection);
  }
}

/** Inputs of some types, such as email, do not let scripts read their selection. */
function selectionIn(element: Element): [number, number] | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

function inputsIn(root: Element): Input[] {
  return [...root.querySelectorAll<Input>("input[name], textarea[name], select[name]")];
}
