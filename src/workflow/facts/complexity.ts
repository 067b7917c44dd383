import type { KnownNode } from "#check/facts/node-facts.ts";
import type { DerivedMetadata } from "./template-metadata.ts";

export function complexityOf(
  nodes: readonly KnownNode[],
  credentialCount: number,
): DerivedMetadata["complexity"] {
  const count = (pattern: RegExp) => nodes.filter(({ node }) => pattern.test(node.type)).length;
  const code = count(/\.code$/);
  const branches = count(/\.(if|switch|textClassifier|sentimentAnalysis|filter)$/);
  const waits =
    count(/\.(wait|form)$/) > 0 ||
    nodes.some(({ facts }) => facts.parameters["operation"] === "sendAndWait");
  const reasons = [
    nodes.length > 12 ? `${nodes.length} steps` : "",
    nodes.length > 20 ? "more than 20 steps" : "",
    credentialCount > 2 ? `${credentialCount} connections to set up` : "",
    branches > 1 ? `${branches} branching points` : "",
    code > 1 ? `${code} steps with code` : "",
    count(/\.splitInBatches$/) > 0 ? "a loop" : "",
    waits ? "waits for a person or a time" : "",
    nodes.some(({ facts }) => facts.isAi) ? "works with a language model" : "",
    count(/vectorStore/) > 0 ? "needs a vector database" : "",
  ].filter(Boolean);
  const level = reasons.length >= 4 ? "advanced" : reasons.length >= 2 ? "medium" : "simple";
  return {
    level,
    reasons: reasons.length > 0 ? reasons : [`${nodes.length} steps in a straight line`],
  };
}
