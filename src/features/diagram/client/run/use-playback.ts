import { useCallback, useEffect, useState } from "react";
import { isQuiet, isUnchanged, type Told } from "./telling.ts";

/**
 * Times in ms for which the player shows a step. QUIET_MS is for a step with nothing to read (see `isQuiet`).
 * UNCHANGED_MS is for a step that passes its items on unchanged.
 */
const QUIET_MS = 700;
const UNCHANGED_MS = 1200;
const MIN_STEP_MS = 2200;
/** Time in ms for which the player shows each character of a step's text. People read about 25 characters a second. */
const MS_PER_CHARACTER = 40;
const MAX_STEP_MS = 9000;

type Options = {
  /** Index of the step that is shown first. If it is undefined, the player shows no step at first. */
  start?: number;
  playsAtOnce?: boolean;
  /** Whether the player shows no step after the end of the run. If not, it still shows the last step. */
  endsAtRest?: boolean;
  speed?: number;
};

export function usePlayback(
  steps: readonly Told[],
  { start, playsAtOnce = false, endsAtRest = false, speed = 1 }: Options,
) {
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(playsAtOnce);
  const last = steps.length - 1;
  const step = at === undefined ? undefined : steps[at];
  useEffect(() => {
    if (!playing || at === undefined || !step) return undefined;
    const timer = setTimeout(
      () => {
        if (at < last) return setAt(at + 1);
        setPlaying(false);
        if (endsAtRest) setAt(undefined);
      },
      readingTime(step) / speed,
    );
    return () => clearTimeout(timer);
  }, [playing, step, at, last, endsAtRest, speed]);

  const goTo = useCallback(
    (place: number) => {
      setPlaying(false);
      setAt(Math.min(last, Math.max(0, place)));
    },
    [last],
  );
  return {
    at,
    playing,
    isLast: at === last,
    goTo,
    pause: () => setPlaying(false),
    play: (from: number) => {
      setAt(from);
      setPlaying(true);
    },
  };
}

function readingTime(step: Told): number {
  const { deeds, went } = step;
  if (isQuiet(step)) return QUIET_MS;
  if (isUnchanged(step)) return UNCHANGED_MS;
  const deedText = JSON.stringify(
    deeds.map(({ subject, text, values }) => [subject, text, values]),
  );
  const passedOn = went.reduce((sum, { shown }) => sum + JSON.stringify(shown).length / 4, 0);
  return Math.min(MAX_STEP_MS, MIN_STEP_MS + (deedText.length + passedOn) * MS_PER_CHARACTER);
}

export function prefersNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
