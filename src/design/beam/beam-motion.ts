import { observeVisibility } from "#delivery/islands/visibility.ts";
/** Defaults of the curved gradient line (docs/product.md, section 9). Lengths in px, times in seconds. */
export const BEAM = {
  curvature: 0,
  minDuration: 4,
  maxDuration: 7,
  delay: 0,
  pathColor: "gray",
  pathWidth: 2,
  pathOpacity: 0.2,
  gradientStart: "#ffaa40",
  gradientStop: "#9c40ff",
} as const;

/** @returns seconds of one run, different for each line so that they never march in step */
export function randomDuration(random: () => number = Math.random): number {
  return BEAM.minDuration + random() * (BEAM.maxDuration - BEAM.minDuration);
}

/** Times in seconds; left out: a random duration and no delay. */
export type Run = { duration?: number; delay?: number; reverse?: boolean };

/**
 * Lets light run along every line drawn by BeamPath inside `root` while it can be seen: it pauses
 * off-screen and in a hidden tab, and does not start where the visitor wants less motion.
 * @returns stops it
 */
export function runLights(root: Element, run: Run = {}): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let runs: Animation[] | undefined;
  let onScreen = false;
  const update = () => {
    const seen = onScreen && !document.hidden;
    if (seen) runs ??= [...root.querySelectorAll("[data-light]")].flatMap((it) => start(it, run));
    for (const each of runs ?? []) {
      if (seen) each.play();
      else each.pause();
    }
  };
  const stopObserving = observeVisibility(root, (visible) => {
    onScreen = visible;
    update();
  });
  document.addEventListener("visibilitychange", update);
  return () => {
    stopObserving();
    document.removeEventListener("visibilitychange", update);
    for (const each of runs ?? []) each.cancel();
  };
}

const MAX_TAIL = 0.6;

/** The strands of one light: dashed paths of length 1, whose first dash is what is lit. */
function start(
  light: Element,
  { duration = randomDuration(), delay = BEAM.delay, reverse = false }: Run,
): Animation[] {
  const timing: KeyframeAnimationOptions = {
    duration: duration * 1000,
    delay: delay * 1000,
    // Each line is somewhere else on its way from the first moment on.
    iterationStart: Math.random(),
    iterations: Infinity,
  };
  return [...light.querySelectorAll("path")].map((strand) => {
    const lit = Number.parseFloat(strand.getAttribute("stroke-dasharray") ?? "0");
    // The head goes from the line's start until the longest tail has left its end.
    const way = [lit, lit - 1 - MAX_TAIL];
    return strand.animate({ strokeDashoffset: reverse ? way.toReversed() : way }, timing);
  });
}
