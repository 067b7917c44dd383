import { isRecord } from "../read/edges.ts";
import type { Port } from "../read/ports.ts";
import { MAIN, textOf, type Computed, type Parameters } from "./port-values.ts";

/** Makes a port for AI sub-nodes. For example, the kind "tool" gives a port of the kind `ai_tool`, for tools. */
export const ai = (kind: string, label: string, required = false): Port => ({
  kind: `ai_${kind}`,
  label,
  ...(required ? { required } : {}),
});
export const MODEL = ai("languageModel", "Model", true);
export const CHAT_MODEL = ai("languageModel", "Chat Model", true);
export const FALLBACK = ai("languageModel", "Fallback Model", true);
export const MEMORY = ai("memory", "Memory");
const TOOL = ai("tool", "Tool");
export const TOOLS = ai("tool", "Tools");
export const PARSER = ai("outputParser", "Output Parser");

export function agent(parameters: Parameters, version: number): Computed {
  if (version >= 2) return { in: agentPorts(parameters, true) };
  const { agent: kind, hasOutputParser } = parameters;
  const chat = ["openAiFunctionsAgent", "toolsAgent", "conversationalAgent"].includes(textOf(kind));
  const has = (kinds: string[]) => kinds.includes(textOf(kind));
  const hasTools = !has(["sqlAgent"]);
  const hasMemory = !has(["reActAgent", "planAndExecuteAgent"]);
  const ports = [
    MAIN,
    chat ? CHAT_MODEL : MODEL,
    ...(hasMemory ? [MEMORY] : []),
    ...(hasTools ? [TOOL] : []),
    ...(hasTools && hasOutputParser !== false ? [PARSER] : []),
  ];
  return { in: ports };
}

export function agentPorts(
  { needsFallback, hasOutputParser }: Parameters,
  hasMain: boolean,
): Port[] {
  return [
    ...(hasMain ? [MAIN] : []),
    CHAT_MODEL,
    ...(needsFallback === false || needsFallback === undefined ? [] : [FALLBACK]),
    MEMORY,
    TOOL,
    ...(hasOutputParser === false || hasOutputParser === undefined ? [] : [PARSER]),
  ];
}

export function toolsForMessages({ resource, operation }: Parameters): Computed {
  return { in: resource === "text" && operation === "message" ? [MAIN, TOOLS] : [MAIN] };
}

export function textSplitter({ textSplittingMode }: Parameters): Computed {
  const isOwn = !textSplittingMode || textSplittingMode === "custom";
  return { in: isOwn ? [ai("textSplitter", "Text Splitter", true)] : [] };
}

export function guardrailsNeedModel(operation: unknown, checks: unknown, version: number): boolean {
  if (version < 2) return operation !== "sanitize";
  return Object.keys(isRecord(checks) ? checks : {}).some((check) =>
    ["nsfw", "topicalAlignment", "custom", "jailbreak"].includes(check),
  );
}

export function vectorStore({ mode = "retrieve", useReranker }: Parameters): Computed {
  const is = (...modes: string[]) => modes.includes(textOf(mode));
  return {
    in: [
      ai("embedding", "Embedding", true),
      ...(is("load", "retrieve", "retrieve-as-tool") && useReranker
        ? [ai("reranker", "Reranker", true)]
        : []),
      ...(is("insert", "load", "update") ? [MAIN] : []),
      ...(is("insert") ? [ai("document", "Document", true)] : []),
    ],
    out: is("retrieve-as-tool")
      ? [TOOL]
      : is("retrieve")
        ? [ai("vectorStore", "Vector Store")]
        : [MAIN],
  };
}
