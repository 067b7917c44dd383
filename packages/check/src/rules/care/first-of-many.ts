import { kindOf, runningCode } from "../../code/syntax.ts";
import { isReadingList, POLLS, RECEIVER, shortType } from "../../facts/node-kinds.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, inStep, shortened } from "../wording.ts";

/**
 * Reports code that reads the first item of a step with many items (`.first()`), if the code probably needs the item
 * from which the current item was made.
 *
 * Also reports nodes that use only the first of many items.
 */
export const firstOfMany: Rule = {
  id: "first-of-many",
  level: "can-hurt",
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const leftOut = leavesOut(node, text, subject);
        if (leftOut) return leftOut;
        if (kindOf(text) !== "expression") return [];
        const name = runningCode(text)
          .flatMap(firstsIn)
          .find((one) => isMixedUp(one, node.name, text.key, subject));
        if (name === undefined) return [];
        return inField(
          node,
          text.path,
          `takes the first item of "${shortened(name)}", which gives several, so every item gets what belongs to the first.`,
          { nodes: [node.name, name] },
        );
      }),
    ),
  mend: "Write .item instead of .first(), or bring the items together in one before.",
};

/**
 * Reports a node that uses only the first of the many items that arrive: a script that runs once for all items, or a
 * step that sends messages and has the setting "Execute Once".
 */
function leavesOut(node: NodeInFile, { path, key, value }: Text, subject: Subject) {
  if (subject.counts.before(node.name) !== "many" || node.disabled === true) return undefined;
  if (node["executeOnce"] === true)
    return RECEIVER.test(key) && /\$json\b|\.item\b/.test(value)
      ? inStep(
          [node.name],
          'runs only once ("Execute Once") though several items arrive, so only the first gets its message.',
          { path, mend: 'Switch off "Execute Once" in the settings of the step.' },
        )
      : undefined;
  const isForAll = key === "jsCode" && node.parameters["mode"] !== "runOnceForEachItem";
  return isForAll && ONE.test(value) && !ALL.test(value)
    ? inStep(
        [node.name],
        "runs once for all items and reads only the first of them, so the others are dropped.",
        { path, mend: 'Choose "Run Once for Each Item", or go over $input.all().' },
      )
    : undefined;
}

/**
 * `ONE` matches code that reads one item. `ALL` matches code that may read all items that arrive at the step, or that
 * asks for the first item by `.first()`.
 */
const ONE = /\$json\b|\$input\.item\b/;
const ALL = /\.all\b|\bitems\b|\.first\(/;

/**
 * Matches names of fields by which an If, Filter or Switch step decides where an item goes. Code in these fields may
 * read the first item only to test whether there are any items, which is no mistake.
 */
const ASKS = /^(?:leftValue|rightValue|output)$/;
const FIRST =
  /\$(?:items)?\(\s*(["'`])((?:[^"'`\\]|\\.)*)\1[^()]{0,9}\)\s*(?:\.(?:first\(\s*\)|all\(\s*\)\[0\])|\[0\])\s*(?:\??\.)?(?!length)/g;

function firstsIn(code: string): string[] {
  return [...code.matchAll(FIRST)].map((match) => (match[2] ?? "").replace(/\\(.)/g, "$1"));
}

/**
 * Whether code in the step `node` reads the first item of the step `source`, although the code probably needs another
 * item: `source` outputs many items, `node` runs once for each of them, and no step in between combines or replaces the
 * items.
 */
function isMixedUp(source: string, node: string, key: string, subject: Subject): boolean {
  const { counts } = subject;
  const between = waysBetween(source, node, subject);
  if (source === node || between.size === 0 || subject.nodeCalled(node)?.["executeOnce"] === true)
    return false;
  const isRepeated =
    counts.before(node) === "many" ||
    [...between].some((one) => isRound(one, source, node, subject));
  if (counts.of(source) !== "many" || !isRepeated) return false;
  // Each message needs its own receiver, so a receiver that is read from the first item is wrong. Any other field may
  // need the same value each time, so its code is reported only if `node` comes directly after `source`.
  if (!RECEIVER.test(key))
    return between.size === 1 && !ASKS.test(key) && givesOthers(source, subject);
  const isOther = (name: string) => name !== node && givesOthers(name, subject);
  return ![...between].some(isOther) && !isSettings(source, subject);
}

/**
 * Whether the step `loop` is a Loop step that runs the step `node` again for each item, while the step `source` is
 * outside of the loop.
 */
function isRound(loop: string, source: string, node: string, subject: Subject): boolean {
  const { graph } = subject;
  return (
    subject.kindOf(loop) === "splitInBatches" &&
    graph.after(node).has(loop) &&
    !graph.after(loop).has(source)
  );
}

/** Whether a step is a Set step that outputs the same values for each item. */
function isSettings(name: string, subject: Subject): boolean {
  const node = subject.nodeCalled(name);
  return (
    node !== undefined &&
    subject.kindOf(name) === "set" &&
    !subject.textsOf(node).some(({ value }) => /\$(?:json|input|\()/.test(value))
  );
}

function givesOthers(name: string, subject: Subject): boolean {
  const known = subject.known(name);
  return known !== undefined && (POLLS.has(shortType(known.node.type)) || isReadingList(known));
}

function waysBetween(source: string, node: string, { graph }: Subject): Set<string> {
  const after = graph.after(source);
  const before = graph.before(node);
  return after.has(node)
    ? new Set([...after].filter((name) => before.has(name) || name === node))
    : new Set();
}
