import { nameOf, QUOTED } from "../../code/step-names.ts";
import { isReadingList, shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { field, listIn, textOf } from "../../facts/port-values.ts";
import { isMain } from "../../read/edges.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule } from "../rule.ts";
import { inStep, shortened } from "../wording.ts";

/**
 * Reports a search before an If step that tests whether the search found something. A search that finds nothing outputs
 * no item, and the If step then does not run at all.
 */
export const emptyLookup: Rule = {
  id: "empty-lookup",
  whenReached: true,
  level: "can-hurt",
  repairable: true,
  check: (subject) =>
    subject.nodes.filter(mayGiveNothing).flatMap((known) => {
      const { name } = known.node;
      const edge = subject.graph.leaving(name).find((one) => {
        const next = subject.nodeCalled(one.to);
        const port = next && isMain(one) ? notFoundAt(next, known) : undefined;
        return subject.graph
          .leaving(one.to)
          .some((later) => isMain(later) && later.fromPort === port);
      });
      if (!edge) return [];
      return inStep(
        [name, edge.to],
        `gives no item when it finds nothing, and then "${shortened(edge.to)}" does not run: its way for nothing found is never taken.`,
      );
    }),
  mend: 'Switch on "Always Output Data" in the settings of the step that looks up.',
};

function mayGiveNothing(known: KnownNode): boolean {
  const { node, facts } = known;
  const { operation, query } = facts.parameters;
  // For an SQL statement that reads no rows, such as UPDATE, some database nodes output one item. The next step then
  // runs.
  const isStatement =
    operation === "executeQuery" && !/^=?[\s{"'`]*(?:select|with)\b/i.test(textOf(query));
  return (
    node["alwaysOutputData"] !== true &&
    node.disabled !== true &&
    (isReadingList(known, true) || (shortType(node.type) === "supabase" && operation === "get")) &&
    !isStatement &&
    !/^(?:splitOut|itemLists)$/.test(shortType(node.type))
  );
}

/** Whether the step looks for certain records, and not for all of them. */
function isLookup({ facts: { parameters } }: KnownNode): boolean {
  return (
    /search|find|lookup|rowExists/i.test(textOf(parameters["operation"])) ||
    /\$json|\$\(|\$node/.test(JSON.stringify(parameters)) ||
    parameters["limit"] === 1
  );
}

/**
 * Returns the index of the If step's output for "nothing found": 0 for the output "true", 1 for "false". Undefined if
 * the step tests something else.
 */
function notFoundAt(
  { name, type, parameters, disabled }: NodeInFile,
  source: KnownNode,
): number | undefined {
  if (shortType(type) !== "if" || disabled === true) return undefined;
  const list = listIn(parameters["conditions"], "conditions");
  const old = ["string", "number", "boolean"].flatMap((kind) =>
    listIn(parameters["conditions"], kind),
  );
  const [first, ...others] = list.length > 0 ? list : old;
  if (first === undefined || others.length > 0) return undefined;
  const left = textOf(field(first, "leftValue") ?? field(first, "value1"));
  const operator = field(first, "operator");
  const operation = textOf(field(operator, "operation") ?? field(first, "operation"));
  const right = textOf(field(first, "rightValue") ?? field(first, "value2"));
  const asks = left.replace(SOURCE, (text, _quote, found: string) =>
    nameOf(found) === source.node.name ? "$json" : text,
  );
  const [, dotted, quoted = dotted] = FIELD.exec(asks) ?? [];
  const isNamed = /exist|found|match|already|duplic|known|regist/i.test(name);
  // A column may be empty although a record was found. A test for an empty column therefore means "nothing found" only
  // if the search was by this column, or if the If step's name or comparison asks whether something exists.
  const isSought =
    quoted !== undefined &&
    isLookup(source) &&
    (isNamed ||
      operation.endsWith("xists") ||
      JSON.stringify(source.node.parameters).includes(`"${quoted}"`));
  if (WHOLE.test(asks) || ID.test(asks) || isSought) {
    const isBoolean = /^=\s*\{\{\s*!/.test(left);
    if (/^(?:exists|notEmpty|isNotEmpty)$/.test(operation)) return 1;
    if (/^(?:notExists|empty|isEmpty)$/.test(operation)) return 0;
    if (operation === "true" && isBoolean) return /^=\s*\{\{\s*!!/.test(left) ? 1 : 0;
  }
  const isEmpty = /\.isEmpty\(\)\s*\}\}\s*$/.test(left);
  if (isEmpty || /\.isNotEmpty\(\)\s*\}\}\s*$/.test(left))
    return (operation === "true" || right === "true") === isEmpty ? 0 : 1;
  const [, sign, compared = right] = COUNT.exec(asks) ?? [];
  if (!COUNT.test(asks) || (compared !== "0" && compared !== "1")) return undefined;
  const how = sign ?? operation;
  if (/^(?:equals?|===?|lt|smaller|<)$/.test(how)) return 0;
  return /^(?:notEquals?|!==?|gte?|larger|larger.?Equal|>=?)$/.test(how) ? 1 : undefined;
}

/** Matches code that reads an item of a step by the step's name. */
const SOURCE = new RegExp(String.raw`\$\(${QUOTED}\)\.(?:item|first\(\)|all\(\)\[0\])\.json`, "g");
/** Matches an expression for the number of items, or an expression that compares this number with 0 or 1. */
const COUNT =
  /(?:keys\(\$json\)|\$(?:input\.all|items|\(["'`][^"'`]{1,100}["'`]\)\.all)\(\))\.length\s*(?:([<>=!]=?=?)\s*([01])\s*)?\}\}\s*$/;
/** Matches an expression for the whole item: `{{ $json }}`. */
const WHOLE = /^=\s*\{\{\s*!{0,2}\$json\s*\}\}\s*$/;
/** Matches an expression for a field that every record has, such as its id. */
const ID =
  /^=\s*\{\{\s*!{0,2}\$json(?:\.(?:id|_id|ID|Id|uuid|key|row_number|\w{1,40}(?:_id|_ID|Id|ID))|\[["'](?:id|_id|ID|Id|row_number)["']\])(?:\.toString\(\)|\s*\|\|\s*["']{2})?\s*\}\}\s*$/;
/** Matches an expression for a single field. */
const FIELD =
  /^=\s*\{\{\s*!{0,2}\$json(?:\??\.([\w$]{1,60})|\[["']([^"']{1,60})["']\]){1,3}(?:\.toString\(\)|\s*(?:\|\||\?\?)\s*(?:["']{2}|null|false))?\s*\}\}\s*$/;
