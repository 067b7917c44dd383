import type { KnownNode } from "../../facts/node-facts.ts";
import { isActing, isModelUser, shortType } from "../../facts/node-kinds.ts";
import { isMain, type Edge } from "../../read/edges.ts";
import { mentions } from "../code/references.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed } from "../wording.ts";

/**
 * Reports steps that one run reaches by two or more connections. n8n does not wait until items have arrived by all of
 * them, so the step runs once for each connection.
 */
export const runsTwice: Rule = {
  id: "runs-twice",
  whenReached: true,
  level: "can-hurt",
  check(subject) {
    return subject.nodes.flatMap(({ node: { name, type } }) => {
      if (WAITS.test(shortType(type))) return [];
      const ways = waysTo(name, subject).map(({ from }) => from);
      if (ways.length === 0) return [];
      const after = [name, ...subject.graph.after(name)].flatMap((one) => subject.known(one) ?? []);
      if (!after.some((known) => known.node.disabled !== true && isActing(known))) return [];
      const times = ways.length === 2 ? "twice" : `${ways.length} times`;
      return inStep(
        [name, ...ways],
        `is reached ${times} in one run, from ${listed(ways)}, and n8n does not wait for all of them, so it and all behind it run ${times}.`,
      );
    });
  },
  mend: "Bring both ways together in a Merge step before it, or remove one of the two connections.",
};

/** Lists the connections by which one run reaches a step more than once; empty if a run reaches the step only once. */
function waysTo(name: string, subject: Subject): Edge[] {
  const { graph, branches } = subject;
  const loop = graph.loopAround(name);
  const arriving = graph
    .arriving(name)
    .filter(
      (edge) =>
        isMain(edge) && !(loop && graph.loopAround(edge.from) === loop) && subject.runs(edge.from),
    );
  for (const a of arriving)
    for (const b of arriving) {
      if (a.from === b.from || a.toPort !== b.toPort) continue;
      const isFork = a.from < b.from && fork(a, b, subject) && needsBoth(name, a, b, subject);
      if ((isShortcut(a, b, subject) || isFork) && branches.areTogether(a, b))
        return arriving.reduce(
          (ways, one) =>
            ways.every((way) => areBothTaken(way, one, subject)) ? [...ways, one] : ways,
          [a, b],
        );
    }
  return [];
}

/** Whether one run passes both connections, which end at the same step. That step then runs once per connection. */
export function areBothTaken(a: Edge, b: Edge, subject: Subject): boolean {
  const areJoined = isShortcut(a, b, subject) || isShortcut(b, a, subject) || fork(a, b, subject);
  return a !== b && areJoined && subject.branches.areTogether(a, b);
}

function isShortcut(a: Edge, b: Edge, { graph }: Subject): boolean {
  return graph.before(b.from).has(a.from) && !graph.before(a.from).has(b.from);
}

/** Whether an earlier step has one output with two connections, of which one leads to `a` and the other to `b`. */
function fork(a: Edge, b: Edge, { graph }: Subject): boolean {
  const reaches = (from: Edge, to: Edge) => graph.reachedFrom([from.to]).has(to.from);
  return [...graph.before(a.from)].some((name) => {
    const leaving = graph.before(b.from).has(name) ? graph.leaving(name).filter(isMain) : [];
    return leaving.some(
      (one) =>
        reaches(one, a) &&
        leaving.some(
          (other) => other.fromPort === one.fromPort && other.to !== one.to && reaches(other, b),
        ),
    );
  });
}

/**
 * Whether the step probably needs the items of both connections at once. Each of these is a sign:
 * - The step processes all items at once, or it asks an AI and gets exactly one item by each connection.
 * - The step reads the output of an earlier step that leads to only one of the two connections.
 * - The step sends or changes something, and the two steps directly before it have different types.
 */
function needsBoth(name: string, a: Edge, b: Edge, subject: Subject): boolean {
  const known = subject.known(name);
  const upstream = ({ from }: Edge) => new Set([from, ...subject.graph.before(from)]);
  const [one, other] = [upstream(a), upstream(b)];
  // If only one of the two ways to the step passes an If or Filter step, a run may skip that way. The step then runs
  // only once.
  const isSure = ![...one, ...other].some(
    (step) =>
      one.has(step) !== other.has(step) &&
      (subject.branches.decides(step) || subject.kindOf(step) === "filter"),
  );
  if (known && isSure && isActing(known) && subject.kindOf(a.from) !== subject.kindOf(b.from))
    return true;
  if (known && isSure && (isForAll(known) || (isModelUser(known) && isOneOfEach(a, b, subject))))
    return true;
  return mentions(subject).some(
    (mention) => mention.node.name === name && one.has(mention.name) !== other.has(mention.name),
  );
}

function isOneOfEach(a: Edge, b: Edge, { counts }: Subject): boolean {
  return [a, b].every(({ from, fromPort }) => counts.of(from, fromPort) === "one");
}

function isForAll({ node: { type, parameters, executeOnce } }: KnownNode): boolean {
  return (
    executeOnce === true ||
    /^(?:aggregate|summarize|limit|convertToFile|spreadsheetFile|function)$/.test(
      shortType(type),
    ) ||
    (shortType(type) === "code" && parameters["mode"] !== "runOnceForEachItem")
  );
}

const WAITS = /^(?:merge|splitInBatches|noOp|stopAndError|compareDatasets)$/;
