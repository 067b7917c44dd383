import { passport as words } from "#content/library/passport.ts";
import { watch } from "#content/library/watch.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import { Line, Lines, Part } from "./part.tsx";
import { differencesIn } from "./releases.tsx";

const labels = words.failures;

type Failure = Passport["failures"][number];

export function Failures({ passport }: { passport: Passport }) {
  const { failures } = passport;
  const groups = Object.entries(
    Object.groupBy(failures, (one) => `${one.service}\n${whatHappens(one)}\n${evidenceOf(one)}`),
  );
  return (
    <Part id="failures" text={labels.text}>
      <Lines>
        {groups.map(([key, group = []]) => {
          const [service, happens, evidence] = key.split("\n");
          return (
            <Line
              key={key}
              name={
                <>
                  {group.map(({ step }) => step).join(", ")}
                  <span className="block text-small text-faint">{service}</span>
                </>
              }
            >
              {happens}
              <span className="block text-small text-faint">{evidence}</span>
            </Line>
          );
        })}
      </Lines>
      {differencesIn(passport).map((text) => (
        <p key={text} className="mt-3 text-muted">
          {text}
        </p>
      ))}
    </Part>
  );
}

function whatHappens({ channel: own, tries, outcome, tells }: Failure): string {
  const whom = tells.map(({ channel, place }) => {
    const title = watch.channels[channel] ?? channel;
    return place === "" ? title : interpolate(watch.to, { title, place });
  });
  return [
    tries === 1 ? labels.tries.one : interpolate(labels.tries.many, { count: tries }),
    labels.outcome[outcome],
    ...(whom.length > 0 ? [interpolate(labels.tells, { whom: whom.join(", ") })] : []),
    ...(whom.length > 0 && tells.every(({ channel }) => channel === own) ? [labels.sameWay] : []),
  ].join(" ");
}

function evidenceOf({ situations }: Failure): string {
  if (situations.length === 0) return labels.notTried;
  return interpolate(labels.seen, { situations: situations.join("; ") });
}
