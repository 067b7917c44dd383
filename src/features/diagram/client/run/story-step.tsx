import { useState } from "react";
import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Entries, StoryStep } from "#workflow/story/story.ts";
import { deedTitle } from "./deed-title.ts";
import { DeedView, Values } from "./deed.tsx";
import { isAnswered, isQuiet, isSame, isTelling, isTitleOnly } from "./telling.ts";

const { step: labels } = watch;

/**
 * @param detailed - whether to show the items that came into the step too, and a button for technical and repeated
 *   fields. A list of all steps leaves these items out, because they are the result of the step before.
 */
type Shown = { step: StoryStep; detailed?: boolean };

export function StoryStepView({ step, number, detailed = false }: Shown & { number: number }) {
  const { node, kind, parts, came, deeds, moreDeeds, error, went } = step;
  const quiet = isQuiet(step);
  const showsCame = detailed && !quiet && (came.count === 0 || isTelling(came));
  // If a step did something in a service and its result has only technical fields, the result is not shown.
  const showsWent = !quiet && (deeds.length === 0 || went.length === 0 || went.some(isTelling));
  const showsDeeds = deeds.length > 0 && !(showsWent && deeds.every(isTitleOnly));
  return (
    <div className="story-step">
      <div>
        <p className="font-display text-title font-semibold text-text">{`${number}. ${node}`}</p>
        <p className="text-small text-muted">
          {[kind, parts.length > 0 && interpolate(labels.uses, { parts: parts.join(", ") })]
            .filter(Boolean)
            .join(" ")}
        </p>
        {quiet && <p className="mt-2">{quietLine(step)}</p>}
        {!showsWent && detailed && <MoreFields all={quiet ? [came, ...went] : went} />}
        {error !== undefined && (
          <p className="mt-3 text-error">
            {error === "" ? labels.failedOnPurpose : interpolate(labels.failed, { reason: error })}
          </p>
        )}
      </div>
      {showsDeeds && (
        <div className="story-deeds space-y-4 leading-normal">
          {deeds.map((deed, place) => (
            <DeedView key={place} deed={deed} kind={kind} />
          ))}
          {moreDeeds > 0 && (
            <p className="text-small text-faint">
              {interpolate(labels.more, { count: moreDeeds })}
            </p>
          )}
        </div>
      )}
      {showsCame && <CameIn came={came} />}
      {showsWent && (
        <div className="story-went">
          <p className="text-small break-words text-faint">
            {[
              ...new Set(showsDeeds ? [] : deeds.map((deed) => deedTitle(deed, kind))),
              deeds.some(isAnswered) ? labels.back : labels.went,
            ].join(". ")}
          </p>
          <WentOut {...{ step, detailed }} />
        </div>
      )}
    </div>
  );
}

/**
 * Maximum number of lines of the items that came into a step. On phones, longer items are folded to this number of
 * lines.
 */
const FOLDED_LINES = 3;
const CHARACTERS_PER_LINE = 39;

function CameIn({ came }: Pick<StoryStep, "came">) {
  const [isOpen, setOpen] = useState(false);
  const isLong = linesOf(came) > FOLDED_LINES;
  return (
    <div className="story-came">
      <div className="flex items-center justify-between">
        <p className="text-small text-faint">{labels.came}</p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="min-h-11 cursor-pointer pl-4 text-small text-muted underline underline-offset-4 @md:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? labels.fold : labels.unfold}
          </button>
        )}
      </div>
      {came.count === 0 ? (
        <p>{labels.nothing}</p>
      ) : (
        <div className={isLong && !isOpen ? FOLDED : undefined}>
          <EntriesView entries={came} detailed />
        </div>
      )}
    </div>
  );
}

const FOLDED =
  "@max-md:max-h-[4.875em] @max-md:overflow-hidden @max-md:mask-[linear-gradient(#000_55%,transparent)] @max-md:[&_details]:hidden";

function linesOf({ shown }: Entries): number {
  const texts = shown.flatMap((values) =>
    values
      .filter(({ minor }) => !minor)
      .flatMap(({ name, value }) => `${name}: ${value}`.split("\n")),
  );
  return texts.reduce((sum, text) => sum + Math.ceil((text.length || 1) / CHARACTERS_PER_LINE), 0);
}

function quietLine({ came, went }: StoryStep): string {
  const ways = went.map(({ way }) => way).filter(Boolean);
  if (ways.length > 0) return interpolate(labels.branch, { way: ways.join(", ") });
  return came.count === 0 ? labels.begins : labels.technical;
}

function WentOut({ step: { came, went }, detailed = false }: Shown) {
  if (went.length === 0) return <p>{labels.none}</p>;
  return went.map(({ way, ...entries }, place) => (
    <div key={way} className={place > 0 ? "mt-3" : ""}>
      {way !== "" && <p className="font-medium text-accent">{interpolate(labels.way, { way })}</p>}
      {isSame(entries, came) ? <p>{labels.same}</p> : <EntriesView {...{ entries, detailed }} />}
    </div>
  ));
}

function EntriesView({ entries, detailed }: { entries: Entries; detailed: boolean }) {
  const { count, shown } = entries;
  const telling = shown.map((values) => values.filter((value) => !value.minor));
  const more = count - shown.length;
  return (
    <>
      {telling.every((values) => values.length === 0) ? (
        <p>{labels.technical}</p>
      ) : telling.length === 1 ? (
        <Values values={telling[0] ?? []} breaks={detailed} />
      ) : (
        <div className="story-items">
          {telling.map((values, place) => (
            <div key={place}>
              <Values values={values} breaks={detailed} />
            </div>
          ))}
        </div>
      )}
      {more > 0 && shown.length > 0 && (
        <p className="mt-2 text-faint">{interpolate(labels.more, { count: more })}</p>
      )}
      {detailed && <MoreFields all={[entries]} />}
    </>
  );
}

function MoreFields({ all }: { all: readonly Entries[] }) {
  const minor = all
    .flatMap(({ shown }) => shown.map((values) => values.filter((value) => value.minor)))
    .filter((values) => values.length > 0);
  if (minor.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="opens min-h-11 text-muted hover:text-text">{labels.moreFields}</summary>
      {minor.map((values, place) => (
        <Values key={place} values={values} breaks />
      ))}
    </details>
  );
}
