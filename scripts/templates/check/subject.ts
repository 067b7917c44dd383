import type { TemplateFolder } from "../library/template-folder.ts";
import type { LoadedWorkflow } from "../n8n/loaded-workflow.ts";
import type { NodeTypes } from "../n8n/node-types.ts";
import type { WorkflowFile } from "../n8n/workflow-file.ts";

/** What every check looks at: one template whose workflow has the right structure. */
export type Subject = {
  template: TemplateFolder;
  /** `workflow.json` as it is on disk. */
  bytes: Buffer;
  file: WorkflowFile;
  types: NodeTypes;
  loaded: LoadedWorkflow;
};

/** Returns one sentence per finding. */
export type Check = (subject: Subject) => string[];

/** A text of some node, with the way to it inside the parameters, such as `options.replyTo`. */
export type Text = { path: string; key: string; value: string };

/** All strings inside a value, in order. */
export function textsIn(value: unknown, path = "", key = ""): Text[] {
  if (typeof value === "string") return [{ path, key, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inArray = Array.isArray(value);
    return textsIn(
      part,
      inArray ? `${path}[${name}]` : path ? `${path}.${name}` : name,
      inArray ? key : name,
    );
  });
}
