import { Pause, Play, RotateCcw, SkipBack, SkipForward, X } from "lucide-react";
import { useEffect, useRef, type CSSProperties } from "react";
import { watch } from "#content/library/watch.ts";
import { IconButton } from "#design/button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { StoryCase } from "#workflow/story/story.ts";
import { doneAt, type usePlayback } from "./use-playback.ts";

const { player } = watch;

export type Speed = { isFast: boolean; setFast: (isFast: boolean) => void };

export function Controls({
  steps,
  at,
  playing,
  isHeld,
  isLast,
  slider,
  goTo,
  play,
  pause,
  takesFocus,
  isFast,
  setFast,
  onClose,
}: ReturnType<typeof usePlayback> &
  Speed & {
    at: number;
    steps: StoryCase["steps"];
    takesFocus: boolean;
    onClose: () => void;
  }) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) start.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const place = { now: at + 1, all: steps.length, node: steps[at]?.node ?? "" };
  const Icon = playing ? Pause : isLast ? RotateCcw : Play;
  return (
    <>
      <div className="flex items-center gap-1 @max-md:-mx-3 @max-md:gap-0">
        <IconButton label={player.previous} {...unlessAtEnd(at === 0, () => goTo(at - 1))}>
          <SkipBack aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          ref={start}
          label={playing ? player.pause : isLast ? player.again : player.play}
          onClick={() => (playing ? pause() : play(isLast ? 0 : at))}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={player.next}
          {...unlessAtEnd(isLast, () => goTo(at + 1))}
          className={`${AT_END} @md:motion-reduce:flex @md:motion-reduce:w-auto @md:motion-reduce:items-center @md:motion-reduce:gap-2 @md:motion-reduce:px-3`}
        >
          {/* With reduced motion, no run plays by itself, so the button also shows its text. */}
          <span className="hidden text-small font-medium @md:motion-reduce:inline">
            {player.next}
          </span>
          <SkipForward aria-hidden className="size-4.5" />
        </IconButton>
        <p className="grow text-center text-small text-muted tabular-nums">
          {interpolate(isHeld ? player.held : player.place, place)}
        </p>
        <IconButton
          label={player.fasterName}
          aria-pressed={isFast}
          className="text-small font-medium aria-pressed:bg-raised aria-pressed:text-text"
          onClick={() => setFast(!isFast)}
        >
          {player.faster}
        </IconButton>
        <IconButton label={player.close} onClick={onClose}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <input
        ref={slider}
        type="range"
        min={1}
        max={steps.length}
        value={at + 1}
        aria-label={player.steps}
        aria-valuetext={interpolate(player.placeAndNode, place)}
        onChange={(event) => goTo(Number(event.target.value) - 1)}
        style={{ "--done": doneAt(at, steps.length) } as CSSProperties}
        className="wire-range"
      />
    </>
  );
}

const AT_END = "aria-disabled:cursor-not-allowed aria-disabled:opacity-50";

/**
 * Returns the attributes of a button that does nothing at an end of the run. The attribute is `aria-disabled` and not
 * `disabled`, because a disabled button loses the focus.
 */
function unlessAtEnd(isAtEnd: boolean, onClick: () => void) {
  return {
    "aria-disabled": isAtEnd,
    className: AT_END,
    onClick: isAtEnd ? undefined : onClick,
  };
}
