import { useEffect } from "react";
import { shortDuration } from "#design/beam/light.ts";
import { onNearViewport } from "#delivery/islands/visibility.ts";
import { makePlayer } from "./player.ts";
import { lightWires, tellEnd, tellStory, wordsOf } from "./story.ts";

export function useHeroMotion(): void {
  useEffect(() => {
    const stage = document.querySelector("[data-stage]");
    return stage ? startHero(stage) : undefined;
  }, []);
}

/** Time in ms in which the lit results of a finished example are dimmed before the example plays again. */
const FADE_MS = 250;

function startHero(stage: Element): () => void {
  const left = new AbortController();
  const { signal } = left;
  const player = makePlayer(stage);
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;

  const say = (text: string) => {
    const status = stage.querySelector("[data-said]");
    if (status) status.textContent = text;
  };
  const tell = (fade: number) => {
    stage.removeAttribute("data-sent");
    say("");
    player.play(moves ? inSpecifiedTime(tellStory(stage, fade)) : [], () => say(wordsOf(stage)));
  };
  const send = () => {
    stage.setAttribute("data-sent", "");
    player.play(moves ? tellEnd(stage) : [], () => say(wordsOf(stage)));
  };

  const stopWaiting = moves
    ? onNearViewport(stage, "-25% 0px", () =>
        player.play(inSpecifiedTime(lightWires(stage)), () => undefined),
      )
    : () => undefined;
  const choose = () => {
    stopWaiting();
    showResults(stage, moves);
    tell(0);
  };
  stage.addEventListener("change", choose, { signal });
  stage.addEventListener(
    "click",
    ({ target }) => {
      if (!(target as Element).closest("[data-send]")) return;
      stopWaiting();
      if (stage.hasAttribute("data-sent")) tell(FADE_MS);
      else send();
    },
    { signal },
  );
  return () => {
    stopWaiting();
    player.stop();
    left.abort();
  };
}

/** On phones the results of a chosen example ("story") may be below the window. Then the page scrolls to them. */
function showResults(stage: Element, moves: boolean): void {
  const hub = stage.querySelector("[data-hub]")?.getBoundingClientRect().top ?? 0;
  if (hub < window.innerHeight * 0.7) return;
  const top = hub - window.innerHeight / 3;
  window.scrollBy({ top, behavior: moves ? "smooth" : "auto" });
}

/** Sets the speed so that the reply is ready to send after 4 to 4.6 s. docs/product.md, section 9, allows 4 to 7 s. */
function inSpecifiedTime(animations: Animation[]): Animation[] {
  const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  const rate = Math.max(...ends) / (shortDuration() * 1000);
  for (const animation of animations) animation.playbackRate = rate;
  return animations;
}
