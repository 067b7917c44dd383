import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * Repeats the visitor's last click before hydration, once the page is hydrated. Repeats it only on buttons that work
 * only with scripts (also elements with role="button"), and on submit buttons of invalid forms. React repeats clicks
 * during the hydration itself. If the visitor has typed after the click, the click is not repeated, because it could
 * take the focus from the field.
 */
export function replayEarlyClick(): void {
  let last: Event | undefined;
  const keep = (event: Event) => {
    last = event;
  };
  const replay = () => {
    // Skips a click that is still being dispatched (`eventPhase` is not 0), because React handles it.
    if (last?.eventPhase !== 0) return;
    (last.target as Element)
      .closest(
        ":invalid [type=submit],[role=button],[type=button]:not([commandfor],[popovertarget],[data-theme-flip])",
      )
      ?.dispatchEvent(last);
  };
  addEventListener("click", keep, true);
  addEventListener("input", keep, true);
  addEventListener(HYDRATED, replay, { once: true });
}

/**
 * Keeps the browser from sending a form that is marked `data-scripted`. The form's own script sends the form later,
 * unless the visitor has typed in the form meanwhile.
 */
export function holdEarlyForms(): void {
  const hold = (event: SubmitEvent) => {
    const { dataset } = event.target as HTMLFormElement;
    if (!("scripted" in dataset)) return;
    event.preventDefault();
    dataset["early"] = "";
  };
  const forget = ({ target }: Event) => delete (target as HTMLInputElement).form?.dataset["early"];
  addEventListener("submit", hold, true);
  addEventListener("input", forget, true);
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
