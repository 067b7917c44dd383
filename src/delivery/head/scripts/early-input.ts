import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * Repeats a click that came before the hydration of the page, once the page is hydrated. Only clicks on buttons that
 * need scripts are repeated. Clicks that come during the hydration are repeated by React itself.
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
        "button[type=button]:not([commandfor],[popovertarget],[data-theme-flip])",
      )
      ?.click();
  };
  addEventListener("click", keep, true);
  addEventListener(HYDRATED, replay, { once: true });
}

/**
 * Stops the browser from sending a form that is marked `data-scripted`. A script sends the form later, when it is
 * loaded.
 */
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
 * Moves the focus to the page's search field when the visitor presses "/" outside of a text field. This happens during
 * the key press, even before the page's scripts are loaded. Otherwise the letters that follow at once would be lost.
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
