import { textOf } from "../../facts/port-values.ts";
import type { KnownNode } from "../../facts/node-facts.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { at, inField, inStep, shortened } from "../wording.ts";

export const toolWithoutPurpose: Rule = {
  id: "tool-without-purpose",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap(({ node: { name, type, parameters }, facts: { ports } }) => {
      const isTool = ports.out.some(({ kind }) => kind === "ai_tool");
      if (!isTool) return [];
      const kind = shortTypeOfTool(type);
      const isOwn = /^(?:toolWorkflow|toolCode|toolHttpRequest)$/.test(kind);
      const isManual = parameters["descriptionType"] === "manual";
      const isEmptied = ["description", "toolDescription"].some(
        (field) => typeof parameters[field] === "string" && parameters[field].trim() === "",
      );
      const isTold = ["description", "toolDescription"].some(
        (field) => textOf(parameters[field]).trim() !== "",
      );
      if (isTold || isToldByUser(name, subject) || !(isOwn || isManual || isEmptied)) return [];
      return inStep(
        [name],
        "has no description, so the agent does not know what the tool is for and uses it wrongly or never.",
      );
    }),
  mend: "Write in the description what the tool does and when it is to be used.",
};

/** Whether an agent that uses the tool mentions it by name in its own texts, such as its system message. */
function isToldByUser(tool: string, subject: Subject): boolean {
  return [...subject.graph.usersOf(tool)].some((user) => {
    const node = user === tool ? undefined : subject.nodeCalled(user);
    return node && subject.textsOf(node).some(({ value }) => value.includes(tool));
  });
}

/**
 * Reports names of tools that models do not accept. Tools whose node version is higher than in `NAMED_UNTIL` are not
 * reported, because n8n itself makes a valid name for these tools.
 */
export const impossibleToolName: Rule = {
  id: "impossible-tool-name",
  whenReached: true,
  level: "will-not-run",
  repairable: true,
  check: ({ nodes }) =>
    nodes
      .filter(hasImpossibleName)
      .map(({ node }) =>
        inField(
          node,
          "name",
          `calls the tool "${shortened(textOf(node.parameters["name"]))}"; models take only names of letters, digits, _ and -, so the agent stops with an error.`,
        ),
      ),
  mend: "Give the tool a name of letters, digits and _, without blanks.",
};

export function hasImpossibleName({ node }: Pick<KnownNode, "node">): boolean {
  const until = NAMED_UNTIL[shortTypeOfTool(node.type)] ?? 0;
  const name = textOf(node.parameters["name"]);
  return (
    node.disabled !== true &&
    node.typeVersion <= until &&
    name !== "" &&
    !name.startsWith("=") &&
    !/^[\w-]{1,64}$/.test(name)
  );
}

/** Reports agents that have several tools with the same name. Agents of version 1 accept this and are not checked. */
export const sameToolName: Rule = {
  id: "same-tool-name",
  whenReached: true,
  level: "will-not-run",
  check(subject) {
    const tools = new Map<string, Set<string>>();
    for (const { kind, from, to } of subject.edges) {
      const tool = subject.nodeCalled(from);
      const name = kind === "ai_tool" && tool?.disabled !== true && nameForModel(tool);
      if (!name || (subject.nodeCalled(to)?.typeVersion ?? 1) <= 1) continue;
      const key = JSON.stringify([to, name]);
      tools.set(key, (tools.get(key) ?? new Set()).add(from));
    }
    return [...tools]
      .filter(([, nodes]) => nodes.size > 1)
      .map(([key, nodes]): Trouble => {
        const [agent = "", name = ""] = JSON.parse(key) as string[];
        return {
          nodes: [...nodes],
          sentence: `${at(agent)} has ${nodes.size} tools that its model knows as "${shortened(name)}", so n8n stops it with an error.`,
        };
      });
  },
  mend: "Give each tool of the agent a name of its own.",
};

const shortTypeOfTool = (type: string) => type.replace(/^.*\./, "");

/**
 * Returns the name that the model sees for a tool: the name in the tool's settings, or the name that n8n makes from the
 * step's name.
 */
export function nameForModel(node: NodeInFile | undefined): string | undefined {
  if (!node) return undefined;
  const kind = shortTypeOfTool(node.type);
  const until = NAMED_UNTIL[kind];
  if (until !== undefined && node.typeVersion <= until) {
    const name = textOf(node.parameters["name"]);
    return name.startsWith("=") ? undefined : name;
  }
  return until !== undefined || kind.endsWith("Tool")
    ? node.name.replaceAll(/[^\w-]+/g, "_")
    : undefined;
}

const NAMED_UNTIL: Readonly<Record<string, number>> = {
  toolVectorStore: 1,
  toolWorkflow: 2.1,
  toolCode: 1.1,
};
