import { isMain, isRecord } from "../../../packages/check/src/read/edges.ts";
import type { KnownNode } from "../../../packages/check/src/facts/node-facts.ts";
import { shortType } from "../../../packages/check/src/facts/node-kinds.ts";
import { hostsOfNode } from "../../../packages/check/src/data-map/hosts-of-node.ts";
import type { Passport, PassportMessage } from "../../../src/workflow/passport/passport.ts";
import { effectsOf } from "./effects.ts";
import { isOwn, messageOf, ownTexts } from "./messages.ts";
import type { PassportRuns, RunCase, RunStep } from "./runs.ts";

type Failure = Passport["failures"][number];
type Seen = Failure["seen"][number];

/** Returns, for each step that uses a service, what the workflow does if the service fails. */
export function failuresIn(runs: PassportRuns): Failure[] {
  const { subject, cases } = runs;
  const reports = cases.filter((one) => isReport(one, runs));
  const tells = tellingIn(runs);
  return subject.nodes.flatMap((known): Failure[] => {
    const { node, facts } = known;
    const isPart = subject.graph.leaving(node.name).some((edge) => !isMain(edge));
    const services = servicesOf(known, runs);
    if (facts.isTrigger || isPart || services.length === 0) return [];
    const outcome = OUTCOMES[node.onError ?? ""] ?? "stop";
    const played = cases.flatMap((one) => seenIn(one, failedItself, []));
    // If this step fails in no recorded run, the passport (the report on a template's recorded runs) shows other runs
    // instead: those in which the step got an item on which an earlier step had failed.
    const handed =
      played.length > 0 ? [] : cases.flatMap((one) => seenIn(one, gotFailure, [node.name]));
    const seen = played.length > 0 ? played : handed;
    const ran = cases.filter(({ steps }) => steps.some((step) => step.node === node.name));
    // `reports` are the runs that n8n's error trigger starts after another run has failed. If this step runs only in
    // reports, no further run reports its failure.
    const reported = ran.length > 0 && ran.every((one) => reports.includes(one)) ? [] : reports;
    const effects =
      outcome === "stop"
        ? reported.flatMap(({ steps }) => steps.flatMap((step) => effectsOf(step, runs, tells)))
        : seen.flatMap((one) => one.after);
    return [
      {
        step: node.name,
        service: services.join(", "),
        channel: shortType(node.type),
        tries: triesOf(node),
        outcome,
        leadsTo: outcome === "branch" ? errorTargets(node.name, runs) : [],
        state: played.length > 0 ? "played" : handed.length > 0 ? "handed" : "unplayed",
        seen,
        tells: toldIn(effects),
        isTellingLost: cases.some((one) => losesTelling(one, node.name)),
      },
    ];
    /** Whether the step `name` failed, and a later step that reports failures to the owner failed too. */
    function losesTelling(one: RunCase, name: string): boolean {
      return stepsBehind(one, name, failedItself).some(
        (step) =>
          step.node !== name &&
          failedItself(step, one) &&
          effectsOf(step, runs, tells).some((effect) => effect.tells),
      );
    }
    function seenIn(one: RunCase, holds: Holds, also: readonly string[]): Seen[] {
      if (!one.steps.some((step) => step.node === node.name && holds(step, one))) return [];
      const behind = stepsBehind(one, node.name, holds);
      const shown = one.steps.filter((step) => also.includes(step.node) || behind.includes(step));
      // Steps that failed are left out, because they had no effect outside n8n.
      const done = shown.filter((step) => !failedItself(step, one));
      const after = done.flatMap((step) => effectsOf(step, runs, tells));
      return [
        { situation: one.name, ended: one.status, after: unique(after).slice(0, MAX_EFFECTS) },
      ];
    }
  });
}

/**
 * Maximum number of effects that are listed for a recorded test run. A run that handles several entries has the same
 * kinds of effects for each entry, so a few of them show enough.
 */
const MAX_EFFECTS = 6;

const OUTCOMES: Record<string, Failure["outcome"] | undefined> = {
  continueErrorOutput: "branch",
  continueRegularOutput: "on",
};

function triesOf({ retryOnFail, maxTries }: KnownNode["node"]): number {
  return retryOnFail ? (typeof maxTries === "number" ? maxTries : 3) : 1;
}

