import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Deed } from "#workflow/story/deeds.ts";
import type { Said } from "#workflow/story/readable.ts";
import type { Entries, StoryStep } from "#workflow/story/story.ts";
import { deedTitle } from "../deed-title.ts";

const words = watch.step;

export function StoryStepView({ step, number }: { step: StoryStep; number: number }) {
  const { node, kind, parts, came, deeds, moreDeeds, error } = step;
  return (
    <div className="space-y-4">
      <div>
        <p className="font-display text-title font-semibold text-text">{`${number}. ${node}`}</p>
        <p className="text-small text-muted">
          {[kind, parts.length > 0 && interpolate(words.uses, { parts: parts.join(", ") })]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      {error !== undefined && (
        <p className="text-small text-error">
          {error === "" ? words.failedOnPurpose : interpolate(words.failed, { reason: error })}
        </p>
      )}
      {deeds.map((deed, place) => (
        <DeedCard key={place} deed={deed} kind={kind} />
      ))}
      {moreDeeds > 0 && (
        <p className="text-small text-faint">{interpolate(words.more, { count: moreDeeds })}</p>
      )}
      <div className="grid gap-x-8 gap-y-4 text-small @2xl:grid-cols-2">
        <div className="min-w-0">
          <p className="text-faint">{words.came}</p>
          {came.count === 0 ? <p>{words.nothing}</p> : <EntriesView entries={came} />}
        </div>
        <div className="min-w-0">
          <p className="text-faint">{words.went}</p>
          <WentOut step={step} />
        </div>
      </div>
    </div>
  );
}

function WentOut({ step: { came, went } }: { step: StoryStep }) {
  if (went.length === 0) return <p>{words.none}</p>;
  return went.map(({ way, ...entries }, place) => (
    <div key={way} className={place > 0 ? "mt-3" : ""}>
      {way !== "" && <p className="font-medium text-accent">{interpolate(words.way, { way })}</p>}
      {entries.shown.length > 0 && JSON.stringify(entries) === JSON.stringify(came) ? (
        <p>{words.same}</p>
      ) : (
        <EntriesView entries={entries} />
      )}
    </div>
  ));
}

function EntriesView({ entries: { count, shown } }: { entries: Entries }) {
  if (shown.length === 0) {
    return <p>{count === 1 ? words.oneEntry : interpolate(words.entries, { count })}</p>;
  }
  const more = count - shown.length;
  return (
    <>
      {shown.map((values, place) => (
        <div key={place} className={place > 0 ? "mt-2 border-t border-hairline pt-2" : ""}>
          <Values values={values} />
        </div>
      ))}
      {more > 0 && <p className="mt-2 text-faint">{interpolate(words.more, { count: more })}</p>}
    </>
  );
}

function DeedCard({ deed, kind }: { deed: Deed; kind: string }) {
  const { subject, text, values } = deed;
  return (
    <div className="max-w-[40em] rounded-control border border-hairline bg-canvas px-4 py-3">
      <p className="text-small break-words text-faint">{deedTitle(deed, kind)}</p>
      {subject !== "" && <p className="mt-1 font-semibold break-words text-text">{subject}</p>}
      {text !== "" && (
        <p className="mt-1 break-words whitespace-pre-line text-text">
          <Emphasized text={text} />
        </p>
      )}
      {values.length > 0 && (
        <div className="mt-2 text-small">
          <Values values={values} />
        </div>
      )}
    </div>
  );
}

/** Chats write *what counts* between stars. */
function Emphasized({ text }: { text: string }) {
  return text
    .split(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/)
    .map((part, place) => (place % 2 === 1 ? <strong key={place}>{part}</strong> : part));
}

function Values({ values }: { values: Said[] }) {
  return (
    <dl className="space-y-1">
      {values.map(({ name, value }, place) => (
        <div key={place} className="break-words">
          <dt className="inline text-muted">{`${name}: `}</dt>
          <dd className="inline whitespace-pre-line text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
