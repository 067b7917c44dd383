import type { DerivedMetadata } from "../../../src/features/templates/workflow-graph/template-metadata.ts";
import type { LoadedNode } from "../n8n/loaded-workflow.ts";

/** How much there is to understand and to set up, with the reasons in words. Each reason is one point. */
export function complexityOf(
  nodes: LoadedNode[],
  credentialCount: number,
): DerivedMetadata["complexity"] {
  const count = (pattern: RegExp) => nodes.filter(({ node }) => pattern.test(node.type)).length;
  const code = count(/\.code$/);
  const branches = count(/\.(if|switch|textClassifier|sentimentAnalysis|filter)$/);
  const ai = nodes.filter(({ description }) =>
    description.codex?.categories?.includes("AI"),
  ).length;
  const reasons = [
    nodes.length > 12 ? `${nodes.length} steps` : "",
    nodes.length > 20 ? "more than 20 steps" : "",
    credentialCount > 2 ? `${credentialCount} connections to set up` : "",
    branches > 1 ? `${branches} branching points` : "",
    code > 1 ? `${code} steps with code` : "",
    count(/\.splitInBatches$/) > 0 ? "a loop" : "",
    count(/\.(wait|form)$/) > 0 ||
    nodes.some(({ node }) => node.parameters.operation === "sendAndWait")
      ? "waits for a person or a time"
      : "",
    ai > 0 ? "works with a language model" : "",
    count(/vectorStore/) > 0 ? "needs a vector database" : "",
  ].filter(Boolean);
  const level = reasons.length >= 4 ? "advanced" : reasons.length >= 2 ? "medium" : "simple";
  return {
    level,
    reasons: reasons.length > 0 ? reasons : [`${nodes.length} steps in a straight line`],
  };
}
