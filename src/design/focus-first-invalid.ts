/** Focuses the first invalid field, and opens the `<details>` in which the field may be. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
}
