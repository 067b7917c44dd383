import { passport as words } from "#content/library/passport.ts";
import { deedTitle } from "#features/diagram/client/run/deed-title.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport, PassportEffect } from "#workflow/passport/passport.ts";
import {
  channelText,
  isToldBySame,
  LEARNS,
  learnsOf,
  listed,
  quoted,
  type Learns,
} from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { Folded, FromGuide, Line, Lines, Points } from "./part.tsx";

const labels = words.failures;

type Failure = Passport["failures"][number];

const OUTCOMES = ["branch", "on", "stop"] as const;

export function Failures({ proof: { passport, guide, costs } }: { proof: PassportProof }) {
  const { failures } = passport;
  if (failures.length === 0) return null;
  const limited = listed(failures.filter(isToldBySame).map(({ service }) => service));
  const outcomes = OUTCOMES.filter((one) => failures.some(({ outcome }) => outcome === one));
  return (
    <>
      <FromGuide html={guide.errors} text={labels.guide} />
      {limited !== "" && (
        <p className="mt-3 text-muted">{interpolate(labels.guideLimit, { services: limited })}</p>
      )}
      <Folded summary={labels.steps}>
        <Points
          points={outcomes.map((one) => interpolate(labels.outcomes[one], { case: costs.case }))}
        />
        {LEARNS.map((way) => {
          const some = failures.filter((one) => learnsOf(one) === way);
          return some.length > 0 && <Steps key={way} way={way} failures={some} />;
        })}
      </Folded>
    </>
  );
}

/** Lists steps of whose failure the owner hears in the same way. Steps with the same sentences share an entry. */
function Steps({ way, failures }: { way: Learns; failures: readonly Failure[] }) {
  const groups = Object.entries(
    Object.groupBy(failures, (one) => [one.service, ...sentencesOn(one)].join("\n")),
  );
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">{labels.groups[way]}</h3>
      <Lines>
        {groups.map(([key, group = []]) => {
          const [service, ...sentences] = key.split("\n");
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
              {sentences.join(" ")}
            </Line>
          );
        })}
      </Lines>
    </>
  );
}

function sentencesOn(failure: Failure): string[] {
  const { tries: count, outcome, leadsTo, seen, state } = failure;
  const tries = count === 1 ? labels.tries.one : interpolate(labels.tries.many, { count });
  const what = interpolate(labels.names[outcome], { tries, steps: quoted(leadsTo) });
  const bySight = Object.entries(Object.groupBy(seen, (one) => sightText(one)));
  const sights = bySight.map(([sight, some = []]) => {
    const situations = quoted(some.map(({ situation }) => situation));
    return interpolate(state === "handed" ? labels.handed : labels.seen, { situations, sight });
  });
  const first = state === "played" ? capitalized(what) : interpolate(labels.conditional, { what });
  const told = failure.tells.map(channelText).join(", ");
  return [
    first,
    ...sights,
    ...(state === "unplayed" ? [labels.unplayed] : []),
    ...(learnsOf(failure) === "message" ? [interpolate(labels.tells, { whom: told })] : []),
  ];
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Describes what the workflow did in a recorded run after the step had failed, and how the run ended. */
function sightText({ after, ended }: Failure["seen"][number]): string {
  const done = after.length === 0 ? labels.seenNothing : after.map(effectText).join("; ");
  return `${done}; ${labels.ended[ended]}.`;
}

function effectText({ text, ...effect }: PassportEffect): string {
  const title = deedTitle({ ...effect, subject: "", text: "", values: [] }, effect.service);
  return text === "" ? title : interpolate(labels.quote, { title, text });
}
