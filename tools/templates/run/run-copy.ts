import { edgesOf } from "../../../packages/check/src/read/edges.ts";
import { Graph } from "../../../packages/check/src/read/graph.ts";
import { VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import type { NodeInFile, WorkflowFile } from "../../../packages/check/src/read/workflow-file.ts";
import type { Json } from "../../../src/workflow/record/read-record.ts";
import type { FixtureCase } from "./fixtures.ts";
import type { Services } from "./server/services.ts";
import { replaceTexts } from "./variants/variant.ts";

export type Answer = { answer?: Json[]; failed?: Json[]; thrown?: string; shares?: number[] };

/**
 * Copies a workflow and prepares the copy for one test case. Most nodes with items in the case's `pin` become test
 * nodes (`StandIn`), which output these items and contact no service. HTTP requests and emails are really sent, but to
 * local servers, which give the case's answers. Retries do not wait. Placeholders are replaced as if a user had entered
 * values.
 * @param one - the test case, with dates filled in
 * @param repeated - for the second run of a case: by node, the outputs of the nodes that failed in the first run
 *   because no service can be reached in a test
 */
export function runCopy(
  file: WorkflowFile,
  one: FixtureCase,
  services: Pick<Services, "origin" | "smtpPort" | "open">,
  repeated: ReadonlyMap<string, Answer> = new Map(),
): { nodes: NodeInFile[]; pinData: Record<string, object[]> } {
  const graph = new Graph(edgesOf(file.connections));
  const partsOf = (name: string) => {
    const parts = graph.subNodesOf(name);
    return file.nodes.filter((node) => parts.has(node.name));
  };
  const entered = new Map(Object.entries(one.entered ?? {}).map(([text, by]) => [text, () => by]));
  const nodes = file.nodes.map((given) => {
    const node = given.name === VALUES_NODE ? replaceTexts(given, entered) : given;
    const patient = { ...node, ...(node.retryOnFail && { waitBetweenTries: 1 }) };
    const pinned = node.name === one.trigger ? undefined : one.pin[node.name];
    if (one.sheets && !pinned && node.type.endsWith(".googleSheets")) return onTables(patient, one);
    const wire = ON_THE_WIRE[node.type];
    if (wire && pinned && pinned.length > 0 && !pinned.some((item) => "error" in item))
      return onTheWire(patient, wire, pinned as Json[], services);
    const shares = one.shares?.[node.name];
    const answer =
      repeated.get(node.name) ??
      (pinned && { answer: pinned as Json[], ...(shares && { shares }) });
    if (!answer && !ANSWERS_THE_CALLER.test(node.type)) return patient;
    const parts = partsOf(node.name).map(({ name, parameters }) => [name, parameters] as const);
    const standsFor = {
      given: node.parameters,
      ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
      ...(!repeated.has(node.name) && hiccups(node)),
      ...answer,
      files: binariesOf(one, node.name),
    };
    return {
      ...patient,
      type: "CUSTOM.standIn",
      typeVersion: 1,
      parameters: { case: JSON.stringify(standsFor) },
    };
  });
  const binaries = binariesOf(one, one.trigger);
  const start = (one.pin[one.trigger] ?? []).map((json, item) => ({
    json,
    ...(binaries?.[item] && { binary: binaries[item] }),
    pairedItem: { item },
  }));
  return { nodes, pinData: { [one.trigger]: start } };
}

/** Returns the files that a test node outputs. The content of each file is the file's name. */
function binariesOf({ files }: FixtureCase, node: string): Record<string, object>[] | undefined {
  return files?.[node]?.map((of) =>
    Object.fromEntries(
      Object.entries(of).map(([property, file]) => {
        const [, fileName = "", mimeType = ""] = /^(.+) \(([^()]+)\)$/.exec(file) ?? [];
        const data = Buffer.from(fileName).toString("base64");
        return [property, { data, fileName, mimeType }];
      }),
    ),
  );
}

/**
 * For a node that retries, returns how many attempts fail: all but the last. The run then shows whether retrying works.
 */
function hiccups({ retryOnFail, maxTries }: NodeInFile): { hiccups?: number } {
  return retryOnFail ? { hiccups: (typeof maxTries === "number" ? maxTries : 3) - 1 } : {};
}

function onTables(node: NodeInFile, { sheets }: FixtureCase): NodeInFile {
  const { parameters } = node;
  const standsFor = JSON.stringify({ tables: sheets, parameters, ...hiccups(node) });
  return { ...node, type: "CUSTOM.sheet", parameters: { ...parameters, case: standsFor } };
}

const ON_THE_WIRE: Record<string, string> = {
  "n8n-nodes-base.httpRequest": "CUSTOM.http",
  "n8n-nodes-base.emailSend": "CUSTOM.mail",
};

function onTheWire(
  node: NodeInFile,
  type: string,
  answer: Json[],
  { open, origin, smtpPort }: Parameters<typeof runCopy>[2],
): NodeInFile {
  const { parameters } = node;
  const patient = structuredClone(parameters) as { options?: Options };
  const page = patient.options?.response?.response?.outputPropertyName ?? "data";
  const key = open(answer, page);
  const given = { parameters, answer, key, origin, smtpPort, ...hiccups(node) };
  delete patient.options?.batching;
  return { ...node, type, parameters: { ...patient, case: JSON.stringify(given) } };
}

type Options = {
  batching?: unknown;
  response?: { response?: { outputPropertyName?: string } };
};

/**
 * Matches the node "Respond to Webhook", which answers the web request that started the run. Tests start runs without a
 * web request, so the node would only pass on its input. A `StandIn` node replaces it, and records the answer.
 */
export const ANSWERS_THE_CALLER = /\.respondToWebhook$/;
