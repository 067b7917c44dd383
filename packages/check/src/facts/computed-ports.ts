import { MAX_PORTS, type NodePorts, type Port } from "../read/ports.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { Variant } from "./catalog.ts";
import {
  agent,
  agentPorts,
  toolsForMessages,
  textSplitter,
  guardrailsNeedModel,
  vectorStore,
  ai,
  MODEL,
  CHAT_MODEL,
  FALLBACK,
  MEMORY,
  TOOLS,
  PARSER,
} from "./ai-ports.ts";
import {
  MAIN,
  labeled,
  listIn,
  field,
  textOf,
  type Computed,
  type Parameters,
} from "./port-values.ts";

/** Returns the ports of a node, with `isOpen` if their number is known only when the workflow runs. */
export function portsOfNode(
  node: Pick<NodeInFile, "type" | "typeVersion" | "onError">,
  parameters: Readonly<Record<string, unknown>>,
  variant: Pick<Variant, "in" | "out" | "names">,
): NodePorts {
  const computed = computedPorts(node, parameters);
  const inputs = variant.in === "computed" ? computed.in : variant.in;
  const outputs = variant.out === "computed" ? computed.out : named(variant.out, variant.names);
  return {
    in: inputs ?? [MAIN],
    out: withErrorOutput(node, outputs ?? [MAIN]),
    ...(inputs && outputs ? {} : { isOpen: true }),
  };
}

/** Adds the output for errors. n8n places it after all other outputs. */
function withErrorOutput({ onError }: Pick<NodeInFile, "onError">, outputs: Port[]): Port[] {
  if (onError !== "continueErrorOutput") return outputs;
  const [only] = outputs;
  const known = outputs.length === 1 && only ? [{ ...only, label: "Success" }] : outputs;
  return [...known, { kind: "main", label: "Error" }];
}

function named(ports: Port[], names: readonly string[]): Port[] {
  if (names.length < ports.length - 1) return ports;
  return ports.map((port, k) => (!port.label && names[k] ? { ...port, label: names[k] } : port));
}

/** Computes the ports that depend on a node's parameters. The result lacks inputs or outputs that are unknown. */
function computedPorts(
  { type, typeVersion }: Pick<NodeInFile, "type" | "typeVersion">,
  parameters: Parameters,
): Computed {
  const name = type.replace(/^.*\./, "").replace(/^chatHub/, "");
  if (/^vectorStore/i.test(name)) return vectorStore(parameters);
  if (type === "@n8n/n8n-nodes-langchain.code") return connectorsOfCode(parameters);
  return Object.hasOwn(COMPUTED, name) ? (COMPUTED[name]?.(parameters, typeVersion) ?? {}) : {};
}

