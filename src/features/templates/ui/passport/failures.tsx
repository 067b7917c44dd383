import { passport as content } from "#content/library/passport.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Failure, Passport } from "#workflow/passport/passport.ts";
import {
  channelText,
  learnsOf,
  listed,
  quoted,
  readerOf,
  REQUEST,
} from "../../passport/wording.ts";
import type { PassportProof } from "../../views.ts";
import { FromGuide, Line, Lines, Points } from "./part.tsx";

const labels = content.failures;

const OUTCOMES = ["branch", "on", "stop"] as const;

export function Failures({ proof: { passport, guide, costs } }: { proof: PassportProof }) {
  const { failures } = passport;
  const outcomes = OUTCOMES.filter((one) => failures.some(({ outcome }) => outcome === one));
  return (
    <>
      <Points
        points={present(
          ...outcomes.map((one) => interpolate(labels.outcomes[one], { case: costs.case })),
          twiceText(passport),
          togetherText(passport),
        )}
      />
      <div className="mt-4">
        <Lines>
          {failuresByService(passport).map(({ service, sentences }) => (
            <Line key={service} name={service}>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Line>
          ))}
        </Lines>
      </div>
      <FromGuide html={guide.errors} text={labels.guide} />
    </>
  );
}

type ServiceFailure = { service: string; sentences: string[] };

/** Describes for each service what happens while it is down. Services that start the workflow come first. */
export function failuresByService(passport: Passport): ServiceFailure[] {
  const byService = Map.groupBy(passport.failures, (one) => serviceOf(one, passport));
  return [
    ...startsOf(passport),
    ...[...byService].map(([service, failures]) => ({ service, sentences: sentencesOn(failures) })),
  ];
}

function serviceOf({ service, step }: Failure, { receivers }: Passport): string {
  if (service !== REQUEST) return service;
  return receivers.find(({ steps }) => steps.includes(step))?.company ?? labels.website;
}

/**
 * Kinds of start steps that ask a service for news. A start step of the kind `web` does not ask: the service itself
 * sends its news to the step.
 */
const ASKING = ["mailbox", "poll"];

function startsOf({ starts, receivers }: Passport): ServiceFailure[] {
  const byCompany = starts.flatMap(({ step, kind }) => {
    const company = receivers.find(({ steps }) => steps.includes(step))?.company;
    if (company === undefined || !(kind === "web" || ASKING.includes(kind))) return [];
    const sentence = kind === "web" ? labels.startsByReport : labels.startsByAsking;
    return [{ service: interpolate(labels.start, { company }), sentences: [sentence] }];
  });
  return byCompany.filter(
    ({ service }, place) => byCompany.findIndex((one) => one.service === service) === place,
  );
}

/** Returns sentences on what happens if these steps fail. Steps with the same consequences share one sentence. */
function sentencesOn(failures: readonly Failure[]): string[] {
  const groups = Map.groupBy(failures, (one) =>
    [one.outcome, ...one.leadsTo, ...knownOf(one)].join("\n"),
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (!first) return "";
    const { outcome, leadsTo } = first;
    const steps = quoted(group.map(({ step }) => step));
    const name = interpolate(labels.names[outcome], { steps, next: quoted(leadsTo) });
    return [name, ...knownOf(first)].join(" ");
  });
}

function knownOf(failure: Failure): string[] {
  const { tries, tells, state, seen } = failure;
  const whom = listed(tells.map(channelText));
  const situations = quoted(seen.map(({ situation }) => situation));
  return present(
    tries > 1 && interpolate(labels.tries, { tries }),
    interpolate(labels.hears[learnsOf(failure)], { whom }),
    interpolate(labels[state], { situations }),
  );
}

/**
 * Says which work a retry may do twice: a service did its work, but its answer was lost.
 * @returns "" if no step that can fail sends or writes anything
 */
function twiceText({ failures, messages, writes }: Passport): string {
  const changing = [
    ...writes.map(({ step }) => step),
    ...messages.flatMap((one) => (readerOf(one) === "shown" ? [] : [one.step])),
  ];
  const steps = failures.flatMap(({ step, tries }) =>
    tries > 1 && changing.includes(step) ? [step] : [],
  );
  const { twice, twiceByItself } = labels;
  if (!failures.some(({ step }) => changing.includes(step))) return "";
  if (steps.length === 0) return twice;
  return `${twice} ${interpolate(twiceByItself, { steps: quoted(steps) })}`;
}

/**
 * A message about a failure may be carried by a service that is down, too. Describes how the owner learns of the
 * failure then; "" if this cannot happen.
 */
function togetherText({ failures, messages }: Passport): string {
  const channels = new Set(failures.flatMap(({ tells }) => tells.map(({ channel }) => channel)));
  const ownerSteps = messages.flatMap((one) => (readerOf(one) === "own" ? [one.step] : []));
  const tellers = failures.filter(
    ({ step, channel }) => channels.has(channel) && ownerSteps.includes(step),
  );
  if (tellers.length === 0) return "";
  const silent = tellers.flatMap(({ outcome, step }) => (outcome === "stop" ? [] : [step]));
  const { together, togetherList, togetherSilent } = labels;
  return present(
    interpolate(together, { services: listed(tellers.map(({ service }) => service)) }),
    silent.length < tellers.length && togetherList,
    silent.length > 0 && interpolate(togetherSilent, { steps: quoted(silent) }),
  ).join(" ");
}
