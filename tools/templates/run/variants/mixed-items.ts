import { isDeepStrictEqual } from "node:util";
import { VALUES_NODE } from "../../../../packages/check/src/read/nodes.ts";
import type { WorkflowFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { Json, RecordedCase } from "../../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "../fixtures.ts";
import { givesSeveral, toldTo, whoIn } from "./items.ts";
import { replaceTexts, type Finding, type Variant } from "./variant.ts";

type Played = { one: FixtureCase; was: RecordedCase };

/**
 * Makes variants that each run the items of two cases together, if the two cases take different paths through the
 * workflow. Each step must get the same parameters as in the two separate runs. Each variant runs in its own copy of
 * the workflow. Otherwise a workflow that remembers items would treat the first item as a duplicate in the next
 * variant.
 */
export function withMixedItems(
  file: WorkflowFile,
  cases: readonly FixtureCase[],
  happened: readonly RecordedCase[],
): Variant[] {
  const played = cases
    .map((one, place): Played => ({ one, was: happened[place]! }))
    .filter(({ one, was }) => isPlain(file, one) && was.status === "success");
  const once = new Set(file.nodes.filter((node) => node.executeOnce).map(({ name }) => name));
  return played.flatMap((first) => {
    const [mixed] = played
      .filter(({ one, was }) => one.trigger === first.one.trigger && isOtherWay(first.was, was))
      .flatMap((second) => mix(first, ofAnother(second), once) ?? []);
    return mixed ? [{ kind: "items" as const, file, cases: [mixed] }] : [];
  });
}

function isOtherWay(one: RecordedCase, other: RecordedCase): boolean {
  return !isDeepStrictEqual(wayOf(one), wayOf(other));
}

function isPlain(file: WorkflowFile, { name, trigger, pin, clock, sheets }: FixtureCase) {
  return (
    name.startsWith("normal:") &&
    givesSeveral(file, trigger) &&
    pin[trigger]?.length === 1 &&
    !pin[VALUES_NODE] &&
    !clock &&
    !sheets
  );
}

/** Returns the names of the steps that ran, in alphabetical order. */
function wayOf({ steps }: RecordedCase): string[] {
  return [...new Set(steps.map(({ node }) => node))].toSorted();
}

function ofAnother({ one, was }: Played): Played {
  const others = whoIn(one.pin[one.trigger] ?? []);
  return { one: replaceTexts(one, others), was: replaceTexts(was, others) };
}

/**
 * Merges two test cases of a template into one case that has the items of both.
 * @param once - names of the nodes that send one request for all items together
 * @returns null if the cases cannot be merged. This is so if a node runs several times in one of the cases, if a server
 *   would have to give two answers to the same request, or if a node fails in only one of the cases
 */
function mix(a: Played, b: Played, once: ReadonlySet<string>): Variant["cases"][number] | null {
  const pin: FixtureCase["pin"] = {};
  const shares: NonNullable<FixtureCase["shares"]> = {};
  const files: NonNullable<FixtureCase["files"]> = {};
  for (const node of new Set([...Object.keys(a.one.pin), ...Object.keys(b.one.pin)])) {
    const [ofA, ofB] = [a, b].map(({ one, was }) => ({
      items: one.pin[node] ?? [],
      files: one.files?.[node] ?? [],
      requests: toldTo(was, node),
      turns: was.steps.filter((step) => step.node === node).length,
    })) as [Answers, Answers];
    const [turnsOfA, turnsOfB] = [ofA.turns, ofB.turns];
    const isFailing = turnsOfA > 0 && turnsOfB > 0 && !(a.one.pin[node] && b.one.pin[node]);
    if (turnsOfA > 1 || turnsOfB > 1 || isFailing) return null;
    const isOneQuestion = once.has(node) || isDeepStrictEqual(ofA.requests, ofB.requests);
    const areTwoAnswers = !isDeepStrictEqual(ofA.items, ofB.items);
    if (ofA.requests.length > 0 && ofB.requests.length > 0 && isOneQuestion && areTwoAnswers)
      return null;
    const given = [ofA, ofB].filter(({ turns }) => turns > 0);
    pin[node] = given.flatMap(({ items }) => items);
    if (given.some((one) => one.files.length > 0))
      files[node] = given.flatMap((one) => one.items.map((_, place) => one.files[place] ?? {}));
    if (node !== a.one.trigger) shares[node] = given.flatMap(sharesOf);
  }
  return {
    case: { ...a.one, name: `${a.one.name}, with ${b.one.name}`, pin, files, shares },
    judge: (now) => compare(a.was, b.was, now).filter(({ step }) => !once.has(step)),
  };
}

type Answers = {
  items: FixtureCase["pin"][string];
  files: Record<string, string>[];
  requests: Json[];
  turns: number;
};

/**
 * Distributes the case's answers over the requests of a node. Each request but the last gets one answer, as long as
 * there are any. The last request gets all answers that remain.
 * @returns the number of answers for each request
 */
function sharesOf({ items, requests }: Answers): number[] {
  return requests.map((_, place) =>
    place < requests.length - 1 ? Number(place < items.length) : Math.max(0, items.length - place),
  );
}

function compare(a: RecordedCase, b: RecordedCase, now: RecordedCase): Finding[] {
  const nodes = new Set([...wayOf(a), ...wayOf(b), ...wayOf(now)]);
  return [...nodes].flatMap((step) => {
    const expected = [...withParts(a, step), ...withParts(b, step)];
    const found = withParts(now, step);
    const lost = without(expected, found);
    const added = without(found, expected);
    const [one] = lost.length > 0 ? lost : added;
    if (one === undefined) return [];
    const how = lost.length > 0 ? "is no longer told" : "is also told";
    return [{ step, sentence: `"${step}" ${how}, of two at once: ${JSON.stringify(one)}` }];
  });
}

function without(some: readonly Json[], others: readonly Json[]): Json[] {
  return some.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
}

/**
 * Lists the parameters that a step and its sub-nodes got. The sub-nodes are included because a difference may show only
 * there: an AI agent, for example, asks its memory only about its first item.
 */
function withParts(one: RecordedCase, name: string): Json[] {
  const parts = one.steps.flatMap(({ node, parts: received }) =>
    node === name && received !== undefined ? [received] : [],
  );
  return [...toldTo(one, name), ...parts];
}
