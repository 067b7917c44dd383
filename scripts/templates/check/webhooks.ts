import { isNote } from "../n8n/workflow-file.ts";
import { linksOf, reachedFrom } from "./reach.ts";
import type { Subject } from "./subject.ts";

/** No address on the internet that anybody may call; and an answer for those who wait for one. */
export function checkWebhooks({ file, loaded }: Subject): string[] {
  const nodes = loaded.nodes.map(({ node }) => node).filter((node) => !isNote(node));
  const answers = nodes.filter((node) => node.type === "n8n-nodes-base.respondToWebhook");
  const waiting = nodes.filter((node) => node.parameters.responseMode === "responseNode");
  const open = nodes
    .filter(
      (node) =>
        node.type === "n8n-nodes-base.webhook" &&
        (node.parameters.authentication ?? "none") === "none",
    )
    .map(
      (node) =>
        `The webhook "${node.name}", field authentication: has none, so anybody could call it.`,
    );
  const silent =
    answers.length > 0
      ? []
      : waiting.map(
          (node) =>
            `The node "${node.name}" waits for a Respond to Webhook node, but there is none.`,
        );
  const unheard =
    waiting.length > 0
      ? []
      : answers.map(
          (node) =>
            `The node "${node.name}" answers a webhook, but no trigger has responseMode "responseNode".`,
        );
  // n8n refuses to show such a form ("Workflow could not be started"), which pinned runs do not notice.
  const links = linksOf(file);
  const refused = nodes
    .filter((node) => node.type === "n8n-nodes-base.formTrigger")
    .filter((node) => answers.some((answer) => reachedFrom(links, [node.name]).has(answer.name)))
    .map(
      (node) =>
        `The form "${node.name}" leads to a Respond to Webhook node, so n8n would not open it; let the webhook answer with its last node instead.`,
    );
  return [...open, ...silent, ...unheard, ...refused];
}
