import type { KnownNode } from "#check/facts/node-facts.ts";
import type { DerivedMetadata } from "./template-metadata.ts";

export function errorHandlingOf(nodes: readonly KnownNode[]): DerivedMetadata["error_handling"] {
  const outputs = nodes.filter(({ node }) => node.onError === "continueErrorOutput").length;
  const retries = nodes.filter(({ node }) => node.retryOnFail === true).length;
  const trigger = nodes.some(({ node }) => node.type === "n8n-nodes-base.errorTrigger");
  const parts = [
    outputs > 0
      ? `${steps(outputs)} ${outputs === 1 ? "has its" : "have their"} own error path`
      : "",
    retries > 0 ? `${steps(retries)} ${retries === 1 ? "retries" : "retry"} before giving up` : "",
    trigger ? "a person gets a message when a run fails" : "",
  ].filter(Boolean);
  const summary = parts.length === 0 ? "A failed step stops the run." : `${sentence(parts)}.`;
  return { error_outputs: outputs, retries, error_trigger: trigger, summary };
}

function steps(count: number): string {
  return `${count} ${count === 1 ? "step" : "steps"}`;
}

function sentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  const joined = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
