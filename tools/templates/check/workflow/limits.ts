import { Graph } from "../../../../packages/check/src/read/graph.ts";
import type { NodeInFile } from "../../../../packages/check/src/read/workflow-file.ts";
import type { TemplateSubject } from "../subject.ts";

/**
 * Checks that no step takes only the first items of a list before "Remove Duplicates" has removed the items of earlier
 * runs. Otherwise the items of earlier runs would stay first in the list, and no new item would ever be taken.
 */
export function checkLimits({ file, edges }: Pick<TemplateSubject, "file" | "edges">): string[] {
  const graph = new Graph(edges);
  return file.nodes.filter(leavesOutEarlierItems).flatMap((memory) => {
    const before = graph.before(memory.name);
    return file.nodes
      .filter((node) => before.has(node.name) && takesFirstItems(node))
      .map(
        ({ name }) =>
          `The node "${name}" limits its items before "${memory.name}" leaves out those of earlier runs, which then keep out all others; apply the limit behind it, or take one batch after the other.`,
      );
  });
}

function leavesOutEarlierItems({ type, parameters: { operation } }: NodeInFile): boolean {
  return (
    type === "n8n-nodes-base.removeDuplicates" &&
    operation === "removeItemsSeenInPreviousExecutions"
  );
}

function takesFirstItems({ type, parameters: { jsCode } }: NodeInFile): boolean {
  if (type === "n8n-nodes-base.limit") return true;
  return (
    type === "n8n-nodes-base.code" && typeof jsCode === "string" && FIRST_OF_A_LIST.test(jsCode)
  );
}

/**
 * Matches `slice` from 0 up to a value such as `settings.maxPerRun`. Values such as `maxLetters` are not matched,
 * because they cut a text and not a list.
 */
const FIRST_OF_A_LIST =
  /\.slice\(\s*0,[^()]*(?:\([^()]*\)[^()]*)*\bmax(?!\w*(?:Letters|Characters|Length)\b)[A-Z]/;
