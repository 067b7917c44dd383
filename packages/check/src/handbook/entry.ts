/** Text about a rule for the website and the documents. Its two examples are also the rule's test. */
export type Entry = {
  rule: string;
  /** The rule in one sentence. */
  title: string;
  why: string;
  /** A workflow that breaks the rule, and one that keeps it. */
  bad: Example;
  good: Example;
};

/** Steps by name: type with version, then parameters, then settings of the node. */
export type Steps = Record<string, [type: string, parameters?: object, settings?: object]>;

export type Example = {
  steps: Steps;
  /**
   * Connections: `A > B`, `A:1 > B` from the second output, `A > B@2` to the third input, `Model ai_languageModel>
   * Agent`. Without them each step leads to the next.
   */
  lines?: string[];
  /** Further fields of the workflow file. */
  file?: object;
};

/** Makes an example with a start and the one step that matters. */
export function one(type: string, parameters: object = {}, settings: object = {}): Example {
  return {
    steps: { Start: ["manualTrigger"], Work: [type, parameters, settings] },
  };
}

/** Makes a Set step with one value. */
export const setTo = (value: string) =>
  one("set@3.4", { assignments: { assignments: [{ id: "1", name: "a", type: "string", value }] } });

/** Builds the workflow of an example as n8n would export it. */
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

const AI = new Set(
  "agent chatTrigger toolCode lmChatOpenAi lmChatGoogleGemini chainLlm outputParserStructured memoryBufferWindow".split(
    " ",
  ),
);

function inOrder([first, ...names]: string[]): string[] {
  return names.map((name, k) => `${k === 0 ? first : names[k - 1]} > ${name}`);
}

function connectionsOf(lines: readonly string[]): Record<string, Record<string, unknown[][]>> {
  // An object without a prototype, because a step may be named "__proto__".
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
