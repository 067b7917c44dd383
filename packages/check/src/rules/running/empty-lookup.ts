import { isReadingList, shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { field, listIn, textOf } from "../../facts/port-values.ts";
import { isMain } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import { at, shortened } from "../wording.ts";

/**
 * Reports an If step that tests whether a search found something. If the search finds nothing, the step does not run.
 */
export const emptyLookup: Rule = {
  id: "empty-lookup",
  whenReached: true,
  level: "can-hurt",
  profiles: ["runs", "library"],
  repairable: true,
  check: (subject) =>
    subject.nodes.filter(mayGiveNothing).flatMap(({ node: { name } }): Trouble[] => {
      const edge = subject.graph.leaving(name).find((one) => {
        const next = subject.nodeCalled(one.to);
        const port = next && isMain(one) ? notFoundAt(next, name) : undefined;
        return subject.graph
          .leaving(one.to)
          .some((later) => isMain(later) && later.fromPort === port);
      });
      if (!edge) return [];
      return [
        {
          nodes: [name, edge.to],
          sentence: `${at(name)} gives no item when it finds nothing, and then "${shortened(edge.to)}" does not run: its way for nothing found is never taken.`,
        },
      ];
    }),
  mend: 'Switch on "Always Output Data" in the settings of the step that looks up.',
};

function mayGiveNothing(known: KnownNode): boolean {
  const { node, facts } = known;
  const { operation, query } = facts.parameters;
  // Some databases answer a statement without rows with an item that says so.
  const isStatement = operation === "executeQuery" && !/^=?\s*select\b/i.test(textOf(query));
  return (
    node["alwaysOutputData"] !== true &&
    node.disabled !== true &&
    isReadingList(known) &&
    !isStatement &&
    !/^(?:splitOut|itemLists)$/.test(shortType(node.type))
  );
}

/** Returns the output of an If step for "nothing found"; undefined if it tests something else. */
function notFoundAt(
  { name, type, parameters, disabled }: NodeInFile,
  source: string,
): number | undefined {
  if (shortType(type) !== "if" || disabled === true) return undefined;
  const [condition, ...others] = listIn(parameters["conditions"], "conditions");
  const old = listIn(parameters["conditions"], "string");
  const [first] = condition === undefined ? old : [condition];
  if (others.length > 0 || (condition === undefined && old.length !== 1)) return undefined;
  const left = textOf(field(first, "leftValue") ?? field(first, "value1"));
  const operator = field(first, "operator");
  const operation = textOf(field(operator, "operation") ?? field(first, "operation"));
  const right = textOf(field(first, "rightValue") ?? field(first, "value2"));
  const asks = left.replace(`$('${source}').item.json`, "$json");
  const isNamed = /exist|found|match|already|duplic|known|regist/i.test(name) && FIELD.test(asks);
  if (WHOLE.test(left) || ID.test(asks) || isNamed) {
    if (/^(?:exists|notEmpty|isNotEmpty)$/.test(operation)) return 1;
    if (/^(?:notExists|empty|isEmpty)$/.test(operation)) return 0;
  }
  const isEmpty = /\.isEmpty\(\)\s*\}\}\s*$/.test(left);
  if (isEmpty || /\.isNotEmpty\(\)\s*\}\}\s*$/.test(left))
    return (operation === "true" || right === "true") === isEmpty ? 0 : 1;
  if (
    right !== "0" ||
    !/(?:keys\(\$json\)|\$(?:input\.all|items)\(\))\.length\s*\}\}\s*$/.test(left)
  )
    return undefined;
  return operation.startsWith("equal") ? 0 : 1;
}

/** Matches the item as a whole. */
const WHOLE = /^=\s*\{\{\s*\$json\s*\}\}\s*$/;
/** Matches a field that every record has. */
const ID =
  /^=\s*\{\{\s*\$json(?:\.(?:id|_id|ID|Id|uuid|key|row_number|\w{1,40}(?:_id|_ID|Id|ID))|\[["'](?:id|_id|ID|Id|row_number)["']\])(?:\.toString\(\)|\s*\|\|\s*["']{2})?\s*\}\}\s*$/;
/** Matches a single field. The name of the step has to say that it stands for the record. */
const FIELD = /^=\s*\{\{\s*\$json\.\w{1,60}\s*\}\}\s*$/;
