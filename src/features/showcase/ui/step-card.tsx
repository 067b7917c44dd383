import { libraryWords } from "#content/landing/library.ts";
import { watch } from "#content/library/watch.ts";
import { DeedBody, Values } from "#features/diagram/client/run/deed.tsx";
import { deedTitle } from "#features/diagram/client/run/deed-title.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ShowcaseStep } from "../contract.ts";

/** A card that tells the result of a step. The card has room for the longest text, so nothing below the card moves. */
export function StepCard({ step, place, all }: { step: ShowcaseStep; place: number; all: number }) {
  const { node, deeds, went } = step;
  const [deed] = deeds;
  const [values] = went[0]?.shown ?? [];
  return (
    <div className="mt-6 grid min-h-92 content-start gap-y-3 rounded-card border border-hairline bg-canvas p-5 sm:min-h-92 sm:p-7 md:min-h-72 md:grid-cols-[16rem_1fr] md:gap-x-10 print:h-auto print:min-h-0 print:break-inside-avoid">
      <div>
        <p className="text-small text-faint tabular-nums">
          {interpolate(libraryWords.place, { now: place + 1, all })}
          <span className="sm:sr-only">: {node}</span>
        </p>
        <p className="mt-1.5 font-display text-title font-semibold break-words">
          {titleOf(step, place)}
        </p>
      </div>
      <div className="min-w-0 text-[0.9375rem] leading-normal">
        {deed && <DeedBody {...deed} />}
        {values && (!deed || deed.act === "look") && (
          <div className="text-small">
            <Values values={values} />
          </div>
        )}
      </div>
    </div>
  );
}

function titleOf({ node, kind, error, deeds: [deed], went: [way] }: ShowcaseStep, place: number) {
  if (error !== undefined) return libraryWords.stepFailed;
  if (deed) return deedTitle(deed, kind);
  if (place === 0 && way) return watch.step.came;
  return way && way.way !== "" ? way.way : node;
}
