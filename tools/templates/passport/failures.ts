import { isMain, isRecord } from "../../../packages/check/src/read/edges.ts";
import type { KnownNode } from "../../../packages/check/src/facts/node-facts.ts";
import { shortType } from "../../../packages/check/src/facts/node-kinds.ts";
import { hostsOfNode } from "../../../packages/check/src/data-map/hosts-of-node.ts";
import type { Passport } from "../../../src/workflow/passport/passport.ts";
import { messageOf } from "./messages.ts";
import type { PassportRuns, RunCase, RunStep } from "./runs.ts";

type Failure = Passport["failures"][number];

/** Tells for each step that needs a service what happens when it fails, in the order of the file. */
export function failuresIn(runs: PassportRuns): Failure[] {
  const { subject } = runs;
  return subject.nodes.flatMap((known): Failure[] => {
    const { node, facts } = known;
    const isPart = subject.graph.leaving(node.name).some((edge) => !isMain(edge));
    const services = servicesOf(known, runs);
    if (facts.isTrigger || isPart || services.length === 0) return [];
    const outcome = OUTCOMES[node.onError ?? ""] ?? "stop";
    const failed = runs.cases.filter((one) => one.steps.some((step) => isFailed(step, node.name)));
    const told = outcome === "stop" ? runs.cases.filter(isAboutFailure) : failed;
    return [
      {
        step: node.name,
        service: services.join(", "),
        channel: shortType(node.type),
        tries: triesOf(node),
        outcome,
        situations: failed.map(({ situation }) => situation),
        tells: toldAfter(told, outcome === "stop" ? undefined : node.name),
      },
    ];
    function isAboutFailure({ trigger }: RunCase): boolean {
      return subject.nodeCalled(trigger)?.type.endsWith(".errorTrigger") === true;
    }
  });
}

const OUTCOMES: Record<string, Failure["outcome"] | undefined> = {
  continueErrorOutput: "branch",
  continueRegularOutput: "on",
};

function triesOf({ retryOnFail, maxTries }: KnownNode["node"]): number {
  return retryOnFail ? (typeof maxTries === "number" ? maxTries : 3) : 1;
}

/** n8n's names of what a step, or a part that it uses, contacts. */
function servicesOf(known: KnownNode, { subject }: PassportRuns): string[] {
  const parts = subject.graph
    .arriving(known.node.name)
    .filter((edge) => !isMain(edge))
    .flatMap(({ from }) => subject.known(from) ?? [])
    .flatMap((part) => servicesOf(part, { subject } as PassportRuns));
  const { hosts, problem } = hostsOfNode(known, subject);
  const own = hosts !== undefined || problem !== undefined ? [known.facts.label] : [];
  return [...new Set([...own, ...parts])];
}

function isFailed({ node, error, out }: RunStep, name: string): boolean {
  return node === name && (error !== undefined || out.flat().some(isFailure));
}

function isFailure(item: unknown): boolean {
  return isRecord(item) && "error" in item;
}

/** Whom the steps behind a failed one told, each once; behind any step when none is named. */
function toldAfter(cases: readonly RunCase[], failed?: string): Failure["tells"] {
  const told = new Map<string, Failure["tells"][number]>();
  for (const { steps } of cases) {
    const behind = new Set<number>();
    steps.forEach((step, place) => {
      const follows = step.from.some(({ step: before, output }) => {
        const one = steps[before];
        if (behind.has(before)) return true;
        return one !== undefined && isFailed(one, failed ?? "") && isOutputOf(one, output);
      });
      if (follows) behind.add(place);
      if (!follows && failed !== undefined) return;
      for (const { channel, place: to } of step.deeds.flatMap(messageOf))
        told.set(`${channel} ${to}`, { channel, place: to });
    });
  }
  return [...told.values()];
}

/** Whether a failed item left by this output; a step that failed as a whole hands its input on by any. */
function isOutputOf({ out }: RunStep, output: number): boolean {
  const failed = out.findIndex((items) => items.some(isFailure));
  return failed < 0 || failed === output;
}
