import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WorkflowFile } from "#check/read/workflow-file.ts";
import { findTemplates } from "../../../tools/templates/library/template-folder.ts";
import type { N8nClient } from "../../../tools/templates/run/server/n8n-client.ts";

export function workflowOf(slug: string): WorkflowFile {
  const [found] = findTemplates([slug]);
  return JSON.parse(
    readFileSync(join(found?.folder ?? "", "workflow.json"), "utf8"),
  ) as WorkflowFile;
}

export function settingsOf(file: WorkflowFile, step: string): object {
  const found = file.nodes.find(({ name }) => name === step);
  if (!found) throw new Error(`The template has no step "${step}" any more.`);
  return found.parameters;
}

export function withValues(file: WorkflowFile, values: Record<string, string>): WorkflowFile {
  const copy = structuredClone(file);
  const settings = settingsOf(copy, "Set your values") as {
    assignments: { assignments: Assignment[] };
  };
  for (const one of settings.assignments.assignments) one.value = values[one.name] ?? one.value;
  return copy;
}

type Assignment = { name: string; value: unknown };

const GOOGLE = {
  clientId: "drill",
  clientSecret: "drill",
  oauthTokenData: { access_token: "drill", token_type: "Bearer", expires_in: 36_000 },
};

const SERVICES: Record<string, [type: string, data: object]> = {
  "n8n-nodes-base.slack": ["slackApi", { accessToken: "xoxb-drill" }],
  "n8n-nodes-base.googleSheets": ["googleSheetsOAuth2Api", GOOGLE],
  "n8n-nodes-base.gmail": ["gmailOAuth2", GOOGLE],
};

/** @param header of its webhook, or of its HTTP requests @returns its id, and what n8n keeps */
export async function publish(
  client: N8nClient,
  file: WorkflowFile,
  header: { name: string; value: string },
): Promise<{ id: string; workflow: object }> {
  const byHeader = ["httpHeaderAuth", header] as const;
  const wanted: Record<string, readonly [string, object]> = {
    ...SERVICES,
    "n8n-nodes-base.webhook": byHeader,
    "n8n-nodes-base.httpRequest": byHeader,
  };
  const ids = new Map<string, string>();
  for (const { type } of file.nodes) {
    const [name, data] = wanted[type] ?? [];
    if (name && data && !ids.has(name)) ids.set(name, await client.credential(name, data));
  }
  const nodes = file.nodes.map((node) => {
    const [name = ""] = wanted[node.type] ?? [];
    const credentials = ids.has(name) && { credentials: { [name]: { id: ids.get(name), name } } };
    return { ...node, webhookId: crypto.randomUUID(), ...credentials };
  });
  const workflow = { ...file, nodes, active: false };
  const id = await client.create(workflow);
  const { versionId } = (await client.call("GET", `/workflows/${id}`)) as { versionId: string };
  await client.call("POST", `/workflows/${id}/activate`, { versionId });
  return { id, workflow };
}
