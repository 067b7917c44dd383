import { kindOf, runningCode } from "../../code/syntax.ts";
import { isReadingList, shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, shortened } from "../wording.ts";

/**
 * Reports `.first()` after a step that outputs many items, since the code probably has to use the item of its own run.
 */
export const firstOfMany: Rule = {
  id: "first-of-many",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text): Trouble[] => {
        if (kindOf(text) !== "expression") return [];
        const name = runningCode(text)
          .flatMap(firstsIn)
          .find((one) => isMixedUp(one, node.name, subject));
        if (name === undefined) return [];
        return [
          {
            nodes: [node.name, name],
            path: text.path,
            sentence: `${at(node.name, text.path)} takes the first item of "${shortened(name)}", which gives several, so every item gets what belongs to the first.`,
          },
        ];
      }),
    ),
  mend: "Write .item instead of .first(), or bring the items together in one before.",
};

const FIRST =
  /\$\(\s*(["'`])((?:[^"'`\\]|\\.)*)\1\s*\)\s*\.(?:first\(\s*\)|all\(\s*\)\[0\])\s*(?:\??\.)?(?!length)/g;

function firstsIn(code: string): string[] {
  return [...code.matchAll(FIRST)].map((match) => (match[2] ?? "").replace(/\\(.)/g, "$1"));
}

/**
 * Whether the step runs once for each of many items: no step before it joins the items, and no loop passes them on one
 * by one.
 */
function isMixedUp(source: string, node: string, subject: Subject): boolean {
  const known = subject.known(source);
  if (!known || !givesMany(known) || source === node) return false;
  const between = waysBetween(source, node, subject);
  if (between.size === 0 || subject.nodeCalled(node)?.["executeOnce"] === true) return false;
  return ![...between].some((name) => bringsTogether(name, subject));
}

function givesMany(known: KnownNode): boolean {
  // A query that is limited to one row outputs a single item.
  const { query } = known.node.parameters;
  if (typeof query === "string" && /\blimit\s{1,9}1\b|\b(?:count|sum|max|min)\(/i.test(query))
    return false;
  return POLLS.has(shortType(known.node.type)) || isReadingList(known);
}

const POLLS = new Set(
  "gmailTrigger emailReadImap microsoftOutlookTrigger googleSheetsTrigger googleDriveTrigger googleCalendarTrigger rssFeedReadTrigger rssFeedRead airtableTrigger notionTrigger".split(
    " ",
  ),
);

function waysBetween(source: string, node: string, { graph }: Subject): Set<string> {
  const after = graph.after(source);
  const before = graph.before(node);
  return after.has(node)
    ? new Set([...after].filter((name) => before.has(name) || name === node))
    : new Set();
}

function bringsTogether(name: string, subject: Subject): boolean {
  const node = subject.nodeCalled(name);
  if (!node) return false;
  if (node["executeOnce"] === true || !subject.catalog.typeOf(node.type)) return true;
  const type = shortType(node.type);
  if (type === "code") return node.parameters["mode"] !== "runOnceForEachItem";
  return /^(?:aggregate|summarize|limit|splitInBatches|merge|function|itemLists|removeDuplicates|filter|if|switch|compareDatasets|html|convertToFile|chainSummarization)$/.test(
    type,
  );
}
