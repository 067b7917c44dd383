import olderVersions from "../n8n/versions-of-n8n-2.0.0.json" with { type: "json" };
import type { Subject } from "./subject.ts";

/**
 * Every node exists, in the version that the oldest supported n8n already had, and is one that
 * every installation offers.
 */
export function checkNodeTypes({ file, types }: Subject): string[] {
  const found: string[] = [];
  for (const { name, type, typeVersion, parameters } of file.nodes) {
    const versions = types.versionsOf(type);
    if (versions.length === 0) {
      found.push(`The node "${name}" has the type ${type}, which n8n does not know.`);
      continue;
    }
    if (!types.find(type, typeVersion)) {
      found.push(
        `The node "${name}" has version ${typeVersion} of ${type}, which does not exist; there are ${versions.toSorted((a, b) => a - b).join(", ")}.`,
      );
      continue;
    }
    const wanted = wantedVersion({ types }, type);
    if (wanted === 0)
      found.push(
        `The node "${name}" is of type ${type}, which is newer than n8n 2.0; templates open in older installations too.`,
      );
    else if (typeVersion !== wanted)
      found.push(
        `The node "${name}" has version ${typeVersion} of ${type}; templates use ${wanted}, which n8n 2.0 has.`,
      );
    if (types.find(type, typeVersion)?.hidden)
      found.push(`The node "${name}" is of type ${type}, which n8n no longer offers.`);
    if (NOT_OFFERED.has(type))
      found.push(`The node "${name}" is of type ${type}, which most installations block.`);
    if (
      type.endsWith(".code") &&
      parameters.language !== undefined &&
      parameters.language !== "javaScript"
    ) {
      found.push(
        `The node "${name}" has code in ${JSON.stringify(parameters.language)}; templates use JavaScript.`,
      );
    }
  }
  return found;
}

/** The version that templates use; 0 for a node that n8n 2.0 did not have. */
export function wantedVersion({ types }: Pick<Subject, "types">, type: string): number {
  const known = olderVersions as Record<string, number>;
  // `gmailTool` is n8n's own variant of `gmail` and has its versions.
  const older = known[type] ?? known[type.replace(/Tool$/, "")];
  if (older !== undefined) return older;
  const newest = types.versionsOf(type)[0];
  if (newest === undefined) return 0;
  const description = types.find(type, newest);
  return description?.defaultVersion ?? Math.max(...types.versionsOf(type));
}

const NOT_OFFERED = new Set([
  "n8n-nodes-base.executeCommand",
  "n8n-nodes-base.localFileTrigger",
  "n8n-nodes-base.readWriteFile",
  "n8n-nodes-base.ssh",
]);
