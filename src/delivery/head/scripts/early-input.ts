import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * Repeats a click on a button that works only with scripts. The click came before hydration and is repeated after it.
 * React itself repeats later clicks.
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
      .closest<HTMLElement>(
        "button[type=button]:not([commandfor],[popovertarget],[data-theme-flip])",
      )
      ?.click();
  };
  addEventListener("click", keep, true);
  addEventListener(HYDRATED, replay, { once: true });
}

/** Stops the browser from sending a form marked `data-scripted`. A script sends this form once it is loaded. */
export function holdEarlyForms(): void {
  const hold = (event: SubmitEvent) => {
    const { dataset } = event.target as HTMLFormElement;
    if (!("scripted" in dataset)) return;
    event.preventDefault();
    dataset["early"] = "";
  };
  addEventListener("submit", hold, true);
}