const COMPUTED: Record<string, (parameters: Parameters, version: number) => Computed> = {
  agent,
  agentTool: (parameters) => ({ in: agentPorts(parameters, true) }),
  alibabaCloud: toolsForMessages,
  anthropic: toolsForMessages,
  chainLlm: ({ needsFallback, hasOutputParser }) => ({
    in: [
      MAIN,
      MODEL,
      ...(needsFallback === true ? [FALLBACK] : []),
      ...(hasOutputParser === undefined || hasOutputParser === true ? [PARSER] : []),
    ],
  }),
  chainSummarization: ({ chunkingMode, operationMode }) => ({
    in: [
      MAIN,
      MODEL,
      ...(operationMode === "documentLoader"
        ? [ai("document", "Document", true)]
        : chunkingMode === "advanced"
          ? [ai("textSplitter", "Text Splitter")]
          : []),
    ],
  }),
  chat: ({ options }) => ({ in: [MAIN, ...(field(options, "memoryConnection") ? [MEMORY] : [])] }),
  chatTrigger: ({ mode, options }) => ({
    in:
      (mode === "hostedChat" || mode === "webhook") &&
      field(options, "loadPreviousSession") === "memory"
        ? [{ ...MEMORY, required: true }]
        : [],
  }),
  documentDefaultDataLoader: textSplitter,
  documentGithubLoader: textSplitter,
  evaluation: ({ operation, metric }) => ({
    in:
      operation === "setMetrics" && (metric === "correctness" || metric === "helpfulness")
        ? [MAIN, ai("languageModel", "Model")]
        : [MAIN],
    out: operation === "checkIfEvaluating" ? labeled(["Evaluation", "Normal"]) : [MAIN],
  }),
  googleGemini: toolsForMessages,
  guardrails: ({ operation, guardrails }, version) => ({
    in: guardrailsNeedModel(operation, guardrails, version) ? [MAIN, CHAT_MODEL] : [MAIN],
    out: (operation ?? "classify") === "classify" ? labeled(["Pass", "Fail"]) : [MAIN],
  }),
  merge: ({ numberInputs }) =>
    countOf(numberInputs, 2, (count) => ({
      in: labeled(Array.from({ length: count }, (_, k) => `Input ${k + 1}`)),
    })),
  microsoftAgent365Trigger: (parameters) => ({ in: agentPorts(parameters, false) }),
  minimax: toolsForMessages,
  modelSelector: ({ numberInputs }) =>
    countOf(numberInputs, 2, (count) => ({
      in: Array.from({ length: count }, (_, k) => ai("languageModel", `Model ${k + 1}`, true)),
    })),
  moonshot: toolsForMessages,
  ollama: toolsForMessages,
  openAi: ({ resource, operation, hideTools, memory }) => ({
    in:
      resource === "assistant" && operation === "message"
        ? [MAIN, TOOLS, ...(memory === "threadId" ? [] : [MEMORY])]
        : resource === "text" &&
            (operation === "message" || operation === "response") &&
            hideTools !== "hide"
          ? [MAIN, TOOLS]
          : [MAIN],
  }),
  outputParserStructured: ({ autoFix }) => ({ in: autoFix ? [MODEL] : [] }),
  respondToWebhook: ({ enableResponseOutput }, version) => ({
    out:
      version === 1.3 || (version >= 1.4 && enableResponseOutput)
        ? labeled(["Input Data", "Response"])
        : [MAIN],
  }),
  sentimentAnalysis: ({ options }) => {
    const categories = field(options, "categories") ?? "Positive, Neutral, Negative";
    if (typeof categories !== "string" || categories.startsWith("=")) return {};
    return { out: labeled(categories.split(",").map((category) => category.trim())) };
  },
  switch: switchOutputs,
  textClassifier: ({ categories, options }) => {
    const names = listIn(categories, "categories").map((one) => textOf(field(one, "category")));
    return {
      out: labeled([...names, ...(field(options, "fallback") === "other" ? ["Other"] : [])]),
    };
  },
  webhook: ({ httpMethod, multipleMethods }) => {
    if (Array.isArray(httpMethod)) return { out: labeled(httpMethod.map(textOf)) };
    return { out: labeled(multipleMethods === true ? ["GET", "POST"] : [textOf(httpMethod)]) };
  },
};

function switchOutputs(parameters: Parameters, version: number): Computed {
  const { mode, rules, options, numberOutputs, outputsAmount } = parameters;
  if (mode === "expression")
    return countOf(version >= 3 ? numberOutputs : outputsAmount, 4, (count) => ({
      out: labeled(Array.from({ length: count }, (_, k) => String(k))),
    }));
  const list = listIn(rules, version >= 3 ? "values" : "rules");
  const names = list.map((rule, k) => textOf(field(rule, "outputKey")) || String(k));
  if (version < 3 || field(options, "fallbackOutput") !== "extra") return { out: labeled(names) };
  return { out: labeled([...names, textOf(field(options, "renameFallbackOutput")) || "Fallback"]) };
}

function connectorsOfCode({ inputs, outputs }: Parameters): Computed {
  const ports = (list: unknown[]) =>
    list.map((one) => ({
      kind: textOf(field(one, "type")),
      ...(field(one, "required") === true ? { required: true } : {}),
    }));
  return { in: ports(listIn(inputs, "input")), out: ports(listIn(outputs, "output")) };
}

function countOf(value: unknown, otherwise: number, ports: (count: number) => Computed): Computed {
  const count = value === undefined || value === 0 ? otherwise : Number(value);
  return Number.isInteger(count) && count > 0 ? ports(Math.min(count, MAX_PORTS)) : {};
}
