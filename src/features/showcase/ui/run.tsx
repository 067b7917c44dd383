import { Pause, Play, RotateCcw } from "lucide-react";
import { useRef, useEffect, type RefObject } from "react";
import { Link } from "react-router";
import { industries } from "#content/landing/industries.ts";
import { libraryWords } from "#content/landing/library.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { Button } from "#design/button.tsx";
import { NoHyphenBreak } from "#design/no-hyphen-break.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { observeVisibility } from "#delivery/islands/visibility.ts";
import { prefersNoMotion, usePlayback } from "#features/diagram/client/run/use-playback.ts";
import { StepResult } from "../client/step-result.tsx";
import type { LibraryFacts, Showcase, Free } from "../contract.ts";
import { RunSteps } from "../client/run-steps.tsx";

export function Run({
  showcase,
  library,
  load,
  failed,
  panel,
}: {
  showcase: Showcase;
  library: LibraryFacts;
  load: () => Promise<boolean>;
  failed: boolean;
  panel: string;
}) {
  const { industry, title, situation, n8n, on, steps, outcome } = showcase;
  const frame = useRef<HTMLDivElement>(null);
  const isAlive = useHydrated();
  const { at, playing, toggle, goTo } = useRun(showcase, frame, load);
  const place = at ?? outcome;
  const shown = steps[place];
  const name = industries.find(({ slug }) => slug === industry)?.name ?? "";
  return (
    <div
      ref={frame}
      id={panel}
      {...(isAlive && { role: "tabpanel", "aria-labelledby": `trade-${industry}` })}
      className="mt-4 rounded-card border border-hairline bg-surface p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-[46rem]">
          <h4 className="text-title">
            <NoHyphenBreak text={title} />
          </h4>
          <p className="mt-1.5 text-[0.9375rem] leading-normal text-muted">
            {situation}. {interpolate(libraryWords.recorded, { n8n, day: on })}
          </p>
        </div>
        <PlayButton {...{ playing, toggle }} resting={at === undefined} />
      </div>
      {failed && (
        <p role="alert" className="mt-4 text-small text-error">
          {libraryWords.failed}
        </p>
      )}
      <RunSteps steps={steps} at={at} onChoose={isAlive ? (to) => void goTo(to) : undefined} />
      {/* This box is high enough for the longest text of a step, so that nothing below the box moves. */}
      <div className="mt-6 grid min-h-64 content-start gap-x-10 gap-y-3 rounded-card border border-hairline bg-canvas p-5 sm:p-7 md:min-h-60 md:grid-cols-[minmax(11rem,1fr)_minmax(0,2fr)] print:min-h-0 print:break-inside-avoid">
        {/* While the steps play, screen readers do not announce them, because each announcement would interrupt the one
           before. */}
        <div aria-live={playing ? "off" : "polite"} className="contents">
          {shown && <StepResult step={shown} place={place} all={steps.length} />}
        </div>
      </div>
      <p className="mt-2 -mb-3 flex flex-wrap gap-x-4 sm:gap-x-7 print:hidden">
        <Link to={templatePath(showcase.slug)} className={LINK}>
          {libraryWords.whole}
        </Link>
        <FreeTemplates free={library.industries[industry]} of={name} />
      </p>
    </div>
  );
}

function PlayButton({
  playing,
  resting,
  toggle,
}: {
  playing: boolean;
  resting: boolean;
  toggle: () => void;
}) {
  const Icon = playing ? Pause : resting ? Play : RotateCcw;
  return (
    <Button variant="secondary" className="needs-script min-w-40 shrink-0" onClick={toggle}>
      <Icon aria-hidden className="size-4.5" />
      {playing ? libraryWords.pause : libraryWords.play}
    </Button>
  );
}

const LINK = "onward text-accent hover:underline";

/** Whether any run has begun to play on this visit. Only the first run plays without a press on the button. */
let begun = false;

/**
 * Plays a run when it first becomes visible, and when the visitor asks for it.
 * @param load loads the results of the steps; it returns false if they could not be loaded
 */
function useRun(
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

const { free: labels } = libraryWords;

/**
 * A link to the free templates, if there are any.
 * @param of what the templates are for; screen readers read it after the link's text
 */
function FreeTemplates({ free, of }: { free: Free | undefined; of: string }) {
  if (!free) return null;
  return (
    <Link to={free.path} className={LINK}>
      {interpolate(free.count === 1 ? labels.one : labels.many, { count: free.count })}
      <span className="sr-only">{interpolate(labels.of, { of })}</span>
    </Link>
  );
}
