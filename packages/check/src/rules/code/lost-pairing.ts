import { textOf } from "../../facts/port-values.ts";
import { shortType } from "../../facts/node-kinds.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, shortened } from "../wording.ts";
import { mentions } from "./references.ts";

/**
 * Reports code that reads `$("…").item` although n8n cannot find this item, because a step in between made new items by
 * code, or joined several items into one.
 */
export const lostPairing: Rule = {
  id: "lost-pairing",
  whenReached: true,
  level: "will-not-run",
  check(subject) {
    const makers = subject.steps.filter(
      ({ name }) => joinsItems(name, subject) || losesPairs(name, subject),
    );
    if (makers.length === 0) return [];
    const seen = new Set<string>();
    return mentions(subject).flatMap(({ node, text, name, isPaired }): Trouble[] => {
      const maker = isPaired
        ? makers.find(
            (one) =>
              isBetween(name, one.name, node.name, subject) &&
              (subject.counts.of(name) === "many" || !joinsItems(one.name, subject)),
          )
        : undefined;
      if (!maker || seen.has(node.name)) return [];
      seen.add(node.name);
      const asks = (what: string) =>
        inField(
          node,
          text.path,
          `takes the item of "${shortened(name)}" that belongs to the current one, but ${what}, so the step stops with an error as soon as there are several.`,
          { nodes: [node.name, maker.name] },
        );
      return [
        joinsItems(maker.name, subject)
          ? {
              ...asks(`"${shortened(maker.name)}" makes one of all`),
              level: "can-hurt",
              mend: "Take the value from the joined item, or write .first() or .all() instead of .item.",
            }
          : asks(`the code of "${shortened(maker.name)}" makes new items without pairedItem`),
      ];
    });
  },
  mend: "Give each new item pairedItem: { item: index } in the code.",
};

/**
 * Whether a step joins several items into one. `.item` after this step then fails: n8n finds several items, but `.item`
 * needs exactly one.
 */
function joinsItems(name: string, subject: Subject): boolean {
  const node = subject.nodeCalled(name);
  return (
    node?.disabled !== true &&
    /^(?:aggregate|summarize)$/.test(subject.kindOf(name)) &&
    textOf(node?.parameters["fieldsToSplitBy"]) === "" &&
    subject.counts.before(name) === "many"
  );
}

/**
 * Whether a script outputs new items without `pairedItem`, the field that says from which input item each was made.
 * False if n8n can pair the items by itself.
 */
function losesPairs(name: string, subject: Subject): boolean {
  const node = subject.nodeCalled(name);
  if (
    !node ||
    node.disabled === true ||
    shortType(node.type) !== "code" ||
    node.parameters["mode"] === "runOnceForEachItem" ||
    subject.counts.before(name) !== "many"
  )
    return false;
  const gives = subject.flow.readingsOf(node, "jsCode")[0]?.evaluation?.gives ?? [];
  return gives.some(
    ({ kind, of, count }) =>
      kind === "list" &&
      // A single new item needs no `pairedItem`: n8n pairs it with the first item.
      (count === undefined || (count !== "each" && count > 1)) &&
      of?.kind === "record" &&
      of.fields?.has("json") === true &&
      of.isOpen !== true &&
      !of.fields.has("pairedItem"),
  );
}

/** Whether every path from the step `first` to the step `last` passes the step `middle`. */
function isBetween(first: string, middle: string, last: string, { graph }: Subject): boolean {
  if (middle === first || middle === last || !graph.before(middle).has(first)) return false;
  if (graph.after(middle).has(first) || !graph.before(last).has(middle)) return false;
  const found = new Set([first]);
  for (const name of found)
    for (const { kind, to } of graph.leaving(name))
      if (kind === "main" && to !== middle) found.add(to);
  return ![...graph.usersOf(last)].some((user) => found.has(user));
}
