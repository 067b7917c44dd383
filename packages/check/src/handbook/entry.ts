import { readWorkflows } from "../read/read-workflows.ts";
import type { WorkflowFile } from "../read/workflow-file.ts";

/**
 * An entry of the handbook about a rule. The workflow `bad` breaks the rule, and `good` does not. The rule is tested
 * with both.
 */
export type Entry = {
  rule: string;
  title: string;
  why: string;
  bad: Example;
  good: Example;
};

/**
 * Steps of an example by name. Each has its type with the version, such as `gmail@2.2`, its parameters and further
 * settings of the node.
 */
export type Steps = Record<string, [type: string, parameters?: object, settings?: object]>;

export type Example = {
  steps: Steps;
  /**
   * `A > B`: a connection from A to B. `A:1 > B`: from the second output of A. `A > B@2`: to the third input of B.
   * `Model ai_languageModel> Agent`: from a sub-node. If `lines` is missing, each step is connected to the next one.
   */
  lines?: string[];
  /** Further fields of the workflow file. */
  file?: object;
};

/** Makes an example with two steps: a manual trigger, and the step that the rule is about. */
export function one(type: string, parameters: object = {}, settings: object = {}): Example {
  return {
    steps: { Start: ["manualTrigger"], Work: [type, parameters, settings] },
  };
}

export const setTo = (value: string) =>
  one("set@3.4", { assignments: { assignments: [{ id: "1", name: "a", type: "string", value }] } });

export const MAIL: [string, object] = [
  "gmail@2.2",
  { sendTo: "a@example.com", subject: "Hi", message: "Hi" },
];

const IS_NEW = {
  leftValue: "={{ $json.body.isNew }}",
  operator: { type: "boolean", operation: "true" },
};
/** A step with the outputs "true" and "false". */
export const IF: [string, object] = ["if@2.3", { conditions: { conditions: [IS_NEW] } }];

/** Makes the workflow of an example, as n8n would export it. */
export function exampleFile({ steps, lines, file = {} }: Example): Record<string, unknown> {
  const nodes = Object.entries(steps).map(([name, [type, parameters = {}, settings = {}]], k) => {
    const [full = "", version = "1"] = type.split(/@(?=[\d.]+$)/);
    const isWhole = full.includes(".");
    return {
      id: `id-${k}`,
      name,
      type: isWhole
        ? full
        : `${AI.has(full) ? "@n8n/n8n-nodes-langchain" : "n8n-nodes-base"}.${full}`,
      typeVersion: Number(version),
      position: [k * 224, 0],
      parameters,
      ...settings,
    };
  });
  return {
    name: "Example",
    nodes,
    connections: connectionsOf(lines ?? inOrder(Object.keys(steps))),
    ...file,
  };
}

/** @throws Error if the example is no workflow */
export function readExample(example: Example): WorkflowFile {
  const [read] = readWorkflows(JSON.stringify(exampleFile(example))).workflows ?? [];
  if (!read) throw new Error("The example is no workflow.");
  return read.file;
}

const AI = new Set(
  "agent chatTrigger toolCode lmChatOpenAi lmChatGoogleGemini chainLlm outputParserStructured memoryBufferWindow vectorStoreInMemory documentDefaultDataLoader embeddingsOpenAi".split(
    " ",
  ),
);

function inOrder([first, ...names]: string[]): string[] {
  return names.map((name, k) => `${k === 0 ? first : names[k - 1]} > ${name}`);
}

function connectionsOf(lines: readonly string[]): Record<string, Record<string, unknown[][]>> {
  // The object has no prototype, because a step may be named "__proto__".
  const connections = Object.create(null) as Record<string, Record<string, unknown[][]>>;
  for (const line of lines) {
    const [, from = "", port = "0", kind = "main", to = "", index = "0"] =
      /^(.+?)(?::(\d+))? (\w+)?> (.+?)(?:@(\d+))?$/.exec(line) ?? [];
    const outputs = ((connections[from] ??= {})[kind] ??= []);
    while (outputs.length <= Number(port)) outputs.push([]);
    outputs[Number(port)]?.push({ node: to, type: kind, index: Number(index) });
  }
  return connections;
}
