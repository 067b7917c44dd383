import type { KnownNode } from "../../facts/node-facts.ts";
import { isIrrevocable } from "../../facts/node-kinds.ts";
import { textOf } from "../../read/text-of.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, listed, shortened } from "../wording.ts";
import { inserts, spots, strangerBefore } from "./outside-texts.ts";

/** Reports an AI agent that reads texts from strangers and may act without a person's approval. */
export const promptFromText: Rule = {
  id: "prompt-from-text",
  level: "can-hurt",
  profiles: ["runs", "library"],
  check: (subject) => {
    const instructed = new Set(
      spots(subject, { isPlace: (_, { key }) => key === "systemMessage" }).map(
        ({ node }) => node.name,
      ),
    );
    return subject.nodes.flatMap((known): Trouble[] => {
      const { name } = known.node;
      const from = AGENT.test(subject.kindOf(name)) ? strangerBefore(name, subject) : undefined;
      if (from === undefined) return [];
      if (instructed.has(name))
        return [
          {
            nodes: [name],
            path: "options.systemMessage",
            sentence: `${at(name)} takes what "${shortened(from)}" brings in as its instructions, so an outsider can tell it what to do.`,
            mend: "Put what outsiders write into the prompt, and keep the system message fixed.",
          },
        ];
      const parts = subject.graph.subNodesOf(name);
      const tools = subject.nodes
        .filter((part) => parts.has(part.node.name) && acts(part, subject))
        .map(({ node }) => node.name);
      if (tools.length === 0 || !readsItems(known, subject)) return [];
      return [
        {
          nodes: [name, ...tools],
          sentence: `${at(name)} reads what "${shortened(from)}" brings in and may use ${listed(tools)} on its own, so a message can make it send or change things.`,
        },
      ];
    });
  },
  mend: "Let a person approve what the tool does (Send and Wait), or fix its receiver.",
};

const AGENT = /^(?:agent|openAiAssistant)$/;

/** Whether the agent's text comes from a chat, or from the items that reach the agent. */
function readsItems({ node, facts }: KnownNode, subject: Subject): boolean {
  return (
    facts.parameters["promptType"] !== "define" ||
    subject.textsOf(node).some((text) => inserts(text, subject).length > 0)
  );
}

/** Whether a tool deletes something outside the workflow, or sends or changes something that the AI chooses. */
function acts(known: KnownNode, subject: Subject): boolean {
  const operation = textOf(known.facts.parameters["operation"]);
  if (operation === "sendAndWait") return false;
  if (operation.startsWith("delete")) return true;
  return (
    (isIrrevocable(known) || operation.startsWith("update")) &&
    subject.textsOf(known.node).some(({ value }) => value.includes("$fromAI"))
  );
}
