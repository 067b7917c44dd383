import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Sdk from "@n8n/workflow-sdk";
import type { Subject } from "../../../../packages/check/src/rules/subject.ts";
import { cacheFolder } from "../../install/cache-folder.ts";
import { NODE_FOLDERS } from "../../install/node-packages.ts";

/** What n8n's workflow kit says against the schemas of every node version. */
export function checkSchemas({ file }: Subject): string[] {
  sdk.setSchemaBaseDirs(
    NODE_FOLDERS.map((folder) =>
      join(cacheFolder("node-packages"), folder, "dist", "node-definitions"),
    ),
  );
  const json = file as unknown as Parameters<typeof sdk.validateWorkflow>[0];
  const plain = sdk.validateWorkflow(json);
  const built = sdk.workflow.fromJSON(json as never).validate();
  const sentences = [plain, built]
    .flatMap(({ errors, warnings }) => [...errors, ...warnings])
    .filter((issue) => issue.severity !== "informational" && !SETTLED_ELSEWHERE.has(issue.code))
    .map((issue) =>
      issue.nodeName && !issue.message.includes(issue.nodeName)
        ? `The node "${issue.nodeName}": ${issue.message}`
        : issue.message,
    );
  return [...new Set(sentences)];
}

const sdk = createRequire(import.meta.url)("@n8n/workflow-sdk") as typeof Sdk;

/** It does not fill in defaults, so it misjudges ports of vector stores and loaders; the computed ports decide. */
const SETTLED_ELSEWHERE = new Set([
  "UNSUPPORTED_SUBNODE_INPUT",
  "MISSING_REQUIRED_INPUT",
  "SUBNODE_PARAMETER_MISMATCH",
  "SUBNODE_NOT_CONNECTED",
  "INVALID_INPUT_INDEX",
  "INVALID_OUTPUT_INDEX",
  "DISCONNECTED_NODE",
  // Asks for a kind of sign-in data that n8n 2.0 does not have; it only means workflows that n8n's assistant makes.
  "PLAIN_GENERIC_AUTH",
]);
