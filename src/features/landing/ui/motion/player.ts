import { observeVisibility } from "#delivery/islands/visibility.ts";

export type Player = {
  /** Calls `atEnd` when the new animations end, but not if they are canceled. */
  play: (animations: Animation[], atEnd: () => void) => void;
  stop: () => void;
};

/**
 * Makes a player that runs its animations while `stage` is visible, and pauses them otherwise. Before the page is
 * printed, the player cancels them, so that the print shows the finished drawing.
 */
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
      // If one of the animations is canceled, its promise `finished` is rejected, and `atEnd` is not called.
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
