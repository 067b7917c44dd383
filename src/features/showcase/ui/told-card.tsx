import { libraryWords } from "#content/landing/library.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ShowcaseStep, Told } from "../contract.ts";

/** What a step did; as tall with little as with much, so that nothing below it moves. */
export function ToldCard({ step, place, all }: { step: ShowcaseStep; place: number; all: number }) {
  const { node, failed, told } = step;
  return (
    <div className="mt-8 grid h-84 overflow-hidden rounded-card border border-hairline bg-canvas p-5 sm:h-64 sm:p-7 print:h-auto print:break-inside-avoid md:grid-cols-[14rem_1fr] md:gap-x-10">
      <div>
        <p className="text-small text-faint tabular-nums">
          {interpolate(libraryWords.place, { now: place + 1, all })}
          <span className="sr-only">: {node}</span>
        </p>
        <p className="mt-1.5 font-display text-title font-semibold">
          {failed ? libraryWords.stepFailed : (told?.title ?? node)}
        </p>
      </div>
      {told && <What {...told} />}
    </div>
  );
}

function What({ subject, text, values }: Told) {
  return (
    <div className="min-w-0 max-md:mt-3">
      {subject && <p className="line-clamp-2 font-medium">{subject}</p>}
      {text && (
        <p className="mt-2 line-clamp-6 text-[0.9375rem] leading-relaxed whitespace-pre-line text-muted">
          {text.replace(/\n{2,}/g, "\n")}
        </p>
      )}
      {values.length > 0 && (
        <dl className="mt-1 grid gap-x-8 gap-y-2 text-small sm:grid-cols-2">
          {values.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="truncate text-faint">{name}</dt>
              <dd className="line-clamp-2 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
