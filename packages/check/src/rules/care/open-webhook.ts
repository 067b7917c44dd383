import { field, textOf } from "../../facts/port-values.ts";
import { isActing, isReadingStore, shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed } from "../wording.ts";

/**
 * Reports webhooks without authentication, if steps after them write data or cost money, or if the answer contains rows
 * from a store.
 */
export const openWebhook: Rule = {
  id: "open-webhook",
  level: "can-hurt",
  check: (subject) =>
    subject.nodes
      .filter((known) => isOpen(known))
      .flatMap(({ node: { name } }) => {
        const after = unguardedAfter(name, subject);
        const acting = subject.nodes
          .filter((known) => after.has(known.node.name) && isActing(known))
          .map(({ node }) => node.name);
        const exposed = acting.length > 0 ? [] : exposedReaders(name, after, subject);
        if (acting.length + exposed.length === 0) return [];
        const harm =
          exposed.length > 0
            ? `answers with what ${listed(exposed)} reads`
            : `a call can run ${listed(acting)}`;
        return inStep(
          [name, ...exposed],
          `can be called by anybody who learns its address, and ${harm}.`,
        );
      }),
  mend: "Choose header authentication in the webhook, or check a secret in the step behind it.",
};

function isOpen({ node, facts }: KnownNode): boolean {
  return (
    shortType(node.type) === "webhook" &&
    node.disabled !== true &&
    (facts.parameters["authentication"] ?? "none") === "none" &&
    textOf(field(facts.parameters["options"], "ipWhitelist")) === ""
  );
}

/** Lists the names of the steps that read rows from a store, if the webhook returns these rows to any caller. */
function exposedReaders(webhook: string, after: ReadonlySet<string>, subject: Subject): string[] {
  const behind = subject.nodes.filter(({ node }) => after.has(node.name));
  const isExposing =
    subject.known(webhook)?.facts.parameters["responseMode"] === "lastNode" ||
    behind.some(({ facts }) =>
      /^(?:allIncomingItems|firstIncomingItem|json|text)$/.test(
        String(facts.parameters["respondWith"]),
      ),
    );
  return isExposing ? behind.filter(isReadingStore).map(({ node }) => node.name) : [];
}

/**
 * Finds the steps that a caller of the webhook reaches without passing a step that checks a header, a secret or a
 * signature.
 */
function unguardedAfter(webhook: string, subject: Subject): Set<string> {
  const isGuard = (name: string) => {
    const node = subject.nodeCalled(name);
    return node !== undefined && subject.textsOf(node).some(({ value }) => CHECKS.test(value));
  };
  const found = new Set([webhook]);
  for (const name of found)
    for (const { kind, to } of subject.graph.leaving(name))
      if (kind === "main" && !isGuard(to)) found.add(to);
  return found;
}

const CHECKS = /\bheaders\b|signature|hmac|verify_?token|secret|hub\.challenge|x-[a-z]+-/i;
