import { VALUES_NODE, isNote } from "../n8n/workflow-file.ts";
import type { Subject } from "./subject.ts";

/** Every node is named after its purpose. */
export function checkNames({ loaded }: Subject): string[] {
  return loaded.nodes.flatMap(({ node, description }) => {
    if (isNote(node) || node.name === VALUES_NODE) return [];
    const found: string[] = [];
    const plain = node.name.replace(/\s*\d+$/, "").toLowerCase();
    const defaults = [
      description.displayName,
      description.defaults.name ?? "",
      description.name,
    ].map((name) => name.toLowerCase());
    if (defaults.includes(plain))
      found.push(
        `The node "${node.name}" still has the name of its type; name it after what it does.`,
      );
    if (node.name.trim() !== node.name || node.name === "")
      found.push(`The node "${node.name}" has spaces at the ends of its name.`);
    return found;
  });
}
