import { passport as words } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part, Points } from "./part.tsx";

const labels = words.off;

export function Off({ passport: { waits, messages, writes } }: { passport: Passport }) {
  return (
    <Part id="off">
      <Points
        points={[
          ...labels.steps,
          ...(waits ? [labels.waits] : []),
          ...(messages.length > 0 ? [labels.sent] : []),
        ]}
      />
      <h3 className="mt-6 mb-3 text-title">{labels.writes}</h3>
      {writes.length === 0 && <p className="text-muted">{labels.none}</p>}
      {writes.length > 0 && (
        <Lines>
          {writes.map(({ step, service, act, places }) => (
            <Line key={`${step} ${act}`} name={step}>
              {interpolate(labels.acts[act], { place: [service, ...places].join(", ") })}
            </Line>
          ))}
        </Lines>
      )}
      <p className="mt-3 text-muted">
        {[
          ...(writes.length > 0 ? [labels.undo] : []),
          ...(writes.some(({ act }) => act === "remove") ? [] : [labels.deletes]),
        ].join(" ")}
      </p>
    </Part>
  );
}
