import { useCallback, useEffect, useState } from "react";
import type { StoryCase, StoryStep } from "#workflow/story/story.ts";

const MIN_STEP_MS = 2200;
/** Somebody reads about 25 characters a second. */
const MS_PER_CHARACTER = 40;
const MAX_STEP_MS = 9000;

/** Goes through the steps of a case, by itself or as it is told; who wants no motion starts it. */
export function usePlayback({ steps }: Pick<StoryCase, "steps">) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const last = steps.length - 1;
  const step = steps[at];
  useEffect(() => {
    if (!playing || !step) return undefined;
    const timer = setTimeout(() => {
      if (at < last) setAt(at + 1);
      else setPlaying(false);
    }, readingTime(step));
    return () => clearTimeout(timer);
  }, [playing, step, at, last]);

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
    toggle: () => {
      if (!playing && at === last) setAt(0);
      setPlaying(!playing);
    },
  };
}

function readingTime({ deeds, went }: StoryStep): number {
  const characters = JSON.stringify(
    deeds.map(({ subject, text, values }) => [subject, text, values]),
  );
  const passedOn = went.reduce((sum, { shown }) => sum + JSON.stringify(shown).length / 4, 0);
  return Math.min(MAX_STEP_MS, MIN_STEP_MS + (characters.length + passedOn) * MS_PER_CHARACTER);
}
