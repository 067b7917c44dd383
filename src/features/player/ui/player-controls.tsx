import { Pause, Play, RotateCcw, SkipBack, SkipForward, X } from "lucide-react";
import { useEffect, useRef, type CSSProperties } from "react";
import { watch } from "#content/library/watch.ts";
import { IconButton } from "#design/button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { StoryStep } from "#workflow/story/story.ts";
import type { usePlayback } from "./use-playback.ts";

const words = watch.player;

export function PlayerControls({
  steps,
  at,
  playing,
  isLast,
  goTo,
  toggle,
  takesFocus,
  onClose,
}: ReturnType<typeof usePlayback> & {
  steps: StoryStep[];
  takesFocus: boolean;
  onClose: () => void;
}) {
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) play.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const place = { now: at + 1, all: steps.length, node: steps[at]?.node ?? "" };
  const Icon = playing ? Pause : isLast ? RotateCcw : Play;
  return (
    <div>
      <div className="flex items-center gap-1">
        <IconButton label={words.previous} disabled={at === 0} onClick={() => goTo(at - 1)}>
          <SkipBack aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          ref={play}
          label={playing ? words.pause : isLast ? words.again : words.play}
          onClick={toggle}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={words.next} disabled={isLast} onClick={() => goTo(at + 1)}>
          <SkipForward aria-hidden className="size-4.5" />
        </IconButton>
        <p className="grow text-center text-small text-muted tabular-nums">
          {interpolate(words.place, place)}
        </p>
        <IconButton label={words.close} onClick={onClose}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <input
        type="range"
        min={1}
        max={steps.length}
        value={at + 1}
        aria-label={words.steps}
        aria-valuetext={interpolate(words.placeAndNode, place)}
        onChange={(event) => goTo(Number(event.target.value) - 1)}
        style={{ "--done": steps.length > 1 ? at / (steps.length - 1) : 1 } as CSSProperties}
        className="wire-range"
      />
    </div>
  );
}
