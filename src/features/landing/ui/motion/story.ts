import { CALM, runLight } from "#design/beam/light.ts";

/** Durations in ms. A light runs along a drawn line for LIGHT. The element at the line's end then pulses for PULSE. */
export const LIGHT = 650;
export const PULSE = 300;
const BEFORE_THE_FIRST = 350;
const BETWEEN_MARKS = 140;

/**
 * Times in ms at which the parts of an example's animation start.
 * @param marks - number of marked texts in the message
 * @param results - number of rows that show results
 */
export function schedule(marks: number, results: number) {
  const arrives = BEFORE_THE_FIRST + LIGHT;
  const marked = range(marks).map((mark) => arrives + PULSE + mark * BETWEEN_MARKS);
  const leaves = (marked.at(-1) ?? arrives) + PULSE;
  const understood = leaves + LIGHT;
  const sent = range(results).map((row) => understood + PULSE + row * LIGHT);
  const filled = sent.map((start) => start + LIGHT);
  const waits = (filled.at(-1) ?? understood) + PULSE;
  return { enters: BEFORE_THE_FIRST, arrives, marked, leaves, understood, sent, filled, waits };
}

/**
 * Opacity of a result until the light reaches it. The result is dimmed and not hidden, so that visitors always see the
 * complete example.
 */
export const WAITING = 0.35;

/** Lights up the drawn lines one after the other. Unlike `tellStory`, this function dims no element first. */
export function lightWires(stage: Element): Animation[] {
  return all(stage, "[data-beam]:not([data-beam=out])").flatMap((beam, place) =>
    runLight(beam, { delay: place * LIGHT, duration: LIGHT, keepsLit: true }),
  );
}

/**
 * Returns the animations that play the chosen example.
 * @param fade - time in ms in which the results that an earlier run lit up are dimmed again; 0 if the visitor has just
 *   chosen the example
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
      ...lightUp(result, times.filled[row] ?? 0, fade),
    ]),
    ...all(stage, `${chosen(stage)} :is([data-waits], [data-send]:not(:focus))`).flatMap((part) =>
      lightUp(part, times.waits, fade),
    ),
  ];
}

export function tellEnd(stage: Element): Animation[] {
  return [
    ...all(stage, '[data-beam="out"]').flatMap((beam) => runLight(beam, { duration: LIGHT })),
    ...all(stage, `${chosen(stage)} [data-outcome]`).flatMap((outcome) =>
      lightUp(outcome, LIGHT, 0, 0),
    ),
  ];
}

/**
 * Returns the text that screen readers announce at the end: the outcome of the sent reply, or the note that the reply
 * waits to be sent.
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

/**
 * Dims an element to `opacity` within `fade` ms. The element gets its former opacity back `until` ms after the start.
 */
function dim(element: Element, until: number, fade: number, opacity: number): Animation {
  return element.animate([{ opacity, offset: Math.min(fade / until, 1) }, { opacity }], until);
}

function lightUp(element: Element, at: number, fade: number, opacity = WAITING): Animation[] {
  return [
    dim(element, at, fade, opacity),
    element.animate([{ opacity, offset: 0 }], { delay: at, duration: 400, easing: CALM }),
  ];
}

function underline(mark: Element, at: number, fade: number): Animation[] {
  const none = { backgroundSize: "0% 3px" };
  return [
    mark.animate([{ ...none, offset: fade / at }, none], at),
    mark.animate([{ ...none, offset: 0 }], { delay: at, duration: 350, easing: CALM }),
  ];
}

function pulse(element: Element, at: number): Animation {
  const frames = [{ scale: 1 }, { scale: 1.04, offset: 0.4 }, { scale: 1 }];
  return element.animate(frames, { delay: at, duration: PULSE, easing: CALM });
}

function light(beam: Element, at: number, fade: number): Animation[] {
  const trails = [...beam.querySelectorAll("[data-trail]")];
  return [
    ...trails.map((trail) => dim(trail, at, fade, 0)),
    ...runLight(beam, { delay: at, duration: LIGHT }),
  ];
}

function range(length: number): number[] {
  return Array.from({ length }, (_, position) => position);
}
