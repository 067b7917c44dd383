/** Gives the focus to the first field of a form that has an error, and opens the part of the page that hides it. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  first?.closest("details")?.setAttribute("open", "");
  first?.focus();
}
