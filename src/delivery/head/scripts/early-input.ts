import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * Repeats an early click on a button that works only with scripts, or that sends an invalid form, as soon as the page is
 * hydrated. React itself repeats clicks during the hydration.
 */
export function replayEarlyClick(): void {
  let click: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    click = event;
  };
  const replay = () => {
    removeEventListener("click", keep, true);
    if (click?.eventPhase !== Event.NONE) return;
    (click.target as Element)
      .closest<HTMLElement>(
        ":invalid [type=submit],button[type=button]:not([commandfor],[popovertarget],[data-theme-flip])",
      )
      ?.click();
  };
  addEventListener("click", keep, true);
  addEventListener(HYDRATED, replay, { once: true });
}

/** Keeps the browser from sending a form that is marked `data-scripted`. The form's own script sends it later. */
export function holdEarlyForms(): void {
  const hold = (event: SubmitEvent) => {
    const { dataset } = event.target as HTMLFormElement;
    if (!("scripted" in dataset)) return;
    event.preventDefault();
    dataset["early"] = "";
  };
  addEventListener("submit", hold, true);
}

/**
 * Focuses the search field when "/" is pressed outside of a text field. This must happen before the page's scripts are
 * loaded, or the letters that the visitor types right after "/" would be lost.
 */
export function focusSearchBySlash(): void {
  addEventListener("keydown", (event) => {
    const field = document.querySelector<HTMLInputElement>("[aria-keyshortcuts]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || !field) return;
    if ((event.target as Element).matches(":read-write")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
