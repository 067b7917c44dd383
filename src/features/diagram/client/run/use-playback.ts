import { useCallback, useEffect, useRef, useState } from "react";
import { isQuiet, isUnchanged, type Told } from "./telling.ts";

/**
 * Times in ms for which the player shows a step. QUIET_MS is for a step with nothing to read (see `isQuiet`).
 * UNCHANGED_MS is for a step that passes its items on unchanged.
 */
const QUIET_MS = 700;
const UNCHANGED_MS = 1200;
const MIN_STEP_MS = 2200;
/** Reading time in ms for each character of a step's text. People read about 25 characters a second. */
const MS_PER_CHARACTER = 40;
const MAX_STEP_MS = 9000;

type Options = {
  /** Index of the step at which the player begins. If undefined, the player shows no step at first. */
  start?: number;
  playsAtOnce?: boolean;
  /** Whether the player shows no step after the end of the run. */
  endsAtRest?: boolean;
  speed?: number;
  /** Longest time in ms for which a step is shown. */
  most?: number;
};

export function usePlayback(
  steps: readonly Told[],
  { start, playsAtOnce = false, endsAtRest = false, speed = 1, most = MAX_STEP_MS }: Options,
) {
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(playsAtOnce);
  const [held, setHeld] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const clock = useRef<Animation>(undefined);
  const last = steps.length - 1;
  const step = at === undefined ? undefined : steps[at];
  useEffect(() => {
    if (at === undefined || !step) return undefined;
    // The time for which a step is shown is an animation, not a `setTimeout`, because an animation can be paused and
    // continued. The animation also moves the slider to the next step.
    const moved = prefersNoMotion() ? null : slider.current;
    const done = [at, Math.min(at + 1, last)].map((place) => doneAt(place, steps.length));
    const timer = new Animation(
      new KeyframeEffect(
        moved,
        { "--done": done.map(String) },
        { duration: Math.min(most, readingTime(step)), fill: "forwards" },
      ),
    );
    timer.onfinish = () => {
      if (at < last) return setAt(at + 1);
      setPlaying(false);
      if (endsAtRest) setAt(undefined);
    };
    clock.current = timer;
    return () => timer.cancel();
  }, [step, steps.length, at, last, endsAtRest, most]);
  useEffect(() => {
    const { current: timer } = clock;
    if (!timer || at === undefined || !step) return;
    timer.playbackRate = speed;
    if (playing && !held) timer.play();
    else timer.pause();
  }, [playing, held, step, at, speed]);

  const goTo = useCallback((place: number) => {
    setPlaying(false);
    setAt(place);
  }, []);
  return {
    at,
    playing,
    /** Whether the player waits with the next step, because the visitor may be reading this one. */
    isHeld: playing && held,
    isLast: at === last,
    /** Ref to be set on the slider, which the player moves while a step plays. */
    slider,
    goTo,
    hold: setHeld,
    pause: () => setPlaying(false),
    play: (from: number) => {
      setAt(from);
      setPlaying(true);
    },
  };
}

/** Returns the position of a step on the slider, 0 to 1. */
export function doneAt(at: number, steps: number): number {
  return steps > 1 ? at / (steps - 1) : 1;
}

function readingTime(step: Told): number {
  const { deeds, went } = step;
  if (isQuiet(step)) return QUIET_MS;
  if (isUnchanged(step)) return UNCHANGED_MS;
  const deedText = JSON.stringify(
    deeds.map(({ subject, text, values }) => [subject, text, values]),
  );
  const passedOn = went.reduce((sum, { shown }) => sum + JSON.stringify(shown).length / 4, 0);
  return MIN_STEP_MS + (deedText.length + passedOn) * MS_PER_CHARACTER;
}

export function prefersNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
