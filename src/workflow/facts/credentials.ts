import type { KnownNode } from "#check/facts/node-facts.ts";
import type { DerivedMetadata } from "./template-metadata.ts";

/** Lists each credential once, with the rights that all its nodes need together. */
export function credentialsOf(nodes: readonly KnownNode[]): DerivedMetadata["credentials"] {
  const byType = new Map<string, { label: string; scopes: Set<string>; nodes: string[] }>();
  for (const { node, facts } of nodes) {
    for (const { type, label, scopes } of facts.credentials) {
      const known = byType.get(type) ?? { label, scopes: new Set<string>(), nodes: [] };
      for (const scope of scopes) known.scopes.add(scope);
      known.nodes.push(node.name);
      byType.set(type, known);
    }
  }
  return [...byType]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, { label, scopes, nodes: users }]) => ({
      type,
      label,
      scopes: [...scopes].toSorted(),
      nodes: users,
    }));
}
