import type { Box } from "#workflow/drawing/layout.ts";
import { nodeOutline } from "#workflow/drawing/shapes.ts";
import type { Diagram } from "../contract.ts";

/** In the corner where a workflow, which goes to the right and down, has the least to cover. */
export function OverviewMap({
  diagram: { nodes, edges },
  whole,
  view,
  onPress,
}: {
  diagram: Diagram;
  whole: Box;
  view: Box;
  onPress: (place: { x: number; y: number }) => void;
}) {
  return (
    <svg
      aria-hidden
      viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
      className="absolute bottom-2 left-2 h-auto max-h-24 w-56 max-w-[45%] cursor-pointer rounded-small border border-edge bg-canvas/90"
      onPointerDown={(event) => {
        const matrix = event.currentTarget.getScreenCTM()?.inverse();
        if (matrix) onPress(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix));
      }}
    >
      <path d={edges.main} className="fill-none stroke-edge stroke-12" />
      <path d={nodes.map((node) => nodeOutline(node)).join("")} className="fill-muted" />
      <rect {...within(view, whole)} className="fill-accent/15 stroke-accent stroke-24" />
    </svg>
  );
}

function within(view: Box, whole: Box): Box {
  const x = Math.max(view.x, whole.x);
  const y = Math.max(view.y, whole.y);
  return {
    x,
    y,
    width: Math.min(view.x + view.width, whole.x + whole.width) - x,
    height: Math.min(view.y + view.height, whole.y + whole.height) - y,
  };
}
