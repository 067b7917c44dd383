import type { RefObject } from "react";
import { classes } from "#design/classes.ts";
import type { Box } from "#workflow/drawing/layout.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import { useSeen } from "./use-seen.ts";

/** Shown while the drawing is larger than its frame, in the corner where a workflow has least to cover. */
export function OverviewMap({
  edges,
  outlines,
  whole,
  frame,
  className,
  onPress,
}: {
  className: string;
  edges: Diagram["edges"];
  /** Path data of all nodes. */
  outlines: string;
  whole: Box;
  frame: RefObject<HTMLElement | null>;
  onPress: (place: Box) => void;
}) {
  const seen = useSeen(frame, 1);
  if (!seen) return null;
  const x = Math.max(seen.x, whole.x);
  const y = Math.max(seen.y, whole.y);
  const width = Math.min(seen.x + seen.width, whole.x + whole.width) - x;
  const height = Math.min(seen.y + seen.height, whole.y + whole.height) - y;
  const isAllSeen = width > whole.width * 0.98 && height > whole.height * 0.98;
  if (isAllSeen || width <= 0 || height <= 0) return null;
  return (
    <svg
      aria-hidden
      viewBox={`${whole.x} ${whole.y} ${whole.width} ${whole.height}`}
      className={classes(
        "absolute bottom-2 left-2 h-auto max-h-24 w-56 max-w-[45%] cursor-pointer rounded-small border border-edge bg-canvas/90 print:hidden",
        className,
      )}
      onPointerDown={({ currentTarget, clientX, clientY }) => {
        const matrix = currentTarget.getScreenCTM()?.inverse();
        const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
        onPress({ x: point.x, y: point.y, width: 0, height: 0 });
      }}
    >
      <path d={edges.main} className="fill-none stroke-edge stroke-12" />
      <path d={outlines} className="fill-muted" />
      <rect {...{ x, y, width, height }} className="fill-accent/15 stroke-accent stroke-24" />
    </svg>
  );
}
