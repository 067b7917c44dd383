import { libraryWords } from "#content/landing/library.ts";
import { watch } from "#content/library/watch.ts";
import { DeedBody, FRAME, Values } from "#features/diagram/client/run/deed.tsx";
import { deedTitle } from "#features/diagram/client/run/deed-title.ts";
import { isTitleOnly } from "#features/diagram/client/run/telling.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ShowcaseStep } from "../contract.ts";

/**
 * Shows the result of one step of a run.
 * @param plays - whether scripts can play the run on this card. If not, the card shows the step's name in place of its
 *   number
 * @param isChoice - whether a click on a step shows this step
 */
export function StepResult({
  step,
  place,
  all,
  plays,
  isChoice,
}: {
  step: ShowcaseStep;
  place: number;
  all: number;
  plays: boolean;
  isChoice: boolean;
}) {
  const { node, deeds, went } = step;
  const [deed] = deeds;
  const [values] = went[0]?.shown ?? [];
  return (
    <>
      <p className="text-small text-faint tabular-nums">
        {plays && interpolate(libraryWords.place, { now: place + 1, all })}
        <span className={plays ? "sm:sr-only" : undefined}>
          {plays && ": "}
          {node}
        </span>
        {isChoice && <span className="max-sm:hidden">{libraryWords.choose}</span>}
      </p>
      <p className="mt-0.5 mb-3 font-display text-title font-semibold break-words">
        {titleOf(step, place)}
      </p>
      {deed && !isTitleOnly(deed) && (
        <div
          className={plays ? "run-result" : undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can focus
          tabIndex={plays ? 0 : undefined}
        >
          <DeedBody {...deed} />
        </div>
      )}
      {values && (!deed || deed.act === "look") && (
        <div className={`px-4 py-3 ${FRAME}`}>
          <Values values={values} />
        </div>
      )}
    </>
  );
}

function titleOf({ node, kind, error, deeds: [deed], went: [way] }: ShowcaseStep, place: number) {
  if (error !== undefined) return libraryWords.stepFailed;
  if (deed) return deedTitle(deed, kind);
  if (place === 0 && way) return watch.step.came;
  return way && way.way !== "" ? way.way : node;
}
