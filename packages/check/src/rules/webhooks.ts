import { reachedFrom } from "../read/edges.ts";
import type { Subject } from "./subject.ts";

/** No address on the internet that anybody may call; and an answer for those who wait for one. */
export function checkWebhooks({ nodes, edges }: Subject): string[] {
  const answers = nodes
    .filter(({ node }) => node.type === "n8n-nodes-base.respondToWebhook")
    .map(({ node }) => node.name);
  const waiting = nodes
    .filter(({ facts }) => facts.parameters["responseMode"] === "responseNode")
    .map(({ node }) => node.name);
  const open = nodes.filter(
    ({ node, facts }) =>
      node.type === "n8n-nodes-base.webhook" &&
      (facts.parameters["authentication"] ?? "none") === "none",
  );
  // n8n refuses to show such a form ("Workflow could not be started"), which pinned runs do not notice.
  const refused = nodes.filter(
    ({ node }) =>
      node.type === "n8n-nodes-base.formTrigger" &&
      [...reachedFrom(edges, [node.name])].some((name) => answers.includes(name)),
  );
  return [
    ...open.map(
      ({ node }) =>
        `The webhook "${node.name}", field authentication: has none, so anybody could call it.`,
    ),
    ...(answers.length > 0 ? [] : waiting).map(
      (name) => `The node "${name}" waits for a Respond to Webhook node, but there is none.`,
    ),
    ...(waiting.length > 0 ? [] : answers).map(
      (name) =>
        `The node "${name}" answers a webhook, but no trigger has responseMode "responseNode".`,
    ),
    ...refused.map(
      ({ node }) =>
        `The form "${node.name}" leads to a Respond to Webhook node, so n8n would not open it; let the webhook answer with its last node instead.`,
    ),
  ];
}
