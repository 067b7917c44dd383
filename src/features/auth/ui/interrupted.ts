/* What was typed into a form whose session had ended, until its person is back. */

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Keeps it in this tab. Passwords and codes are typed anew. */
export function keepInterrupted(form: HTMLFormElement, place: string): void {
  const typed = inputsOf(form).map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // Full or forbidden: it is lost.
  }
}

/** Puts it back, once. */
export function takeUpInterrupted(form: HTMLFormElement, place: string): void {
  try {
    const kept = sessionStorage.getItem(place);
    if (kept === null) return;
    sessionStorage.removeItem(place);
    const typed = JSON.parse(kept) as Record<string, string>;
    for (const input of inputsOf(form)) input.value = typed[input.name] ?? input.value;
  } catch {
    // As above.
  }
}

function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>("input[name], textarea[name]")].filter(
    ({ type, readOnly, autocomplete }) =>
      type !== "password" && !readOnly && autocomplete !== "one-time-code",
  );
}
