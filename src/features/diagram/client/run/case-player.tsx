import { ChevronDown } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { watch } from "#content/library/watch.ts";
import { Button } from "#design/button.tsx";
import type { StoryCase } from "#workflow/story/story.ts";
import type { Lights } from "../../contract.ts";
import { Controls, type Speed } from "./controls.tsx";
import { StoryStepView } from "./story-step.tsx";
import { prefersNoMotion, usePlayback } from "./use-playback.ts";

const { player } = watch;

/* These styles are inline, because only the player needs them. In the style sheet, every page would load them. */
const STEP_ROW = { gridArea: "3 / 1 / auto / -1" };
const SAME_PLACE = { gridArea: "1 / 1" };
const FADE = {
  background: "linear-gradient(transparent, var(--color-surface) 60%)",
  margin: "-3.75rem -1.25rem 0",
  padding: "0.75rem 1.25rem 0.5rem",
};

/** `goToNode` is called when the visitor presses a node. */
export type Moment = { lights: Lights; goToNode: (node: string) => void };

export type Watched = { onMoment: (moment: Moment) => void; onClose: () => void };

export function CasePlayer({
  one: { steps, failed },
  id,
  takesFocus,
  isFast,
  setFast,
  onMoment,
  onClose,
}: Watched &
  Speed & {
    one: StoryCase;
    id: string;
    takesFocus: boolean;
  }) {
  const playback = usePlayback(steps, {
    start: 0,
    playsAtOnce: !prefersNoMotion(),
    speed: isFast ? 2 : 1,
  });
  const { at = 0, playing, isLast, goTo, hold, pause } = playback;
  const step = steps[at];
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!step) return;
    pane.current?.scrollTo({ top: 0 });
    onMoment({
      lights: {
        key: `${id} ${at}`,
        now: [step.node, ...step.parts],
        done: new Set(steps.slice(0, at).map(({ node }) => node)),
        wires: step.wires,
        ran: [...new Set(steps.slice(0, at).flatMap(({ wires }) => wires))],
        failed: step.error !== undefined,
      },
      goToNode: (node) => {
        const place = steps.findIndex((other) => other.node === node);
        if (place >= 0) goTo(place);
      },
    });
  }, [id, steps, at, step, onMoment, goTo]);
  if (!step) return null;
  return (
    <>
      <div className="border-b border-hairline px-5 py-1 @4xl:pl-0">
        <Controls {...playback} at={at} {...{ steps, takesFocus, isFast, setFast, onClose }} />
      </div>
      {/* While the steps play, screen readers do not announce them, because each announcement would interrupt the one
         before. */}
      <div ref={pane} className="relative overflow-y-auto px-5" style={STEP_ROW}>
        <div
          aria-live={playing ? "off" : "polite"}
          className="py-4"
          // While the mouse moves over the step, the visitor may be reading, and so the player does not go on. If the
          // page scrolls below a mouse at rest, the browser reports a movement of 0, which is ignored.
          onPointerMove={({ pointerType, movementX: x, movementY: y }) =>
            pointerType === "mouse" && (x !== 0 || y !== 0) && hold(true)
          }
          onPointerLeave={() => hold(false)}
          onPointerDown={pause}
          onFocus={pause}
        >
          <StoryStepView key={at} step={step} number={at + 1} detailed />
          {failed && isLast && <RunFailed />}
        </div>
        <MoreBelow key={at} pane={pane} />
      </div>
      <TallestStep steps={steps} failed={failed} />
    </>
  );
}

function RunFailed() {
  return <p className="mt-4 text-error">{watch.step.ended}</p>;
}

/**
 * An invisible box as tall as the tallest step, so that nothing on the page moves from step to step. At first, the box
 * contains all steps. Its height is then measured and stored in the CSS variable `--panel`, and the steps are removed
 * before the browser paints. The drawing above gets the rest of the height.
 */
function TallestStep({ steps, failed }: Pick<StoryCase, "steps" | "failed">) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    if (!size) setSize({ width: element.clientWidth, height: element.scrollHeight });
    else
      element
        .closest("section")
        ?.style.setProperty("--panel", `${element.offsetTop + size.height}px`);
  }, [size]);
  useEffect(() => {
    const { current: element } = box;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize((now) => (now?.width === element.clientWidth ? now : undefined)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      aria-hidden
      className="invisible grid max-h-full overflow-hidden px-5 py-4"
      style={{ ...STEP_ROW, height: size?.height }}
    >
      {!size &&
        steps.map((step, place) => (
          <div key={place} style={SAME_PLACE}>
            <StoryStepView step={step} number={place + 1} detailed />
            {failed && place === steps.length - 1 && <RunFailed />}
          </div>
        ))}
    </div>
  );
}

/**
 * A button that scrolls to the rest of a step. Only the mouse and touch need it: arrow keys scroll the panel anyway,
 * and screen readers read all of it.
 */
function MoreBelow({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const end = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setMore(entry?.isIntersecting === false),
      { root: pane.current, rootMargin: "8px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [pane]);
  return (
    <>
      <div ref={end} />
      {isMore && (
        <div
          aria-hidden
          className="pointer-events-none sticky bottom-0 flex justify-end"
          style={FADE}
        >
          <Button
            variant="secondary"
            tabIndex={-1}
            className="pointer-events-auto"
            style={{ background: "var(--color-surface)" }}
            onClick={() => pane.current?.scrollBy({ top: pane.current.clientHeight / 2 })}
          >
            {player.more}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </>
  );
}
