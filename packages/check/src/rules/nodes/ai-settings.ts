import { isOpenToStrangers, shortType } from "../../facts/node-kinds.ts";
import { field, textOf } from "../../facts/port-values.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { inField, inStep, listed, shortened } from "../wording.ts";
import { nameForModel } from "./tools.ts";

/**
 * Reports chat memories with a fixed key after a trigger through which people write to the agent: all these people then
 * share one conversation. Also reports an empty key, with which the step that uses the memory stops.
 */
export const sharedMemory: Rule = {
  id: "shared-memory",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.nodes.flatMap(({ node: { name, type, parameters } }) => {
      const { sessionIdType, sessionKey } = parameters;
      if (!shortType(type).startsWith("memory") || sessionIdType !== "customKey") return [];
      const key = textOf(sessionKey);
      if (key.includes("{{")) return [];
      const from = [...subject.graph.before(name)].find((one) => {
        const known = subject.known(one);
        return (
          known !== undefined &&
          (isOpenToStrangers(known) || known.node.type.endsWith(".chatTrigger")) &&
          !UNWRITTEN.test(shortType(known.node.type))
        );
      });
      if (from === undefined && key !== "") return [];
      return key === ""
        ? inStep([name], "has an empty key, so the step that uses it stops with an error.", {
            path: "sessionKey",
            level: "will-not-run",
          })
        : inStep(
            [name, from ?? name],
            `keeps every conversation under "${shortened(key)}", so whoever writes to "${shortened(from ?? "")}" gets answers from what others said.`,
            { path: "sessionKey" },
          );
    }),
  mend: "Write an expression that differs for each person, such as {{ $json.sessionId }}.",
};

/**
 * Matches triggers that start on a booking, an order or a news article. No person writes to the agent through these
 * triggers, so a memory that all people share does no harm after them.
 */
const UNWRITTEN = /^(?:cal|stripe|shopify|woo|rss)/;

/**
 * Reports vector stores that are filled with one embedding model and searched with another. Embeddings of two models
 * cannot be compared.
 */
export const differentEmbeddings: Rule = {
  id: "different-embeddings",
  whenReached: true,
  level: "can-hurt",
  check(subject) {
    const seen = new Map<string, { store: string; how: string }>();
    return subject.steps.flatMap(({ name, type, parameters, disabled }) => {
      if (disabled === true || !shortType(type).startsWith("vectorStore")) return [];
      const place = Object.entries(parameters).flatMap(([key, value]) =>
        PLACES.test(key) ? [textOf(field(value, "value") ?? value)] : [],
      );
      const [embedding] = [...subject.graph.arriving(name)]
        .filter(({ kind }) => kind === "ai_embedding")
        .map(({ from }) => subject.nodeCalled(from));
      if (!embedding || place.length === 0 || place.some((one) => one.includes("{{"))) return [];
      const key = [shortType(type).replace(/(?:Insert|Load)$/, ""), ...place].join(" ");
      const how = modelOf(embedding);
      const before = seen.get(key);
      if (!before) seen.set(key, { store: name, how });
      return !before || before.how === how
        ? []
        : inStep(
            [name, before.store],
            `works with ${how} and "${shortened(before.store)}" with ${before.how} on the same store, so what one writes the other does not find.`,
          );
    });
  },
  mend: "Choose the same embedding model at both steps, and fill the store anew if it was filled with another one.",
};

/** Matches names of parameters that contain the name of a collection (an index or a table) in a vector store. */
const PLACES =
  /^(?:memoryKey|pineconeIndex|qdrantCollection|tableName|weaviateCollection|mongoCollection|milvusCollection|indexName|chromaCollection)$/;

function modelOf({ type, parameters: { model, modelName, options } }: NodeInFile): string {
  const name = textOf(field(model, "value") ?? model ?? modelName);
  const size = textOf(field(options, "dimensions"));
  return [shortType(type).replace("embeddings", ""), name, size].filter(Boolean).join(" ");
}

export const unknownTool: Rule = {
  id: "unknown-tool",
  whenReached: true,
  level: "can-hurt",
  check: (subject) =>
    subject.steps.flatMap((node): Trouble[] => {
      const tools = subject.edges
        .filter(({ kind, to }) => kind === "ai_tool" && to === node.name)
        .map(({ from }) => from);
      // The file does not show the names of the tools that an MCP client or another agent brings. An agent with such a
      // tool is therefore not checked.
      if (tools.length === 0 || tools.some((one) => !OWN.test(subject.kindOf(one)))) return [];
      const names = tools.flatMap((one) => namesOf(one, subject));
      return subject
        .textsOf(node)
        .filter(({ key }) => /^(?:systemMessage|text)$/.test(key))
        .flatMap(({ path, value }) => {
          const mentioned = [...value.matchAll(TOOL)].map(
            (match) => match.slice(1).find(Boolean) ?? "",
          );
          const missing = mentioned.find((one) => !names.some((name) => isMeant(name, one)));
          return missing === undefined
            ? []
            : inField(
                node,
                path,
                `tells the AI to use the tool "${shortened(missing)}", which it does not have (it has ${listed(tools, 4)}), so it makes something up or does without.`,
              );
        });
    }),
  mend: "Write the name of the tool as it is today, or connect the tool that is meant.",
};

const OWN = /^(?!mcp|agent)/;
const plain = (name: string) => name.toLowerCase().replace(/tool\b|[^a-z\d]+/g, "");

/**
 * Whether a prompt that mentions a tool by `name` can mean the connected tool with the name `tool`. This is the case if
 * `tool` contains the first five letters of each word in `name`.
 */
function isMeant(tool: string, name: string): boolean {
  const words = name.split(/[^A-Za-z\d]+|(?<=[a-z])(?=[A-Z])/).map(plain);
  return words.every((word) => tool.includes(word.slice(0, 5)));
}

const TOOL =
  /\b[Tt]ools?:?\s+(?:named |called )?[`"'*]{1,3}([A-Za-z][\w -]{2,50})[`"'*]{1,3}|[`"'*]{1,3}([A-Za-z][\w -]{2,50})[`"'*]{1,3}\s+tool\b|\b(?:use|call|invoke) (?:the )?[`"]{1,3}([A-Za-z][A-Za-z\d]*_\w+)[`"]{1,3}/g;

function namesOf(tool: string, subject: Subject): string[] {
  const node = subject.nodeCalled(tool);
  return [
    tool,
    nameForModel(node),
    textOf(node?.parameters["name"]),
    textOf(node?.parameters["toolName"]),
  ].flatMap((one) => (one === undefined || one === "" ? [] : [plain(one)]));
}