/** Returns the names that n8n gives to the services that a step and its sub-nodes (such as an AI model) use. */
function servicesOf(known: KnownNode, { subject }: PassportRuns): string[] {
  const parts = subject.graph
    .arriving(known.node.name)
    .filter((edge) => !isMain(edge))
    .flatMap(({ from }) => subject.known(from) ?? [])
    .flatMap((part) => servicesOf(part, { subject } as PassportRuns));
  const { hosts, problem } = hostsOfNode(known, subject);
  const labels = hosts !== undefined || problem !== undefined ? [known.facts.label] : [];
  return [...new Set([...labels, ...parts])];
}

/**
 * Finds the steps that are connected to the error output of a step, which is its last output. Without a second output,
 * there is no error output.
 */
function errorTargets(name: string, { subject }: PassportRuns): string[] {
  const leaving = subject.graph.leaving(name).filter(isMain);
  const last = Math.max(0, ...leaving.map(({ fromPort }) => fromPort));
  return last === 0 ? [] : leaving.filter(({ fromPort }) => fromPort === last).map(({ to }) => to);
}

type Holds = (step: RunStep, one: RunCase) => boolean;

/** Whether the step itself failed. A step that only passes on items on which an earlier step failed does not count. */
function failedItself(step: RunStep, one: RunCase): boolean {
  if (step.error !== undefined) return true;
  if (step.isUnanswered && step.out.flat().some(isFailure)) return true;
  const got = new Set(itemsInto(step, one).map((item) => JSON.stringify(item)));
  return step.out.some((items, output) =>
    // An item that is marked as failed does not prove that this step failed: the step may only have passed it on. The
    // step itself failed if the item left by another output than the first, or if no equal item arrived.
    items.some((item) => isFailure(item) && (output > 0 || !got.has(JSON.stringify(item)))),
  );
}

function gotFailure(step: RunStep, one: RunCase): boolean {
  return itemsInto(step, one).some(isFailure);
}

function itemsInto({ from }: RunStep, { steps }: RunCase): unknown[] {
  return from.flatMap(({ step, output }) => steps[step]?.out[output] ?? []);
}

/**
 * Whether an item is marked as failed: its field "error" is not empty. In some workflows, items without a failure have
 * an empty field "error".
 */
function isFailure(item: unknown): boolean {
  return isRecord(item) && Boolean(item["error"]);
}

/**
 * Lists the steps that could get the items on which the step `name` failed, directly or through other steps.
 * @param holds - returns whether a run of the step counts as failed
 */
function stepsBehind(one: RunCase, name: string, holds: Holds): RunStep[] {
  const behind = new Set<number>();
  one.steps.forEach(({ from }, place) => {
    const follows = from.some(({ step: before, output }) => {
      const step = one.steps[before];
      if (behind.has(before)) return true;
      return step?.node === name && holds(step, one) && isOutputOf(step, output);
    });
    if (follows) behind.add(place);
  });
  return one.steps.filter((_, place) => behind.has(place));
}

/**
 * Whether the output with this index has the items on which a step failed. If no output has items that are marked as
 * failed, the whole step failed, and the result is true for every output.
 */
function isOutputOf({ out }: RunStep, output: number): boolean {
  const failed = out.findIndex((items) => items.some(isFailure));
  return failed < 0 || failed === output;
}

/**
 * Returns a function that says whether a message informs the owner of a failure: it goes to the owner, and is never
 * sent in a run without a failure.
 */
function tellingIn(runs: PassportRuns): (message: PassportMessage) => boolean {
  const ownerTexts = ownTexts(runs);
  const usual = runs.cases
    .filter((one) => !isReport(one, runs) && !one.steps.some((step) => failedItself(step, one)))
    .flatMap(({ steps }) => steps.flatMap(({ deeds }) => deeds.flatMap(messageOf)));
  const known = new Set(usual.map((message) => JSON.stringify(message)));
  return (message) => isOwn(message, ownerTexts) && !known.has(JSON.stringify(message));
}

function isReport({ trigger }: RunCase, { subject }: PassportRuns): boolean {
  return subject.nodeCalled(trigger)?.type.endsWith(".errorTrigger") === true;
}

function toldIn(effects: Seen["after"]): Failure["tells"] {
  const receivers = effects
    .filter((one) => one.tells)
    .map(({ channel, place }) => ({ channel, place }));
  return unique(receivers);
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}
