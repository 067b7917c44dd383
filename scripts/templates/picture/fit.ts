import type { Graph } from "../../../src/features/templates/workflow-graph/graph.ts";
import { withLabel } from "../../../src/features/templates/workflow-graph/graph.ts";
import { isSection } from "./draw-graph.ts";

/**
 * How large the drawn part (nodes and sections, without the overview note) may be within an area
 * given in pixels, never more than one and a half times its own size.
 */
export function fit(graph: Graph, area: { width: number; height: number }) {
  const boxes = [...graph.nodes.map(withLabel), ...graph.notes.filter(isSection)];
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  return {
    scale: Math.min(1.5, area.width / width, area.height / height),
    box: { x: left, y: top, width, height },
  };
}
