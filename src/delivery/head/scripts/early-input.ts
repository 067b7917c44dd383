import { HYDRATED } from "../../islands/hydrated-event.ts";

/**
 * Repeats a click that came before hydration, on a button that works only with scripts. React replays clicks that
 * come while it hydrates, so those are left to React.
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

/** Keeps a form marked `data-scripted` from being sent before its scripts are loaded; the form sends itself then. */
export function holdEarlyForms(): void {
  const hold = (event: SubmitEvent) => {
    const { dataset } = event.target as HTMLFormElement;
    if (!("scripted" in dataset)) return;
    event.preventDefault();
    dataset["early"] = "";
  };
  addEventListener("submit", hold, true);
}
