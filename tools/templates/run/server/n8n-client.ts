import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./ask.ts";

/**
 * Opens a client that is signed in as the owner of a new n8n.
 * @param modules - folder of n8n's packages
 */
export async function openClient(origin: string, modules: string): Promise<N8nClient> {
  const { parse } = createRequire(join(modules, "package.json"))("flatted") as {
    parse: (text: string) => unknown;
  };
  let cookie = "";
  /** Sends a request below `/rest`, as n8n's editor does. @throws Error with n8n's answer if the request fails */
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const request = {
      method,
      headers: { "content-type": "application/json", cookie, "browser-id": "templates" },
      body: body === undefined ? null : JSON.stringify(body),
    };
    // A request that starts a run is sent only once. A second request would start the workflow again.
    const response = await ask(
      `${origin}/rest${path}`,
      request,
      path.endsWith("/run") ? 1 : undefined,
    );
    const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (set.length > 0) cookie = set.join("; ");
    const text = await response.text();
    if (!response.ok)
      throw new Error(
        `n8n answered ${response.status} to ${method} ${path}: ${text.slice(0, 400)}`,
      );
    return (JSON.parse(text) as { data: unknown }).data;
  };
  await call("POST", "/owner/setup", OWNER);
  return {
    create: async (workflow) => ((await call("POST", "/workflows", workflow)) as { id: string }).id,
    credential: async (type, data) =>
      ((await call("POST", "/credentials", { name: type, type, data })) as { id: string }).id,
    update: async (id, change) =>
      void (await call("PATCH", `/workflows/${id}?forceSave=true`, change)),
    run: async (id, trigger, workflow) => {
      const started = (await call("POST", `/workflows/${id}/run`, {
        triggerToStartFrom: { name: trigger },
        // Older n8n releases run the workflow that is sent in this field. Newer releases run the stored workflow with
        // this id.
        workflowData: { ...workflow, id },
      })) as { executionId?: string };
      if (!started.executionId)
        throw new Error(`n8n did not start a run from "${trigger}" (is it pinned in the case?).`);
      return waitForEnd(call, started.executionId, (text) =>
        parse(text.replaceAll(id, "this-workflow").replaceAll(origin, "https://n8n.example.com")),
      );
    },
  };
}

const OWNER = {
  email: "owner@example.com",
  firstName: "Template",
  lastName: "Runner",
  password: "Only-on-loopback-1",
};

export type N8nClient = {
  create(workflow: object): Promise<string>;
  credential(type: string, data: object): Promise<string>;
  update(id: string, change: object): Promise<void>;
  /**
   * Runs a workflow, starting with the pinned items of its trigger. The run may take 60 s at most. In the result, ids
   * and URLs of this n8n are replaced by names.
   */
  run(id: string, trigger: string, workflow: object): Promise<FinishedRun>;
};

export type FinishedRun = { status: string; error: string; nodes: Record<string, NodeRun[]> };
export type NodeRun = {
  executionIndex: number;
  error?: { message?: string };
  /** The step from which the items came, for each input of the node. */
  source: ({
    previousNode: string;
    previousNodeOutput?: number;
    previousNodeRun?: number;
  } | null)[];
  data?: { main?: (RunItem[] | null)[] };
  /**
   * Data that a test node (folder `inside`) recorded about the node that it replaces. `told`: the node's parameters,
   * with evaluated expressions. `parts`: the parameters of its sub-nodes. `sent`: the requests or emails that the node
   * sent. `tries`: how often n8n tried the node.
   */
  metadata?: {
    told?: unknown[];
    parts?: Record<string, unknown>;
    sent?: unknown[];
    tries?: number;
  };
};
export type RunItem = {
  json: unknown;
  binary?: Record<string, { fileName?: string; mimeType?: string }>;
};

async function waitForEnd(
  call: (method: string, path: string) => Promise<unknown>,
  id: string,
  parse: (text: string) => unknown,
): Promise<FinishedRun> {
  for (let tries = 0; tries < 300; tries++) {
    const execution = (await call("GET", `/executions/${id}`)) as { status: string; data: string };
    if (!["new", "running"].includes(execution.status)) {
      const { resultData } = parse(execution.data) as {
        resultData: {
          runData?: Record<string, NodeRun[]>;
          error?: { message?: string; node?: { name?: string } };
        };
      };
      const error = resultData.error
        ? `${resultData.error.node?.name ?? "run"}: ${resultData.error.message ?? "unknown error"}`
        : "";
      return { status: execution.status, error, nodes: resultData.runData ?? {} };
    }
    await sleep(Math.min(200, 10 + tries * 10));
  }
  throw new Error(`The run ${id} did not end within 60 seconds.`);
}
