import { runLight } from "#design/beam/light.ts";
import { LIGHT, PULSE } from "./schedule.ts";

/** The easing power2.out, the same as the CSS variable --ease-calm. */
const CALM = "cubic-bezier(0.215, 0.61, 0.355, 1)";

/**
 * Fades an element out within `fade` ms. The element stays hidden until `until` ms have passed since the start, and
 * then shows again.
 */
export function hide(element: Element, until: number, fade: number): Animation {
  return element.animate(
    [{ opacity: 0, offset: Math.min(fade / until, 1) }, { opacity: 0 }],
    until,
  );
}

export function appear(element: Element, at: number, fade: number): Animation[] {
  const rise = { opacity: 0, transform: "translateY(6px)", offset: 0 };
  return [
    hide(element, at, fade),
    element.animate([rise], { delay: at, duration: 400, easing: CALM }),
  ];
}

export function underline(mark: Element, at: number, fade: number): Animation[] {
  const none = { backgroundSize: "0% 3px" };
  return [
    mark.animate([{ ...none, offset: fade / at }, none], at),
    mark.animate([{ ...none, offset: 0 }], { delay: at, duration: 350, easing: CALM }),
  ];
}

export function pulse(element: Element, at: number): Animation {
  const frames = [{ scale: 1 }, { scale: 1.04, offset: 0.4 }, { scale: 1 }];
  return element.animate(frames, { delay: at, duration: PULSE, easing: CALM });
}

export function light(beam: Element, at: number, fade: number): Animation[] {
  const trails = [...beam.querySelectorAll("[data-trail]")];
  return [
    ...trails.map((trail) => hide(trail, at, fade)),
    ...runLight(beam, { delay: at, duration: LIGHT }),
  ];
}
