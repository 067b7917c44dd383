import { Pause, Play } from "lucide-react";
import { useRef, useEffect, type RefObject } from "react";
import { Link } from "react-router";
import { industries } from "#content/landing/industries.ts";
import { libraryWords } from "#content/landing/library.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { Button } from "#design/button.tsx";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { onNearViewport } from "#delivery/islands/visibility.ts";
import { prefersNoMotion, usePlayback } from "#features/diagram/client/run/use-playback.ts";
import { RUN_LINK, RunCard } from "../client/run-card.tsx";
import type { LibraryFacts, Showcase, Free } from "../contract.ts";

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
  const { industry } = showcase;
  const frame = useRef<HTMLDivElement>(null);
  const isAlive = useHydrated();
  const { at, playing, toggle, goTo } = useRun(showcase, frame, load);
  const name = industries.find(({ slug }) => slug === industry)?.name ?? "";
  return (
    <RunCard
      ref={frame}
      id={panel}
      {...(isAlive && { role: "tabpanel", "aria-labelledby": `trade-${industry}` })}
      run={showcase}
      level="h4"
      className="mt-4 bg-surface"
      at={at}
      isPlaying={playing}
      onChoose={isAlive ? (to) => void goTo(to) : undefined}
      control={
        <>
          <PlayButton {...{ playing, toggle }} />
          {failed && (
            <p role="alert" className="mt-4 text-small text-error">
              {libraryWords.failed}
            </p>
          )}
        </>
      }
      links={<FreeTemplates free={library.industries[industry]} of={name} />}
    />
  );
}

function PlayButton({ playing, toggle }: { playing: boolean; toggle: () => void }) {
  const Icon = playing ? Pause : Play;
  return (
    <Button variant="secondary" className="needs-script mt-4 min-w-40" onClick={toggle}>
      <Icon aria-hidden className="size-4.5" />
      {playing ? libraryWords.pause : libraryWords.play}
    </Button>
  );
}

/**
 * Whether the visitor has seen a run play, or chosen a step, since the last full page load. Until then, a run plays by
 * itself.
 */
let begun = false;

/**
 * Maximum time in ms for which one step of a playing run is shown. The line to the next step takes as long to light up
 * (run.css).
 */
const MAX_STEP_MS = 3000;

/**
 * Plays the recorded run that the page shows for an industry. The run that is shown first also starts without a press,
 * when it becomes visible.
 * @param load - loads the results of the steps; it returns false if they could not be loaded
 */
function useRun(
  { steps, opening }: Pick<Showcase, "steps" | "opening">,
  frame: RefObject<HTMLElement | null>,
  load: () => Promise<boolean>,
) {
  const { at, playing, ...playback } = usePlayback(steps, { endsAtRest: true, most: MAX_STEP_MS });
  const play = async () => {
    if (await load()) playback.play(at ?? opening);
  };

  useEffect(() => {
    if (begun || prefersNoMotion() || !frame.current) return undefined;
    return onNearViewport(frame.current, "-30% 0px", () => {
      if (begun) return;
      begun = true;
      void play();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- runs only once, when the run first appears
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

/** @param of - name of the industry; only screen readers read it, after the link's text */
function FreeTemplates({ free, of }: { free: Free | undefined; of: string }) {
  if (!free) return null;
  return (
    <Link to={free.path} className={RUN_LINK}>
      {counted(labels, free.count)}
      <span className="sr-only">{interpolate(labels.of, { of })}</span>
    </Link>
  );
}
