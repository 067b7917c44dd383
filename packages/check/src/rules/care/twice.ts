import {
  isIrrevocable,
  isReadingStore,
  isScheduled,
  RECEIVER,
  shortType,
} from "../../facts/node-kinds.ts";
import { addsRow } from "../../facts/sql.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { runningCode } from "../../code/syntax.ts";
import { field, listIn, textOf } from "../../facts/port-values.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, shortened } from "../wording.ts";

export const retriesIrrevocable: Rule = {
  id: "retries-what-cannot-be-undone",
  level: "can-hurt",
  repairable: true,
  check: ({ nodes }) =>
    nodes
      .filter(
        (known) =>
          known.node.retryOnFail === true && known.node.disabled !== true && happensAgain(known),
      )
      .map(({ node: { name }, facts }) =>
        inStep(
          [name],
          `tries again after an error; when ${shortened(facts.label)} did its work and only the answer was lost, it happens twice.`,
        ),
      ),
  mend: 'Switch off "Retry On Fail" in the settings of the step, and tell a person when it fails.',
};

/**
 * Whether a second try of the step would repeat an effect of the first: send or charge again, or add the same row
 * again.
 */
export function happensAgain(known: KnownNode): boolean {
  return isIrrevocable(known) || addsRow(known);
}

export const sendsBeforeItRemembers: Rule = {
  id: "sends-before-it-remembers",
  level: "can-hurt",
  check: (subject) => {
    const lists = subject.nodes.filter(
      (known) => isReadingStore(known) && isBehindSchedule(known, subject),
    );
    return subject.nodes
      .filter((known) => isIrrevocable(known) && known.node.disabled !== true)
      .flatMap((sender) => {
        const before = subject.graph.before(sender.node.name);
        const list = lists.find(({ node }) => before.has(node.name));
        if (!list || !isToSomebodyInTheList(sender, subject)) return [];
        if (
          subject.nodes.some(
            (known) => before.has(known.node.name) && remembers(known, list, subject),
          )
        )
          return [];
        const after = subject.graph.after(sender.node.name);
        const later = subject.nodes.find(
          (known) => after.has(known.node.name) && remembers(known, list, subject),
        );
        const { name } = sender.node;
        if (
          !later ||
          subject.nodes.some((known) => before.has(known.node.name) && isForToday(known))
        )
          return [];
        return inStep(
          [name, later.node.name],
          `sends before "${shortened(later.node.name)}" remembers it: when that step fails, the next run sends the same once more.`,
        );
      });
  },
  mend: "Write down first that it is sent, then send.",
};

/**
 * Whether the step lets through only items that are due on the day of the run. A run on the next day then does not get
 * the same items again.
 */
function isForToday({ node: { parameters } }: KnownNode): boolean {
  return listIn(parameters["conditions"], "conditions").some(
    (one) =>
      field(field(one, "operator"), "operation") === "equals" &&
      /\$(?:now|today)\b/.test(textOf(field(one, "rightValue"))),
  );
}

function isBehindSchedule({ node }: KnownNode, subject: Subject): boolean {
  const before = subject.graph.before(node.name);
  return subject.nodes.some((known) => before.has(known.node.name) && isScheduled(known));
}

/**
 * Whether the node sends something to the people in the list that the workflow reads. A message to these people must
 * not be sent twice. A report to the workflow's owner may be sent twice.
 */
function isToSomebodyInTheList({ node }: KnownNode, subject: Subject): boolean {
  return subject
    .textsOf(node)
    .some(
      (text) =>
        RECEIVER.test(text.key) &&
        runningCode(text).some(
          (code) => /\$json|\.item\b|\$\(/.test(code) && !/\.first\(/.test(code),
        ),
    );
}

/**
 * Whether the node stores which items the workflow has handled: in the service from which the node `list` reads the
 * items, or in data that n8n keeps between runs.
 */
function remembers({ node, facts }: KnownNode, list: KnownNode, subject: Subject): boolean {
  const name = shortType(node.type);
  if (name === "removeDuplicates")
    return facts.parameters["operation"] === "removeItemsSeenInPreviousExecutions";
  if (/^(?:code|function)$/.test(name))
    return subject.textsOf(node).some(({ value }) => value.includes("getWorkflowStaticData"));
  return (
    name === shortType(list.node.type) &&
    /^(?:update|append|appendOrUpdate|upsert|insert|create|executeQuery)$/.test(
      textOf(facts.parameters["operation"]),
    )
  );
}
