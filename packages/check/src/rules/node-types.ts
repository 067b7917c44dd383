import { factsOf, type NodeFacts, type TypeFacts } from "../facts/node-facts.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { Subject } from "./subject.ts";

/** They exist, already in the oldest supported n8n, and in every installation. */
export function checkNodeTypes({ file, facts }: Subject): string[] {
  return file.nodes.flatMap((node) => {
    const { name, type, typeVersion } = node;
    const known = Object.hasOwn(facts.types, type) ? facts.types[type] : undefined;
    if (!known) return [`The node "${name}" has the type ${type}, which n8n does not know.`];
    const nodeFacts = factsOf(facts, node);
    if (!nodeFacts) {
      const versions = known.versions.toSorted((a, b) => a - b).join(", ");
      return [
        `The node "${name}" has version ${typeVersion} of ${type}, which does not exist; there are ${versions}.`,
      ];
    }
    return [...checkVersion(node, known), ...checkOffer(node, nodeFacts)];
  });
}

function checkVersion({ name, type, typeVersion }: NodeInFile, { recommended }: TypeFacts) {
  if (recommended === 0)
    return [
      `The node "${name}" is of type ${type}, which is newer than n8n 2.0; templates open in older installations too.`,
    ];
  if (typeVersion === recommended) return [];
  return [
    `The node "${name}" has version ${typeVersion} of ${type}; templates use ${recommended}, which n8n 2.0 has.`,
  ];
}

function checkOffer({ name, type, parameters }: NodeInFile, { isHidden }: NodeFacts): string[] {
  const { language = "javaScript" } = parameters;
  return [
    isHidden ? `The node "${name}" is of type ${type}, which n8n no longer offers.` : "",
    BLOCKED.has(type)
      ? `The node "${name}" is of type ${type}, which most installations block.`
      : "",
    type.endsWith(".code") && language !== "javaScript"
      ? `The node "${name}" has code in ${JSON.stringify(language)}; templates use JavaScript.`
      : "",
  ].filter(Boolean);
}

const BLOCKED = new Set([
  "n8n-nodes-base.executeCommand",
  "n8n-nodes-base.localFileTrigger",
  "n8n-nodes-base.readWriteFile",
  "n8n-nodes-base.ssh",
]);
