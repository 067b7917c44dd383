import { runningCode } from "../../code/syntax.ts";
import { isIrrevocable, RECEIVER, shortType } from "../../facts/node-kinds.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { field, textOf } from "../../facts/port-values.ts";
import { isMain } from "../../read/edges.ts";
import { canEnd } from "../running/loops.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, shortened } from "../wording.ts";
import { isConfigured } from "./outside-texts.ts";

/**
 * Reports workflows that answer every email, because neither the trigger nor a step before the answer filters the
 * emails.
 */
export const answersEveryMail: Rule = {
  id: "answers-every-mail",
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.filter(takesEveryMail).flatMap(({ node: { name } }) => {
      const passed = new Set([name]);
      for (const one of passed)
        for (const edge of subject.graph.leaving(one)) {
          const next = isMain(edge) && edge.fromPort === 0 ? subject.known(edge.to) : undefined;
          if (next && answersSender(next, subject))
            return inStep(
              [next.node.name, name],
              `answers every mail that "${shortened(name)}" brings in, automatic ones too, so it and another machine that answers can write to each other without end.`,
            );
          const isAsking = next?.facts.parameters["operation"] === "sendAndWait";
          if (next && !isAsking && !canEnd(edge.to, subject)) passed.add(edge.to);
        }
      return [];
    }),
  mend: "Put a Filter before the answer that leaves out your own address, no-reply senders and mails with an Auto-Submitted header.",
};

function takesEveryMail({ node, facts: { parameters } }: KnownNode): boolean {
  const { filters, options, mailbox = "INBOX" } = parameters;
  const kind = shortType(node.type);
  if (node.disabled === true) return false;
  if (kind === "emailReadImap")
    return (
      /^inbox$/i.test(textOf(mailbox)) &&
      /^(?:\W*UNSEEN\W*)?$/.test(textOf(field(options, "customEmailConfig")))
    );
  // Filters for the labels INBOX and UNREAD and for the read status are ignored, because automatic emails pass these
  // filters too.
  const set = JSON.stringify(filters ?? {}).replace(/"(?:INBOX|UNREAD)"|"readStatus":"\w*"/g, "");
  return /^(?:gmail|microsoftOutlook)Trigger$/.test(kind) && !/\w":(?!\[\W*\]|""|false)/.test(set);
}

function answersSender(known: KnownNode, subject: Subject): boolean {
  const { node, facts } = known;
  const operation = textOf(facts.parameters["operation"]);
  if (node.disabled === true || operation === "sendAndWait") return false;
  if (operation === "reply") return /^(?:gmail|microsoftOutlook)$/.test(shortType(node.type));
  return (
    isIrrevocable(known) &&
    subject
      .textsOf(node)
      .some(
        (text) =>
          RECEIVER.test(text.key) &&
          runningCode(text).some(
            (code) => /\bfrom\b|sender|reply-?to/i.test(code) && !isConfigured(code, subject),
          ),
      )
  );
}
