import { observeVisibility } from "#delivery/islands/visibility.ts";

export type Player = {
  /** Ends what is played, plays this, then calls `atEnd` unless something else was played instead. */
  play: (animations: Animation[], atEnd: () => void) => void;
  stop: () => void;
};

/** Plays while `stage` can be seen: off-screen and in a hidden tab it waits; printing ends it. */
export function makePlayer(stage: Element): Player {
  let playing: Animation[] = [];
  let onScreen = false;
  const update = () => {
    for (const animation of playing) {
      if (animation.playState === "finished") continue;
      if (onScreen && !document.hidden) animation.play();
      else animation.pause();
    }
  };
  const stopObserving = observeVisibility(stage, (visible) => {
    onScreen = visible;
    update();
  });
  document.addEventListener("visibilitychange", update);
  const cancel = () => {
    for (const animation of playing) animation.cancel();
    playing = [];
  };
  window.addEventListener("beforeprint", cancel);
  return {
    play(animations, atEnd) {
      cancel();
      playing = animations;
      update();
      // Of an animation that was canceled: something else is played.
      Promise.all(animations.map(({ finished }) => finished)).then(atEnd, () => undefined);
    },
    stop() {
      stopObserving();
      document.removeEventListener("visibilitychange", update);
      window.removeEventListener("beforeprint", cancel);
      cancel();
    },
  };
}
