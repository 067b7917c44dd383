import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { libraryWords } from "#content/landing/library.ts";
import { classes } from "#design/classes.ts";
import { NoHyphenBreak } from "#design/wrapped.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import type { RecordedRun } from "../contract.ts";
import { RunSteps } from "./run-steps.tsx";
import { StepResult } from "./step-result.tsx";

export function RunCard({
  run,
  level: Heading = "h3",
  className,
  at,
  onChoose,
  isPlaying,
  control,
  links,
  ...frame
}: {
  run: RecordedRun;
  level?: "h3" | "h4";
  className: string;
  /**
   * Index of the shown step. Undefined before the run plays and after its end, when the card shows the step
   * `run.outcome`.
   */
  at?: number | undefined;
  onChoose?: ((place: number) => void) | undefined;
  /**
   * Whether the steps are playing; undefined if the card cannot play them. Screen readers do not announce playing
   * steps, because each announcement would interrupt the one before. A card that can play steps has room for the
   * tallest result of a step (`run-result` in run.css), so that nothing below moves while the run plays.
   */
  isPlaying?: boolean;
  /** Button that plays the run, or a link to where it plays. */
  control: ReactNode;
  links?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  id?: string;
  role?: string;
  "aria-labelledby"?: string;
}) {
  const { slug, title, situation, steps, outcome } = run;
  const place = at ?? outcome;
  const shown = steps[place];
  const plays = isPlaying !== undefined;
  return (
    <div
      {...frame}
      className={`grid gap-x-10 rounded-card border border-hairline p-5 sm:p-8 lg:grid-cols-[17rem_1fr] lg:grid-rows-[auto_1fr] print:break-inside-avoid ${className}`}
    >
      <div>
        <Heading className="text-title lg:text-[1.5rem]">
          <NoHyphenBreak text={title} />
        </Heading>
        <p className="mt-1.5 text-[0.9375rem] leading-normal text-muted">
          {situation}. {libraryWords.recorded}
        </p>
        {control}
      </div>
      <div className="min-w-0 lg:row-span-2">
        <RunSteps {...{ steps, at, onChoose, isPlaying }} />
        <div
          {...(onChoose && { "aria-live": isPlaying ? "off" : "polite" })}
          className={classes(
            "mt-5 flex flex-col border-t border-hairline pt-4",
            plays && "min-h-89 print:min-h-0",
          )}
        >
          {shown && (
            <StepResult
              step={shown}
              place={place}
              all={steps.length}
              plays={plays}
              isChoice={onChoose !== undefined}
            />
          )}
        </div>
      </div>
      <p className="mt-2 -mb-3 flex flex-wrap lg:self-end gap-x-4 sm:gap-x-7 print:hidden">
        <Link to={templatePath(slug)} className={RUN_LINK}>
          {libraryWords.whole}
        </Link>
        {links}
      </p>
    </div>
  );
}

export const RUN_LINK = "onward text-accent hover:underline";
