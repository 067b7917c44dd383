import type { DiagramNode } from "../contract.ts";

export function nearest(
  nodes: DiagramNode[],
  from: DiagramNode,
  [x, y]: [number, number],
): DiagramNode | undefined {
  const costs = nodes.flatMap((node) => {
    const right = node.x + node.width / 2 - (from.x + from.width / 2);
    const down = node.y + node.height / 2 - (from.y + from.height / 2);
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    return ahead > 8 ? [{ node, cost: ahead + 2 * aside }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.node;
}
