import { textsIn } from "../../read/nodes.ts";
import type { Subject } from "../subject.ts";

/** Traces of the n8n in which the workflow was made: they mean nothing elsewhere, or tell too much. */
export function checkInstanceMarks({ file }: Subject): string[] {
  const found: string[] = [];
  for (const key of Object.keys(file)) {
    if (!FILE_KEYS.has(key))
      found.push(`workflow.json holds "${key}", which belongs to one installation; remove it.`);
  }
  for (const key of Object.keys(file.settings ?? {})) {
    if (!SETTINGS.has(key))
      found.push(`The setting "${key}" belongs to one installation; remove it.`);
  }
  if (file.settings?.["executionOrder"] !== "v1")
    found.push('The setting "executionOrder" has to be "v1".');
  for (const node of file.nodes) {
    for (const key of Object.keys(node)) {
      if (key === "credentials")
        found.push(
          `The node "${node.name}" names credentials of one installation; remove "credentials".`,
        );
      else if (!NODE_KEYS.has(key))
        found.push(
          `The node "${node.name}" holds "${key}", which a template does not need; remove it.`,
        );
    }
    for (const { path, key } of textsIn(node.parameters)) {
      if (key.startsWith("cachedResult"))
        found.push(
          `The node "${node.name}" keeps the name or address of somebody's data in ${path}; remove it.`,
        );
    }
  }
  return found;
}

const FILE_KEYS = new Set(["name", "nodes", "connections", "settings"]);
const SETTINGS = new Set([
  "executionOrder",
  "timezone",
  "executionTimeout",
  "saveDataErrorExecution",
  "saveDataSuccessExecution",
  "saveManualExecutions",
]);
const NODE_KEYS = new Set([
  "id",
  "name",
  "type",
  "typeVersion",
  "position",
  "parameters",
  "disabled",
  "notes",
  "notesInFlow",
  "onError",
  "retryOnFail",
  "maxTries",
  "waitBetweenTries",
  "alwaysOutputData",
  "executeOnce",
]);
