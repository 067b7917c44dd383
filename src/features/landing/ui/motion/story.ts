import { runLight } from "#design/beam/light.ts";
import { appear, light, pulse, underline } from "./effects.ts";
import { LIGHT, schedule } from "./schedule.ts";

/** Lets a light run along one wire after the other. Meanwhile the drawing is completely visible. */
export function lightWires(stage: Element): Animation[] {
  return all(stage, "[data-beam]:not([data-beam=out])").flatMap((beam, place) =>
    runLight(beam, { delay: place * LIGHT, duration: LIGHT }),
  );
}

/**
 * Plays a story from its beginning.
 * @param fade time in ms in which the finished drawing fades out first; 0 if the visitor has not seen it
 */
export function tellStory(stage: Element, fade: number): Animation[] {
  const marks = all(stage, `${chosen(stage)} mark`);
  const results = all(stage, `${chosen(stage)} [data-result]`);
  const times = schedule(marks.length, results.length);
  const wire = (name: string, at = 0) =>
    all(stage, `[data-beam="${name}"]`).flatMap((beam) => light(beam, at, fade));
  return [
    ...wire("in", times.enters),
    ...all(stage, `${chosen(stage)}[data-message]`).map((each) => pulse(each, times.arrives)),
    ...marks.flatMap((mark, position) => underline(mark, times.marked[position] ?? 0, fade)),
    ...wire("read", times.leaves),
    ...all(stage, "[data-hub]").map((hub) => pulse(hub, times.understood)),
    ...results.flatMap((result, row) => [
      ...wire(`result-${row}`, times.sent[row]),
      ...appear(result, times.filled[row] ?? 0, fade),
    ]),
    ...all(stage, `${chosen(stage)} :is([data-waits], [data-send]:not(:focus))`).flatMap((part) =>
      appear(part, times.waits, fade),
    ),
  ];
}

export function tellEnd(stage: Element): Animation[] {
  return [
    ...all(stage, '[data-beam="out"]').flatMap((beam) => runLight(beam, { duration: LIGHT })),
    ...all(stage, `${chosen(stage)} [data-outcome]`).flatMap((outcome) =>
      appear(outcome, LIGHT, 0),
    ),
  ];
}

/**
 * Returns the text for screen readers: the outcome if the visitor has sent the reply, otherwise the note that the reply
 * is ready to be sent.
 */
export function wordsOf(stage: Element): string {
  const part = stage.hasAttribute("data-sent") ? "[data-outcome]" : "[data-waits]";
  return all(stage, `${chosen(stage)} ${part}`)[0]?.textContent ?? "";
}

function chosen(stage: Element): string {
  const input = stage.querySelector<HTMLInputElement>("input:checked");
  return `[data-story="${input?.value ?? ""}"]`;
}

function all(stage: Element, selector: string): Element[] {
  return [...stage.querySelectorAll(selector)];
}
