import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Entries, StoryStep } from "#workflow/story/story.ts";
import { DeedView, Values } from "./deed.tsx";

const { step: labels } = watch;

export function StoryStepView({ step, number }: { step: StoryStep; number: number }) {
  const { node, kind, parts, came, deeds, moreDeeds, error } = step;
  return (
    <div className="space-y-4">
      <div>
        <p className="font-display text-title font-semibold text-text">{`${number}. ${node}`}</p>
        <p className="text-small text-muted">
          {[kind, parts.length > 0 && interpolate(labels.uses, { parts: parts.join(", ") })]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      {error !== undefined && (
        <p className="text-small text-error">
          {error === "" ? labels.failedOnPurpose : interpolate(labels.failed, { reason: error })}
        </p>
      )}
      {deeds.map((deed, place) => (
        <DeedView key={place} deed={deed} kind={kind} />
      ))}
      {moreDeeds > 0 && (
        <p className="text-small text-faint">{interpolate(labels.more, { count: moreDeeds })}</p>
      )}
      <div className="step-data grid grid-cols-2 gap-x-4 text-small @2xl:gap-x-8">
        <div className="min-w-0">
          <p className="text-faint">{labels.came}</p>
          {came.count === 0 ? <p>{labels.nothing}</p> : <EntriesView entries={came} />}
        </div>
        <div className="min-w-0">
          <p className="text-faint">{labels.went}</p>
          <WentOut step={step} />
        </div>
      </div>
    </div>
  );
}

function WentOut({ step: { came, went } }: { step: StoryStep }) {
  if (went.length === 0) return <p>{labels.none}</p>;
  return went.map(({ way, ...entries }, place) => (
    <div key={way} className={place > 0 ? "mt-3" : ""}>
      {way !== "" && <p className="font-medium text-accent">{interpolate(labels.way, { way })}</p>}
      {entries.shown.length > 0 && JSON.stringify(entries) === JSON.stringify(came) ? (
        <p>{labels.same}</p>
      ) : (
        <EntriesView entries={entries} />
      )}
    </div>
  ));
}

function EntriesView({ entries: { count, shown } }: { entries: Entries }) {
  if (shown.length === 0) {
    return <p>{count === 1 ? labels.oneEntry : interpolate(labels.entries, { count })}</p>;
  }
  const more = count - shown.length;
  return (
    <>
      {shown.map((values, place) => (
        <div key={place} className={place > 0 ? "mt-2 border-t border-hairline pt-2" : ""}>
          <Values values={values} />
        </div>
      ))}
      {more > 0 && <p className="mt-2 text-faint">{interpolate(labels.more, { count: more })}</p>}
    </>
  );
}
