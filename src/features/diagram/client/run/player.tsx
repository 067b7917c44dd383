import { ChevronDown, Pause, Play, RotateCcw, SkipBack, SkipForward, X } from "lucide-react";
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from "react";
import { watch } from "#content/library/watch.ts";
import { callApi } from "#client/api.ts";
import { Button, IconButton } from "#design/button.tsx";
import { Field, Select } from "#design/field.tsx";
import { storyPath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { CaseKind, Story, StoryCase, StoryStep } from "#workflow/story/story.ts";
import type { Lights } from "../../contract.ts";
import { StoryStepView } from "./story-step.tsx";
import { prefersNoMotion, usePlayback } from "./use-playback.ts";

const { player } = watch;
const KINDS = Object.keys(player.kinds) as CaseKind[];

/**
 * Inline styles that only the player uses. In the style sheet, every page would load them. If there is room, the select
 * field for the situation and the controls share the first row. The second row is then empty.
 */
const ROWS: CSSProperties = { position: "relative", gridTemplateRows: "auto auto minmax(0, 1fr)" };
const STEP_ROW = { gridArea: "3 / 1 / auto / -1" };
const LAST_ROW = { gridArea: "4 / 1 / auto / -1" };
const FADE = {
  background: "linear-gradient(transparent, var(--color-surface) 60%)",
  margin: "-3.75rem -1.25rem 0",
  padding: "0.75rem 1.25rem 0.5rem",
};

/** The line at the panel's upper edge that grows while a step plays. */
const TIME_LINE: CSSProperties = {
  position: "absolute",
  inset: "-1px 0 auto",
  height: "2px",
  transform: "scaleX(0)",
  transformOrigin: "left",
};

/** State of the drawing at one moment of a recorded run. `goToNode` is called when the visitor presses a node. */
export type Moment = { lights: Lights; goToNode: (node: string) => void };

type Speed = { isFast: boolean; setFast: (isFast: boolean) => void };
type Watched = { onMoment: (moment: Moment) => void; onClose: () => void };

export default function Player({
  slug,
  first,
  onMoment,
  onClose,
}: Watched & { slug: string; first: StoryCase }) {
  const { story, failed, retry } = useStory(slug);
  useEffect(freeWindow, []);
  const [selected, setSelected] = useState<number>();
  const [isFast, setFast] = useState(false);
  const chosen = selected ?? 0;
  const cases = story?.cases ?? [first];
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> does not pass its height on to its parts
      role="group"
      aria-label={player.label}
      className="grid min-h-0 grow grid-cols-1 @4xl:grid-cols-[26rem_minmax(0,1fr)]"
      style={ROWS}
    >
      <Field
        label={player.situation}
        labelHidden
        className="px-5 pt-3 @4xl:border-b @4xl:border-hairline"
      >
        <Select
          value={chosen}
          className="h-auto min-h-12 py-1.5 text-small whitespace-pre-wrap"
          onChange={(event) => setSelected(Number(event.target.value))}
        >
          {KINDS.map((kind) => (
            <CasesOfKind key={kind} kind={kind} cases={cases} />
          ))}
        </Select>
      </Field>
      <CasePlayer
        key={chosen}
        one={cases[chosen] ?? first}
        id={String(chosen)}
        takesFocus={selected === undefined}
        wires={story?.wires}
        {...{ isFast, setFast, onMoment, onClose }}
      />
      {!story && (
        <p
          role={failed ? "alert" : "status"}
          className="border-t border-hairline px-5 pt-3 text-small text-muted"
          style={LAST_ROW}
        >
          {failed ? player.failed : player.loading}
          {failed && (
            <Button variant="quiet" onClick={retry}>
              {player.retry}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Lets the header scroll away with the page, because it must not cover a run that somebody watches. */
function freeWindow(): () => void {
  const root = document.documentElement.style;
  const header = document.querySelector<HTMLElement>("header.sticky")?.style;
  root.scrollPaddingTop = "0";
  if (header) header.position = "relative";
  return () => {
    root.scrollPaddingTop = "";
    if (header) header.position = "";
  };
}

function useStory(slug: string) {
  const [story, setStory] = useState<Story>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<Story>(storyPath(slug), { signal: leaving.signal }).then(setStory, () => {
      if (!leaving.signal.aborted) setFailedAttempt(attempt);
    });
    return () => leaving.abort();
  }, [slug, attempt]);
  return { story, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}

function CasesOfKind({ kind, cases }: { kind: CaseKind; cases: StoryCase[] }) {
  const options = cases.flatMap((one, place) =>
    one.kind === kind
      ? [
          <option key={place} value={place}>
            {one.name}
          </option>,
        ]
      : [],
  );
  return options.length > 0 && <optgroup label={player.kinds[kind]}>{options}</optgroup>;
}

function CasePlayer({
  one: { steps, failed },
  id,
  takesFocus,
  wires,
  isFast,
  setFast,
  onMoment,
  onClose,
}: Watched &
  Speed & {
    one: StoryCase;
    id: string;
    takesFocus: boolean;
    wires: Story["wires"] | undefined;
  }) {
  const playback = usePlayback(steps, {
    start: 0,
    playsAtOnce: !prefersNoMotion(),
    speed: isFast ? 2 : 1,
  });
  const { at = 0, playing, isLast, line, goTo, hold, pause } = playback;
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
        wires: pathsOf([step], wires),
        ran: pathsOf(steps.slice(0, at), wires),
        failed: step.error !== undefined,
      },
      goToNode: (node) => {
        const place = steps.findIndex((other) => other.node === node);
        if (place >= 0) goTo(place);
      },
    });
  }, [id, steps, at, step, wires, onMoment, goTo]);
  if (!step) return null;
  return (
    <>
      <div ref={line} data-step-time className="lit-across" style={TIME_LINE} />
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
          {failed && isLast && <p className="mt-4 text-error">{watch.step.ended}</p>}
        </div>
        <MoreBelow key={at} pane={pane} />
      </div>
    </>
  );
}

/**
 * A button that scrolls to the rest of a step. It is shown while the panel has no room for the whole step. It is for the
 * mouse and for touch alone, because the keys of a keyboard scroll the panel anyway, and screen readers read all of it.
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

/** Returns the SVG path data of the wires that lead to some steps, each wire once. */
function pathsOf(steps: StoryStep[], wires: Story["wires"] | undefined): string[] {
  const used = new Set(steps.flatMap((step) => step.wires));
  return [...used].flatMap((wire) => wires?.[wire] ?? []);
}

function Controls({
  steps,
  at,
  playing,
  isHeld,
  isLast,
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
        <IconButton label={player.previous} disabled={at === 0} onClick={() => goTo(at - 1)}>
          <SkipBack aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          ref={start}
          label={playing ? player.pause : isLast ? player.again : player.play}
          onClick={() => (playing ? pause() : play(isLast ? 0 : at))}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={player.next} disabled={isLast} onClick={() => goTo(at + 1)}>
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
        type="range"
        min={1}
        max={steps.length}
        value={at + 1}
        aria-label={player.steps}
        aria-valuetext={interpolate(player.placeAndNode, place)}
        onChange={(event) => goTo(Number(event.target.value) - 1)}
        style={{ "--done": steps.length > 1 ? at / (steps.length - 1) : 1 } as CSSProperties}
        className="wire-range"
      />
    </>
  );
}
