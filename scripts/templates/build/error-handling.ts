import type { DerivedMetadata } from "../../../src/features/templates/workflow-graph/template-metadata.ts";
import type { LoadedNode } from "../n8n/loaded-workflow.ts";

/** How the workflow deals with failures, counted and in one sentence. */
export function errorHandlingOf(nodes: LoadedNode[]): DerivedMetadata["error_handling"] {
  const outputs = nodes.filter(({ node }) => node.onError === "continueErrorOutput").length;
  const retries = nodes.filter(({ node }) => node.retryOnFail === true).length;
  const trigger = nodes.some(({ node }) => node.type === "n8n-nodes-base.errorTrigger");
  const parts = [
    outputs > 0
      ? `${number(outputs)} with a way of ${outputs === 1 ? "its" : "their"} own for failures`
      : "",
    retries > 0 ? `${number(retries)} tried again before giving up` : "",
    trigger ? "a message to a person when a run fails" : "",
  ].filter(Boolean);
  const summary = parts.length === 0 ? "A failed step stops the run." : `${sentence(parts)}.`;
  return { error_outputs: outputs, retries, error_trigger: trigger, summary };
}

function number(count: number): string {
  return `${count} ${count === 1 ? "step" : "steps"}`;
}

function sentence(parts: string[]): string {
  const joined =
    parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
