import { useEffect, useState, type RefObject } from "react";
import { observeVisibility } from "#delivery/islands/visibility.ts";
import type { Showcase } from "../contract.ts";

const STEP_MS = 2000;
/** Somebody reads about 25 characters a second. */
const MS_PER_CHARACTER = 25;
const MAX_STEP_MS = 6000;

/** Once for a visit: what somebody has seen does not begin again by itself. */
let begun = false;

/** By itself when first seen, and whenever asked to. @param load false where the texts did not come */
export function useRun(
  { steps }: Pick<Showcase, "steps">,
  frame: RefObject<HTMLElement | null>,
  load: () => Promise<boolean>,
) {
  /** undefined: at rest, as it stood in the page. */
  const [at, setAt] = useState<number>();
  const [playing, setPlaying] = useState(false);
  const step = at === undefined ? undefined : steps[at];

  useEffect(() => {
    if (!playing || at === undefined || !step) return undefined;
    const timer = setTimeout(() => {
      if (at + 1 < steps.length) return setAt(at + 1);
      setPlaying(false);
      return setAt(undefined);
    }, timeFor(step));
    return () => clearTimeout(timer);
  }, [playing, at, step, steps.length]);

  const play = async () => {
    if (!(await load())) return;
    setAt((now) => now ?? 0);
    setPlaying(true);
  };

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (begun || still || !frame.current) return undefined;
    const stop = observeVisibility(
      frame.current,
      (visible) => {
        if (!visible || begun) return;
        begun = true;
        stop();
        void play();
      },
      "-30% 0px",
    );
    return stop;
    // Only when it is first there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    at,
    playing,
    toggle: () => (playing ? setPlaying(false) : void play()),
    goTo: async (place: number) => {
      begun = true;
      setPlaying(false);
      if (await load()) setAt(place);
    },
  };
}

function timeFor({ told }: Showcase["steps"][number]): number {
  const characters = told ? JSON.stringify(told).length : 0;
  return Math.min(MAX_STEP_MS, STEP_MS + characters * MS_PER_CHARACTER);
}
