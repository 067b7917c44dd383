import { isRecord } from "./edges.ts";
import type { NodeInFile } from "./workflow-file.ts";

export const STICKY_NOTE = "n8n-nodes-base.stickyNote";
export const SET = "n8n-nodes-base.set";
export const VALUES_NODE = "Set your values";

export function isNote(node: { type: string }): boolean {
  return node.type === STICKY_NOTE;
}

export function valuesOf({
  nodes,
}: {
  nodes: readonly Pick<NodeInFile, "name" | "type" | "parameters">[];
}): { name: string; value: unknown }[] | undefined {
  const node = nodes.find(({ type, name }) => type === SET && name === VALUES_NODE);
  if (!node) return undefined;
  const list = (node.parameters["assignments"] as { assignments?: unknown } | undefined)
    ?.assignments;
  return Array.isArray(list)
    ? list.flatMap((entry: unknown) =>
        isRecord(entry) && typeof entry["name"] === "string"
          ? [{ name: entry["name"], value: entry["value"] }]
          : [],
      )
    : [];
}

/** A text among a node's parameters. `path`: such as `options.replyTo`. */
export type Text = { path: string; key: string; value: string };

export function textsIn(value: unknown, path = "", key = ""): Text[] {
  if (typeof value === "string") return [{ path, key, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (Array.isArray(value)) return textsIn(part, `${path}[${name}]`, key);
    return textsIn(part, path ? `${path}.${name}` : name, name);
  });
}
