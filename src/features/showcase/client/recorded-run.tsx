import { Link } from "react-router";
import { libraryWords } from "#content/landing/library.ts";
import { NoHyphenBreak } from "#design/no-hyphen-break.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { RecordedRun as Recorded } from "../contract.ts";
import { RunSteps } from "./run-steps.tsx";
import { StepResult } from "./step-result.tsx";

/** Shows a recorded run of a template without playing it: its steps along one line, and its result. */
export function RecordedRun({ run }: { run: Recorded }) {
  const { slug, title, situation, n8n, on, steps, outcome } = run;
  const step = steps[outcome];
  return (
    <div className="rounded-card border border-hairline bg-canvas p-5 sm:p-8 print:break-inside-avoid">
      <h3 className="text-title">
        <NoHyphenBreak text={title} />
      </h3>
      <p className="mt-1.5 max-w-[46rem] text-[0.9375rem] leading-normal text-muted">
        {situation}. {interpolate(libraryWords.recorded, { n8n, day: on })}
      </p>
      <RunSteps steps={steps} at={undefined} onChoose={undefined} />
      {step && (
        <div className="mt-6 grid content-start gap-x-10 gap-y-3 rounded-card border border-hairline bg-surface p-5 sm:p-7 lg:grid-cols-[1fr_calc(30.25rem-2px)]">
          <StepResult step={step} place={outcome} all={steps.length} />
        </div>
      )}
      <p className="mt-2 -mb-3 print:hidden">
        <Link to={templatePath(slug)} className="onward text-accent hover:underline">
          {libraryWords.whole}
        </Link>
      </p>
    </div>
  );
}
