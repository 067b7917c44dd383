import { nodeIcon, type NodeIcon } from "./node-icons.ts";
import type { DerivedMetadata } from "./template-metadata.ts";

/**
 * Finds the icon of a tool, such as "Google Sheets". It is the icon of the node whose name has the most words in common
 * with the name of the tool.
 */
export function toolIcon(
  tool: string,
  nodes: readonly Pick<DerivedMetadata["nodes"][number], "type" | "label">[],
): NodeIcon | undefined {
  const toolWords = wordsOf(tool);
  const shared = nodes.map((node) => {
    const labelWords = wordsOf(node.label);
    const common = toolWords.filter((word) => labelWords.includes(word));
    return { node, count: common.some((word) => !MAKERS.has(word)) ? common.length : 0 };
  });
  const [best] = shared.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? nodeIcon(best.node.type) : undefined;
}

/**
 * Names of companies with several products. If the names of a tool and a node have only the company's name in common,
 * they may be different products.
 */
const MAKERS = new Set(["google", "microsoft"]);

function wordsOf(name: string): string[] {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.map((word) => word.replace(/s$/, "")) ?? []
  );
}
