import { VALUES_NODE } from "../../read/nodes.ts";
import type { Subject } from "../subject.ts";

export function checkNames({ nodes }: Subject): string[] {
  return nodes.flatMap(({ node: { name }, facts: { defaultNames } }) => {
    if (name === VALUES_NODE) return [];
    const found: string[] = [];
    const plain = name.replace(/\s*\d+$/, "").toLowerCase();
    if (defaultNames.some((one) => one.toLowerCase() === plain))
      found.push(`The node "${name}" still has the name of its type; name it after what it does.`);
    if (name.trim() !== name || name === "")
      found.push(`The node "${name}" has spaces at the ends of its name.`);
    return found;
  });
}
