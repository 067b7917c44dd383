import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * A button that only scripts serve is not lost when it is pressed before they are there: the last
 * such press is done again once the page is hydrated, unless React, which catches presses while it
 * is at that, is serving it just then.
 */
export function replayEarlyClick(): void {
  let click: MouseEvent | undefined;
  const keep = (event: MouseEvent) => {
    click = event;
  };
  const replay = () => {
    removeEventListener("click", keep, true);
    if (click?.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
    click.target
      .closest<HTMLElement>("button[type=button]:not([commandfor],[data-theme-flip])")
      ?.click();
  };
  addEventListener("click", keep, true);
  addEventListener(HYDRATED, replay, { once: true });
}

/**
 * A form that only scripts send (`data-scripted`) stays as it is when it is sent before they are
 * there, and sends itself then.
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
