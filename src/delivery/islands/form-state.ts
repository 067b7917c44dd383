export type FormState = { values: Map<string, string>; focusedId: string | undefined } | undefined;

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readFormState(root: Element): FormState {
  const { activeElement } = document;
  return {
    values: new Map(inputsIn(root).map((input) => [input.name, input.value])),
    focusedId: activeElement && root.contains(activeElement) ? activeElement.id : undefined,
  };
}

export function restoreFormState(root: Element, typed: FormState): void {
  for (const input of inputsIn(root)) {
    const value = typed?.values.get(input.name);
    if (value !== undefined && value !== input.value) input.value = value;
  }
  if (typed?.focusedId) document.getElementById(typed.focusedId)?.focus({ preventScroll: true });
}

function inputsIn(root: Element): Input[] {
  return [...root.querySelectorAll<Input>("input[name], textarea[name], select[name]")];
}
