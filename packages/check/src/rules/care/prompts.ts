import { textOf } from "../../facts/port-values.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import { isActing, isIrrevocable, isModelUser } from "../../facts/node-kinds.ts";
import type { Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inStep, listed, shortened } from "../wording.ts";
import { inserts, spots, strangerBefore } from "./outside-texts.ts";

/**
 * Reports an AI agent that reads texts from strangers and may act without a person's approval. If everything that the
 * agent's tools do can be undone, the level is only "worth-knowing". An agent is also reported if its system message
 * contains texts from strangers.
 */
export const promptFromText: Rule = {
  id: "prompt-from-text",
  level: "can-hurt",
  check: (subject) => {
    const instructed = new Set(
      spots(subject, { isPlace: (_, { key }) => key === "systemMessage" }).map(
        ({ node }) => node.name,
      ),
    );
    return subject.nodes.flatMap((known) => {
      const { name } = known.node;
      const from = AGENT.test(subject.kindOf(name)) ? strangerBefore(name, subject) : undefined;
      if (from === undefined) return [];
      if (instructed.has(name))
        return inStep(
          [name],
          `takes what "${shortened(from)}" brings in as its instructions, so an outsider can tell it what to do.`,
          {
            path: "options.systemMessage",
            mend: "Put what outsiders write into the prompt, and keep the system message fixed.",
          },
        );
      const parts = subject.graph.subNodesOf(name);
      const tools = subject.nodes.filter(
        (part) => parts.has(part.node.name) && acts(part, subject),
      );
      const grave = tools.filter((tool) => isIrreversible(tool));
      const named = (grave.length > 0 ? grave : tools).map(({ node }) => node.name);
      if (named.length === 0 || !readsItems(known, subject)) return [];
      return inStep(
        [name, ...named],
        `reads what "${shortened(from)}" brings in and may use ${listed(named)} on its own, so a message can make it send or change things.`,
        { level: grave.length > 0 ? "can-hurt" : "worth-knowing" },
      );
    });
  },
  mend: "Let a person approve what the tool does (Send and Wait), or fix its receiver.",
};

const AGENT = /^(?:agent|openAiAssistant)$/;

/** Whether the agent's prompt comes from a chat, or inserts values from the items that reach the agent. */
function readsItems({ node, facts }: KnownNode, subject: Subject): boolean {
  return (
    facts.parameters["promptType"] !== "define" ||
    subject.textsOf(node).some((text) => inserts(text, subject).length > 0)
  );
}

/**
 * Whether a tool acts without a person's approval: it deletes something, or it sends or changes something and the AI
 * chooses some of the values.
 */
function acts(known: KnownNode, subject: Subject): boolean {
  const { name } = known.node;
  const users = [...subject.graph.usersOf(name)];
  const isApproved =
    operationOf(known) === "sendAndWait" ||
    users.some((user) => subject.nodeCalled(user)?.type.endsWith("HitlTool"));
  if (isApproved || isModelUser(known)) return false;
  if (operationOf(known).startsWith("delete")) return true;
  const isFilledIn = subject.textsOf(known.node).some(({ value }) => value.includes("$fromAI"));
  return isFilledIn && (isIrreversible(known) || (isActing(known) && !isSearch(known)));
}

/**
 * Whether nobody can undo what a tool does. Sent emails, deletions and updates cannot be undone. Added rows can be
 * removed again, and so can posts in the team's chat.
 */
function isIrreversible(known: KnownNode): boolean {
  return isIrrevocable(known) || /^(?:delete|update)/.test(operationOf(known));
}

function operationOf({ facts }: KnownNode): string {
  return textOf(facts.parameters["operation"]);
}

/**
 * Whether a tool only looks something up. An SQL query is judged by its first word. A web request is judged by its name
 * and by the description that the AI reads.
 */
function isSearch({ node, facts: { parameters } }: KnownNode): boolean {
  if (parameters["operation"] === "executeQuery")
    return /^=?\s*select\b/i.test(textOf(parameters["query"]));
  return (
    /[.](?:httpRequest|graphql)Tool$/.test(node.type) &&
    !/\b(?:send|refund|delete|cancel|create|add|update|book|pay|charge|save|write)/i.test(
      `${node.name} ${textOf(parameters["toolDescription"])}`,
    )
  );
}
