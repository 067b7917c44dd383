import { runningCode } from "../../code/syntax.ts";
import { shortType } from "../../facts/node-kinds.ts";
import { isMain } from "../../read/edges.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, inStep, shortened } from "../wording.ts";

/**
 * Reports AI steps that read the text of a chat, and memories that read the chat's session id, if no earlier step
 * outputs this text or id. Also reports a public chat without authentication.
 */
export const missingChatInput: Rule = {
  id: "missing-chat-input",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.nodes.flatMap(({ node: { name, type, typeVersion, parameters }, facts }) => {
      const kind = shortType(type);
      if (
        PROMPTED.test(kind) &&
        // The smaller catalog for browsers knows the default of `promptType` only for the newest agent version. All
        // versions after 1.6 have the same default.
        (facts.parameters["promptType"] ?? (kind === "agent" && typeVersion > 1.6 && "auto")) ===
          "auto" &&
        !isGiven("chatInput", [name], subject)
      )
        return inStep(
          [name],
          'takes its text from a Chat Trigger, which is missing, so it stops with "No prompt specified".',
        );
      const isFromInput =
        MEMORY.test(kind) &&
        typeVersion >= 1.2 &&
        (parameters["sessionIdType"] ?? "fromInput") === "fromInput";
      if (
        kind === "chatTrigger" &&
        parameters["public"] === true &&
        !("authentication" in parameters)
      )
        return inStep(
          [name],
          "is open to everybody who learns its address, so strangers use your AI at your cost.",
          {
            level: "worth-knowing",
            mend: "Choose an authentication in the Chat Trigger, or switch off its public page.",
          },
        );
      const users = [...subject.graph.usersOf(name)].filter((user) => user !== name);
      if (isFromInput && users.length > 0 && !isGiven("sessionId", users, subject))
        return inStep(
          [name],
          'takes the session from a Chat Trigger, which is missing, so the step that uses it stops with "No session ID found".',
        );
      return [];
    }),
  mend: 'Choose "Define below" and write the expression that gives the text, or the key of the session.',
};

const PROMPTED = /^(?:agent|chainLlm|chainRetrievalQa)$/;
const MEMORY = /^memory(?:BufferWindow|PostgresChat|RedisChat|MongoDbChat)$/;

/** Whether a step before one of the steps in `names` outputs the field, or may output it. */
function isGiven(field: string, names: readonly string[], subject: Subject): boolean {
  const before = names.flatMap((name) => [...subject.graph.before(name)]);
  const starts = before.filter((name) => !subject.graph.arriving(name).some(isMain));
  if (starts.length === 0) return true;
  return before.some((name) => {
    const node = subject.nodeCalled(name);
    if (!node || !subject.known(name) || GIVING.test(shortType(node.type))) return true;
    return subject.textsOf(node).some(({ value }) => value.includes(field));
  });
}

const GIVING =
  /^(?:chatTrigger|manualChatTrigger|chat|executeWorkflowTrigger|executeWorkflow|evaluationTrigger|mcpTrigger|guardrails)$/;

export const filledByNobody: Rule = {
  id: "filled-by-nobody",
  whenReached: true,
  level: "will-not-run",
  check: (subject) =>
    subject.nodes.flatMap(({ node, facts: { ports } }): Trouble[] => {
      const isTool = ports.out.some(({ kind }) => kind === "ai_tool");
      return subject
        .textsOf(node)
        .filter(({ value }) => value.startsWith("=") && /\$from(?:AI|Ai|ai)\(/.test(value))
        .slice(0, isTool ? undefined : 1)
        .flatMap((text) => {
          if (!isTool)
            return inField(
              node,
              text.path,
              "is to be filled in by an AI ($fromAI), but the step is no tool of an agent, so it stops with an error.",
            );
          const [, , key] =
            runningCode(text)
              .map((code) => KEY.exec(code))
              .find(Boolean) ?? [];
          if (key === undefined || /^[\w-]{1,64}$/.test(key)) return [];
          return inField(
            node,
            text.path,
            `calls what the AI fills in "${shortened(key)}"; models take only letters, digits, _ and -, so the agent stops with an error.`,
            {
              mend: "Give it a name of letters and digits, and put the explanation in the second place.",
            },
          );
        });
    }),
  mend: "Make the step a tool of the agent, or write the value or an expression.",
};

const KEY = /\$from(?:AI|Ai|ai)\(\s{0,9}(["'`])([^"'`]{0,200})\1/;
