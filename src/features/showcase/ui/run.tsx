import { Pause, Play, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { industries } from "#content/landing/industries.ts";
import { libraryWords } from "#content/landing/library.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { Button } from "#design/button.tsx";
import { solutionPath } from "#shared/solution-paths.ts";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { LibraryFacts, Showcase } from "../contract.ts";
import { FreeTemplates } from "../client/free-templates.tsx";
import { RunSteps } from "./run-steps.tsx";
import { StepCard } from "./step-card.tsx";
import { useRun } from "./use-run.ts";

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
      className="mt-4 rounded-card border border-hairline bg-surface p-5 pb-3 sm:px-8 sm:pt-7 sm:pb-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-[46rem]">
          <h4 className="text-title">{title}</h4>
          <p className="mt-1.5 text-small text-muted">
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
      {/* Not read out while it plays, because the next step would interrupt each reading. */}
      <div aria-live={playing ? "off" : "polite"}>
        {shown && <StepCard step={shown} place={place} all={steps.length} />}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-7 print:hidden">
        <Link to={templatePath(showcase.slug)} className={LINK}>
          {libraryWords.whole}
        </Link>
        <FreeTemplates free={library.industries[industry]} of={name} />
        <Link to={solutionPath("industries", industry)} className={LINK}>
          {interpolate(libraryWords.more, { industry: name })}
        </Link>
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
