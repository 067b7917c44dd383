import { passport as words } from "#content/library/passport.ts";
import { watch } from "#content/library/watch.ts";
import { deedTitle } from "#features/diagram/client/run/deed-title.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport, PassportEffect } from "#workflow/passport/passport.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Line, Lines, Part, quoted } from "./part.tsx";

const labels = words.failures;

type Failure = Passport["failures"][number];

const STATES = ["played", "handed", "unplayed"] as const;
const OUTCOMES = ["branch", "on", "stop"] as const;

export function Failures({ proof: { passport, guide, costs } }: { proof: PassportProof }) {
  const { failures } = passport;
  const limited = [...new Set(failures.filter(isToldBySame).map(({ service }) => service))];
  const outcomes = OUTCOMES.filter((one) => failures.some(({ outcome }) => outcome === one));
  return (
    <Part id="failures">
      <FromGuide html={guide.errors} text={labels.guide} />
      {limited.length > 0 && (
        <p className="mt-3 text-muted">
          {interpolate(labels.guideLimit, { services: limited.join(", ") })}
        </p>
      )}
      <h3 className="mt-8 text-title">{labels.steps}</h3>
      <ul className="mt-3 max-w-[48em] list-disc space-y-2 ps-5 text-muted">
        {outcomes.map((one) => (
          <li key={one}>{interpolate(labels.outcomes[one], { case: costs.case })}</li>
        ))}
      </ul>
      {STATES.map((state) => {
        const some = failures.filter((one) => one.state === state);
        return (
          some.length > 0 && <Steps key={state} title={labels.states[state]} failures={some} />
        );
      })}
    </Part>
  );
}

/** Lists steps that can fail. Steps with the same sentences share an entry. */
function Steps({ title, failures }: { title: string; failures: readonly Failure[] }) {
  const groups = Object.entries(
    Object.groupBy(failures, (one) => [one.service, ...sentencesOn(one)].join("\n")),
  );
  return (
    <>
      <h4 className="mt-6 mb-3 font-semibold">{title}</h4>
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
              <ul className="space-y-1">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
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
  if (state === "played") return [capitalized(what), ...sights, toldText(failure)];
  return [...sights, interpolate(labels.conditional, { what }), toldText(failure)];
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

function toldText(failure: Failure): string {
  const { tells, outcome, state, service, seen, isTellingLost } = failure;
  // In the recorded runs this step only received an entry with an error from an earlier step. No run shows what happens
  // when the step itself fails, so nobody knows who would learn of it.
  if (state === "handed" && outcome !== "stop") return labels.tellsUnknown;
  if (tells.length === 0) {
    if (state === "unplayed" && outcome !== "stop") return labels.tellsUnknown;
    if (isTellingLost) return labels.tellsLost;
    const hasEnded = outcome === "stop" || seen.every(({ ended }) => ended === "error");
    return hasEnded ? labels.tellsNobody : labels.tellsGoesOn;
  }
  const whom = tells.map(channelText).join(", ");
  return interpolate(isToldBySame(failure) ? labels.tellsBySame : labels.tells, { whom, service });
}

/** Whether all messages about a failure are sent by the very service that failed. They might not arrive then. */
export function isToldBySame({ tells, channel: own }: Failure): boolean {
  return tells.length > 0 && tells.every(({ channel }) => channel === own);
}

/** Returns a text such as "Email to office@example.com". */
export function channelText({ channel, place }: Failure["tells"][number]): string {
  const title = watch.channels[channel] ?? channel;
  return place === "" ? title : interpolate(watch.to, { title, place });
}
