/** Default values of a beam (docs/product.md, section 9). Widths in px, times in seconds, `curvature` in percent. */
export const BEAM = {
  curvature: 0,
  minDuration: 4,
  maxDuration: 7,
  delay: 0,
  pathColor: "gray",
  pathWidth: 2,
  pathOpacity: 0.2,
} as const;

/** Easing of the animations, the same as in the CSS variable --ease-calm. */
export const CALM = "cubic-bezier(0.215, 0.61, 0.355, 1)";

export function randomDuration(random: () => number = Math.random): number {
  return BEAM.minDuration + random() * (BEAM.maxDuration - BEAM.minDuration);
}

/**
 * Returns a random duration of 4 to 4.6 seconds. A movement that lasts longer than 5 s would need a button that stops
 * it (WCAG 2.2, success criterion 2.2.2). Besides, visitors who have started a movement wait for its end.
 */
export function shortDuration(): number {
  return randomDuration(() => Math.random() / 5);
}

/**
 * In percent of the beam's length. TAIL: length of the bright part that runs ahead (the head) and fades at its rear.
 * LAG: distance between this head and the trail that follows it.
 */
const TAIL = 60;
const LAG = 20;

/**
 * Adds the head of the light. A beam is rendered without a head, because it needs one only while a light runs along it.
 */
function addHead(beam: Element): void {
  const trail = beam.querySelector("[data-trail]");
  if (!trail || beam.querySelector("[data-head]")) return;
  const head = trail.cloneNode() as Element;
  const direction = beam.getAttribute("data-direction") ?? "";
  const [start, length] = direction === "down" ? ["y", "height"] : ["x", "width"];
  head.removeAttribute("data-trail");
  head.removeAttribute("class");
  head.setAttribute("data-head", "");
  head.setAttribute(start, String(-TAIL));
  head.setAttribute(length, String(TAIL));
  head.setAttribute("fill", `url(#beam-head-${direction})`);
  trail.after(head);
}

/**
 * Lets a light run along a beam. Its head arrives after `duration` ms, and its trail a little later.
 * @param keepsLit - whether only the head runs, so that a beam that is already lit stays lit
 */
export function runLight(
  beam: Element,
  { duration = randomDuration() * 1000, delay = BEAM.delay * 1000, keepsLit = false } = {},
): Animation[] {
  addHead(beam);
  const axis = beam.getAttribute("data-direction") === "down" ? "y" : "x";
  // Animates `x` or `y`, not `transform`. For `transform`, Chromium would use separate layers, and the mask would miss
  // pixels at the edges of the layers.
  const at = (percent: number) => ({ [axis]: `${percent}px` });
  const way = 100 + TAIL;
  const lit = (100 + LAG) / way;
  const keyframes: Record<string, Keyframe[]> = {
    "[data-head]": [at(-TAIL), at(100)],
    ...(!keepsLit && {
      "[data-trail]": [at(-100 - LAG), { ...at(0), offset: lit }, at(0)],
    }),
  };
  return Object.entries(keyframes).flatMap(([part, frames]) =>
    [...beam.querySelectorAll(part)].map((element) =>
      element.animate(frames, { duration: (duration * way) / 100, delay }),
    ),
  );
}
