import { classes } from "#design/classes.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { Box } from "#workflow/drawing/layout.ts";
import { labelBox, overlap } from "#workflow/drawing/obstacles.ts";
import { useSeen } from "./use-seen.ts";
import { READABLE, toCanvas, type View } from "./use-view.ts";

/**
 * Classes that let a drawing fade out in pages narrower than 48rem, 56rem, … up to 104rem, until scripts have measured
 * the drawing. The widest limit that is not wider than the drawing applies.
 */
const NARROWER = [
  "@max-3xl:fades-right",
  "@max-4xl:fades-right",
  "@max-5xl:fades-right",
  "@max-6xl:fades-right",
  "@max-7xl:fades-right",
  "@max-[88rem]:fades-right",
  "@max-[96rem]:fades-right",
  "@max-[104rem]:fades-right",
];
/** If more than this width of the drawing is hidden on a side, in pixels of the canvas, the drawing fades out there. */
const MORE = 16;

/** Size of the map (`w-56`, `max-h-24`), and its distance to the edges of the frame (`left-2`), in pixels of the page. */
const MAP = { width: 224, height: 96, gap: 8 };

/** Returns the part of the canvas that the map covers. */
function coveredBy(seen: Box, canvas: Box, scale: number): Box {
  const width = (MAP.width + MAP.gap) / scale;
  const tall = Math.min(MAP.height, (MAP.width * canvas.height) / canvas.width);
  const height = (tall + MAP.gap) / scale;
  return { x: seen.x, y: seen.y + seen.height - height, width, height };
}

/**
 * Shows the whole drawing as a small map, and lets the drawing fade out at its sides. Both appear only where the
 * drawing is larger than its frame. The map is left out while it would cover a step or its name. In a dialog, the map
 * stays, because visitors move through the drawing with it.
 */
export function OverviewMap({
  full,
  nodes,
  edges,
  outlines,
  canvas,
  frame,
  zoom,
  onPress,
}: Pick<View, "frame" | "zoom"> & {
  full: boolean;
  nodes: Diagram["nodes"];
  edges: Diagram["edges"];
  outlines: string;
  canvas: Box;
  onPress: (place: Box) => void;
}) {
  const seen = useSeen(frame, 1);
  if (!seen) {
    const rem = (canvas.width * READABLE) / 16;
    const narrower = NARROWER[Math.min(Math.floor(rem / 8), 13) - 6];
    return <span className={narrower} />;
  }
  const x = Math.max(seen.x, canvas.x);
  const y = Math.max(seen.y, canvas.y);
  const width = Math.min(seen.x + seen.width, canvas.x + canvas.width) - x;
  const height = Math.min(seen.y + seen.height, canvas.y + canvas.height) - y;
  const isAllSeen = width > canvas.width * 0.98 && height > canvas.height * 0.98;
  if (isAllSeen || width <= 0 || height <= 0) return null;
  const covered = coveredBy(seen, canvas, zoom?.scale ?? READABLE);
  const isInTheWay =
    !full &&
    nodes.some((node) => [node, labelBox(node)].some((box) => box && overlap(box, covered)));
  return (
    <>
      {x > canvas.x + MORE && (
        <span data-more className="fades-right right-auto left-0 -scale-x-100" />
      )}
      {x + width < canvas.x + canvas.width - MORE && <span data-more className="fades-right" />}
      {!isInTheWay && (
        <svg
          aria-hidden
          viewBox={`${canvas.x} ${canvas.y} ${canvas.width} ${canvas.height}`}
          className={classes(
            "absolute bottom-2 left-2 h-auto cursor-pointer rounded-small border border-edge bg-canvas/90 print:hidden",
            full
              ? "max-h-1/4 w-120 max-w-[calc(100%-1rem)]"
              : "max-h-24 w-56 max-w-[45%] max-sm:hidden",
          )}
          onPointerDown={({ currentTarget, clientX, clientY }) =>
            onPress({ ...toCanvas(currentTarget, { x: clientX, y: clientY }), width: 0, height: 0 })
          }
        >
          <path d={edges.main} className="fill-none stroke-edge stroke-12" />
          <path d={outlines} className="fill-muted" />
          <rect {...{ x, y, width, height }} className="fill-accent/15 stroke-accent stroke-24" />
        </svg>
      )}
    </>
  );
}
