import { kindOf, runningCode } from "../../code/syntax.ts";
import { isReadingList, POLLS, RECEIVER, shortType } from "../../facts/node-kinds.ts";
import type { Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inField, shortened } from "../wording.ts";

/**
 * Reports `.first()` of a step that outputs many items, in code that probably needs the item from which its own item
 * came.
 */
export const firstOfMany: Rule = {
  id: "first-of-many",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text): Trouble[] => {
        const rest = leavesOut(node, text, subject);
        if (rest) return [{ nodes: [node.name], path: text.path, ...rest }];
        if (kindOf(text) !== "expression") return [];
        const name = runningCode(text)
          .flatMap(firstsIn)
          .find((one) => isMixedUp(one, node.name, text.key, subject));
        if (name === undefined) return [];
        return [
          inField(
            node,
            text.path,
            `takes the first item of "${shortened(name)}", which gives several, so every item gets what belongs to the first.`,
            name,
          ),
        ];
      }),
    ),
  mend: "Write .item instead of .first(), or bring the items together in one before.",
};

/**
 * Reports a script, or a step that sends a message and runs only once, if it uses the first of many items and drops the
 * others.
 */
function leavesOut(node: NodeInFile, { key, value }: Text, subject: Subject) {
  if (subject.counts.before(node.name) !== "many" || node.disabled === true) return undefined;
  if (node["executeOnce"] === true)
    return RECEIVER.test(key) && /\$json\b|\.item\b/.test(value)
      ? {
          sentence: `${at(node.name)} runs only once ("Execute Once") though several items arrive, so only the first gets its message.`,
          mend: 'Switch off "Execute Once" in the settings of the step.',
        }
      : undefined;
  const isForAll = key === "jsCode" && node.parameters["mode"] !== "runOnceForEachItem";
  return isForAll && ONE.test(value) && !ALL.test(value)
    ? {
        sentence: `${at(node.name)} runs once for all items and reads only the first of them, so the others are dropped.`,
        mend: 'Choose "Run Once for Each Item", or go over $input.all().',
      }
    : undefined;
}

/** `ONE` matches code that reads one item, `ALL` matches code that reads all items which arrive. */
const ONE = /\$json\b|\$input\.item\b/;
const ALL = /\.all\b|\bitems\b|\.first\(/;

/** Matches fields that may read the first item just to test whether there is one. */
const ASKS = /^(?:leftValue|rightValue|output)$/;
const FIRST =
  /\$(?:items)?\(\s*(["'`])((?:[^"'`\\]|\\.)*)\1[^()]{0,9}\)\s*(?:\.(?:first\(\s*\)|all\(\s*\)\[0\])|\[0\])\s*(?:\??\.)?(?!length)/g;

function firstsIn(code: string): string[] {
  return [...code.matchAll(FIRST)].map((match) => (match[2] ?? "").replace(/\\(.)/g, "$1"));
}

/**
 * Whether a step runs for each of many items of the source. False if a step between the two outputs other items or
 * combines the items.
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
  // Each item must have its own receiver of a message. Any other field may be meant to be the same for all items.
  if (!RECEIVER.test(key))
    return between.size === 1 && !ASKS.test(key) && givesOthers(source, subject);
  const isOther = (name: string) => name !== node && givesOthers(name, subject);
  return ![...between].some(isOther) && !isSettings(source, subject);
}

/** Whether a step is a loop, inside which the node runs again for each item that the source outputs. */
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
