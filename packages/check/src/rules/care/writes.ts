import { textOf } from "../../facts/port-values.ts";
import { withoutComments } from "../../facts/sql.ts";
import { isActing, isModelUser, shortType, staysGreen } from "../../facts/node-kinds.ts";
import { isMain, isRecord } from "../../read/edges.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inStep, shortened } from "../wording.ts";

/**
 * Reports steps that send or change something and continue after a failure as if they had succeeded, if no later step
 * asks whether they failed.
 */
export const failureGoesOn: Rule = {
  id: "failure-goes-on",
  whenReached: true,
  level: "worth-knowing",
  check: (subject) =>
    subject.nodes
      .filter(
        (known) =>
          staysGreen(known.node) &&
          isActing(known) &&
          !isModelUser(known) &&
          // A step that writes to n8n's own tables is safe, because it fails only if n8n itself fails.
          shortType(known.node.type) !== "dataTable",
      )
      .flatMap((known) => {
        const { name } = known.node;
        const after = subject.graph.after(name);
        if ([...after].some((later) => looksAtErrors(later, subject))) return [];
        const next = subject.graph
          .leaving(name)
          .filter(isMain)
          .find(({ to }) => {
            const later = subject.known(to);
            return later !== undefined && isActing(later);
          });
        if (!next && !isUnnoticed(name, subject)) return [];
        return [
          {
            nodes: [name],
            sentence: next
              ? `${at(name)} goes on after an error as if it had done its work, and "${shortened(next.to)}" goes on with an error in place of the result.`
              : `${at(name)} goes on after an error as if it had done its work, and no step behind it asks whether it failed, so the run stays green and nobody hears of it.`,
          },
        ];
      }),
  mend: "Let the error leave by its own output, or look with an If whether the item has an error.",
};

/**
 * Whether a failure of this step does harm unnoticed. No If, Filter or Switch step directly after the step tests its
 * result. In addition, every run that starts at one of the triggers reaches the step, or a later step sends or changes
 * something.
 */
function isUnnoticed(name: string, subject: Subject): boolean {
  const { graph, branches } = subject;
  const isAsked = graph.leaving(name).some(({ to }) => {
    const sides = new Set(graph.leaving(to).map(({ fromPort }) => fromPort)).size;
    return (
      /^(?:if|switch|filter)$/.test(subject.kindOf(to)) &&
      !(
        sides < 2 && /"(?:notEmpty|isNotEmpty|exists)"/.test(JSON.stringify(subject.nodeCalled(to)))
      )
    );
  });
  const isSure = () =>
    subject.triggers().some((trigger) => branches.surelyAfter(trigger).has(name)) ||
    subject.nodes.some((known) => graph.after(name).has(known.node.name) && isActing(known));
  return !isAsked && isSure();
}

function looksAtErrors(name: string, subject: Subject): boolean {
  const node = subject.nodeCalled(name);
  return (
    node !== undefined &&
    subject.textsOf(node).some(({ value }) => /\berror|statusCode/i.test(value))
  );
}

export const changesEverything: Rule = {
  id: "changes-everything",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap((known) => {
      const { name } = known.node;
      const what = whatOf(known);
      return what === undefined
        ? []
        : inStep([name], `${what} without saying which, so it meets all of them.`);
    }),
  mend: "Add a condition (WHERE) that names the rows.",
};

function whatOf({ node, facts: { parameters } }: KnownNode): string | undefined {
  const { operation, query, deleteCommand, where } = parameters;
  if (
    shortType(node.type) === "redis" &&
    operation === "delete" &&
    textOf(parameters["key"]) === "*"
  )
    return "deletes keys";
  if (operation === "deleteTable" && deleteCommand === "delete")
    return isRecord(where) && Array.isArray(where["values"]) && where["values"].length > 0
      ? undefined
      : "deletes rows";
  if (typeof query !== "string") return undefined;
  if (shortType(node.type) === "mongoDb")
    return operation === "delete" && /^\s*\{\s*\}\s*$/.test(query)
      ? "deletes documents"
      : undefined;
  if (operation !== undefined && operation !== "executeQuery") return undefined;
  const statement = withoutComments(query.replace(/^=/, ""))
    .split(";")
    .find(
      (one) =>
        /^\s*(?:delete\s+from|truncate|update\s+[\w."`]+\s+set)\b/i.test(one) &&
        !/\b(?:where|join|limit)\b/i.test(one),
    );
  if (statement === undefined || statement.includes("{{")) return undefined;
  // TRUNCATE empties a whole table. It is not reported if the step's name has the word "empty", "clear" or "truncate",
  // because the step is then meant to do this.
  if (/^\s*truncate/i.test(statement) && /empty|clear|truncate/i.test(node.name)) return undefined;
  return `runs "${shortened(statement.trim())}"`;
}

export const feedsItself: Rule = {
  id: "feeds-itself",
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap((trigger) => {
      const place = placeOf(trigger);
      if (place === undefined || !trigger.facts.isTrigger || trigger.node.disabled === true)
        return [];
      const after = subject.graph.after(trigger.node.name);
      const writer = subject.nodes.find(
        (known) =>
          after.has(known.node.name) &&
          !known.facts.isTrigger &&
          isActing(known) &&
          placeOf(known) === place,
      );
      return writer === undefined
        ? []
        : inStep(
            [trigger.node.name, writer.node.name],
            `starts on every change of the place into which "${shortened(writer.node.name)}" writes, so each run can set off the next one.`,
          );
    }),
  mend: "Start on new rows only, leave out messages of the bot, or write somewhere else.",
};

/**
 * Returns the sheet or channel that a node watches or changes, in the same form for a trigger and for a step that
 * writes. Undefined if the node is neither a Google Sheets node nor a Slack node.
 */
function placeOf({
  node: { type },
  facts: { parameters, isTrigger },
}: KnownNode): string | undefined {
  const name = shortType(type).replace(/Trigger$/, "");
  if (name === "googleSheets") {
    const { options } = parameters;
    const isLimited = isRecord(options) && Array.isArray(options["columnsToWatch"]);
    if (isTrigger && (parameters["event"] === "rowAdded" || isLimited)) return undefined;
    const isUpdating = /update/i.test(textOf(parameters["operation"]));
    if (!isTrigger && !isUpdating) return undefined;
    const [document, sheet] = [valueOf(parameters["documentId"]), valueOf(parameters["sheetName"])];
    return document === "" ? undefined : `${document} ${sheet}`;
  }
  if (name !== "slack") return undefined;
  // A bot's own message starts the workflow only if the trigger asks for messages, and not if it asks for mentions.
  if (isTrigger && !/"(?:any_event|message)"/.test(JSON.stringify(parameters["trigger"] ?? "")))
    return undefined;
  const channel = valueOf(parameters["channelId"]);
  return channel === "" ? undefined : `slack ${channel}`;
}

function valueOf(field: unknown): string {
  const value = isRecord(field) ? field["value"] : field;
  return typeof value === "string" && !value.startsWith("=") ? value : "";
}
