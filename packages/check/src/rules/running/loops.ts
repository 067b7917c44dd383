import { textOf } from "../../facts/port-values.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { isMain, isRecord } from "../../read/edges.ts";
import { isFromCommunity } from "../nodes/unknown-node.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inStep, listed } from "../wording.ts";
import { leadsOut, repeatsWithoutEnd } from "./loop-exits.ts";

export const endlessLoop: Rule = {
  id: "endless-loop",
  level: "can-hurt",
  check: (subject) =>
    loopsOf(subject).flatMap(({ name, loop, exits }): Trouble[] => {
      const found =
        exits.length === 0
          ? { sentence: "no step on the way can end it, so the run goes on until n8n stops it" }
          : repeatsWithoutEnd(exits, loop, subject);
      if (!found) return [];
      return [
        {
          ...found,
          nodes: [...loop],
          sentence: `${at(name)} leads back to itself${loop.length > 1 ? ` by way of ${listed(loop.filter((one) => one !== name))}` : ""}, and ${found.sentence}.`,
        },
      ];
    }),
  mend: "Let an If leave the loop when a round has changed something or after some rounds ($runIndex), or use Loop Over Items.",
};

/** Lists the loops, each with its first step in the file and with the steps at which a run may leave it. */
export function loopsOf(subject: Subject) {
  const seen = new Set<readonly string[]>();
  return subject.steps.flatMap(({ name }) => {
    const loop = subject.graph.loopAround(name);
    if (!loop || seen.has(loop) || !loop.some((one) => subject.isReached(one))) return [];
    seen.add(loop);
    const exits = loop.filter((one) => canEnd(one, subject) && leadsOut(one, loop, subject));
    return [{ name, loop, exits }];
  });
}

/**
 * Whether a run may stop or leave a loop at this step, because the step has several outputs, or because it may output
 * no items.
 */
export function canEnd(name: string, subject: Subject): boolean {
  const node = subject.nodeCalled(name);
  if (!node) return true;
  if (!subject.catalog.typeOf(node.type)) return !isFromCommunity(node.type);
  if (node.disabled === true) return false;
  if (node.onError === "continueErrorOutput") return true;
  const known = subject.known(name);
  if (!known || known.facts.ports.isOpen || known.facts.ports.out.filter(isMain).length !== 1)
    return true;
  const type = shortType(node.type);
  if (/^(?:code|function)$/.test(type))
    return (
      subject.counts.of(name) !== "one" &&
      subject
        .textsOf(node)
        .some(({ value }) =>
          /\b(?:if|filter|throw|slice|splice|shift|switch)\b|[^?]\?[^.?]|\[\s*\]/.test(value),
        )
    );
  if (
    /^(?:filter|removeDuplicates|limit|stopAndError|form|splitOut|itemLists|merge|splitInBatches|executeWorkflow)$/.test(
      type,
    )
  )
    return true;
  return (
    !known.facts.isCore &&
    !/^[\s=]*(?:insert|update|delete)\b/i.test(textOf(known.facts.parameters["query"])) &&
    /getAll|search|list|read|select|query/i.test(textOf(known.facts.parameters["operation"]))
  );
}

/**
 * Whether a run can get from one of the steps `starts` to the Loop step `name` without passing another Loop step. A way
 * through another Loop step is no mistake, because one loop may be inside the other.
 */
function isRound(name: string, starts: readonly string[], subject: Subject): boolean {
  const found = new Set(starts.filter((start) => start !== name));
  for (const one of found)
    if (subject.kindOf(one) !== "splitInBatches")
      for (const edge of subject.graph.leaving(one)) if (isMain(edge)) found.add(edge.to);
  return found.has(name);
}

/**
 * Whether one run enters the Loop step only once from outside. The Loop step then outputs nothing at "done" before the
 * last round through its output "loop" is over.
 */
function isEnteredOnce(name: string, subject: Subject): boolean {
  const inside = subject.graph.after(name);
  return [name, ...subject.graph.before(name)].every((one) => {
    const ways = subject.graph
      .arriving(one)
      .filter((edge) => isMain(edge) && !inside.has(edge.from))
      // All triggers count as one way into the loop, because a run begins at only one of them.
      .map(({ from, fromPort }) => !subject.known(from)?.facts.isTrigger && from + fromPort);
    return new Set(ways).size < 2;
  });
}

export const loopWired: Rule = {
  id: "loop-wired-wrongly",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.nodes
      .filter(({ node }) => shortType(node.type) === "splitInBatches")
      .flatMap(({ node }) => {
        const { name, typeVersion } = node;
        const targets = (port: number) =>
          subject.graph
            .leaving(name)
            .filter((edge) => isMain(edge) && edge.fromPort === port)
            .map(({ to }) => to);
        const [done, loop] = typeVersion >= 3 ? [targets(0), targets(1)] : [targets(1), targets(0)];
        if (loop.some((to) => subject.graph.after(to).has(name))) {
          const { options } = node.parameters;
          if (isRecord(options) && options["reset"] === true)
            return inStep([name], 'begins anew in each round ("Reset"), so it never ends.', {
              mend: 'Switch off "Reset", or let an expression decide when to begin anew.',
            });
          return done.includes(name)
            ? inStep([name], 'leads from "done" back into itself, so it begins anew without end.')
            : [];
        }
        const isSilent =
          done.length > 0 && node["alwaysOutputData"] !== true && isEnteredOnce(name, subject);
        const dead = 'what hangs on "done" never runs';
        if (isRound(name, done, subject) || (isSilent && loop.length === 0))
          return inStep(
            [name],
            `has "done" and "loop" the wrong way round, so ${isSilent ? dead : "nothing is repeated"}.`,
            isSilent ? { level: "will-not-run" } : {},
          );
        return loop.length === 0
          ? []
          : inStep(
              [name],
              `is never come back to, so only the first batch of items is worked on${isSilent ? `, and ${dead}` : ""}.`,
            );
      }),
  mend: 'Let "loop" lead into the round, the last step of the round back, and "done" lead on.',
};
