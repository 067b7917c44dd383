/** Gives the focus to a form's first invalid field. If the field is in a closed `<details>`, opens the `<details>`. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
}
