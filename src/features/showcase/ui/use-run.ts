import { useEffect, type RefObject } from "react";
import { observeVisibility } from "#delivery/islands/visibility.ts";
import { prefersNoMotion, usePlayback } from "#features/diagram/client/run/use-playback.ts";
import type { Showcase } from "../contract.ts";

/** Once for a visit: a run that was seen does not begin again by itself. */
let begun = false;

/** Plays a run when it is first seen, and when asked to. @param load false where the texts did not come */
export function useRun(
  { steps, opening }: Pick<Showcase, "steps" | "opening">,
  frame: RefObject<HTMLElement | null>,
  load: () => Promise<boolean>,
) {
  const { at, playing, ...playback } = usePlayback(steps, { endsAtRest: true });
  const play = async () => {
    if (await load()) playback.play(at ?? opening);
  };

  useEffect(() => {
    if (begun || prefersNoMotion() || !frame.current) return undefined;
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
    // oxlint-disable-next-line react/exhaustive-deps -- only when the run first appears
  }, []);

  return {
    at,
    playing,
    toggle: () => (playing ? playback.pause() : void play()),
    goTo: async (place: number) => {
      begun = true;
      playback.pause();
      if (await load()) playback.goTo(place);
    },
  };
}
