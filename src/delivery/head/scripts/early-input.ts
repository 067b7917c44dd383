import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * A press before hydration, on a button that only scripts serve, is repeated after it unless React,
 * which catches presses while it hydrates, is serving it just then.
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

/** A form marked `data-scripted`, sent before its scripts are there, sends itself then. */
export function holdEarlyForms(): void {
  const hold = (event: SubmitEvent) => {
    const { dataset } = event.target as HTMLFormElement;
    if (!("scripted" in dataset)) return;
    event.preventDefault();
    dataset["early"] = "";
  };
  addEventListener("submit", hold, true);
}
