import { classes } from "#design/classes.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { Box } from "#workflow/drawing/layout.ts";
import { useSeen } from "./use-seen.ts";
import { toCanvas, type View } from "./use-view.ts";

/**
 * CSS classes that let a drawing fade out on the right until scripts have measured it. Each class works in containers
 * narrower than one width: 48rem, 56rem, … or 104rem. A drawing gets the class with the largest of these widths that
 * does not exceed the drawing's own width.
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
/** A side of the drawing fades out if more than this width, in canvas pixels, is hidden there. */
const MAX_HIDDEN = 16;

type Shown = Pick<View, "frame" | "readable"> & { canvas: Box };

/**
 * Returns the visible part of the canvas; "all" if nearly the whole canvas is visible; undefined until the first
 * measurement.
 */
function useVisiblePart({ frame, canvas }: Omit<Shown, "readable">): Box | "all" | undefined {
  const seen = useSeen(frame, 1);
  if (!seen) return undefined;
  const x = Math.max(seen.x, canvas.x);
  const y = Math.max(seen.y, canvas.y);
  const width = Math.min(seen.x + seen.width, canvas.x + canvas.width) - x;
  const height = Math.min(seen.y + seen.height, canvas.y + canvas.height) - y;
  const isAll = width > canvas.width * 0.98 && height > canvas.height * 0.98;
  return isAll || width <= 0 || height <= 0 ? "all" : { x, y, width, height };
}

/** Lets a drawing that is larger than its frame fade out at its sides. */
export function Fades(props: Shown) {
  const part = useVisiblePart(props);
  const { canvas, readable } = props;
  if (!part) {
    const rem = (canvas.width * readable) / 16;
    const narrower = NARROWER[Math.min(Math.floor(rem / 8), 13) - 6];
    return <span className={narrower} />;
  }
  if (part === "all") return null;
  return (
    <>
      {part.x > canvas.x + MAX_HIDDEN && (
        <span data-more className="fades-right right-auto left-0 -scale-x-100" />
      )}
      {part.x + part.width < canvas.x + canvas.width - MAX_HIDDEN && (
        <span data-more className="fades-right" />
      )}
    </>
  );
}

/** Shows the whole drawing as a small map where the drawing is larger than its frame. */
export function OverviewMap({
  edges,
  outlines,
  onPress,
  className,
  ...shown
}: Shown & {
  edges: Diagram["edges"];
  outlines: string;
  onPress: (place: Box) => void;
  className: string;
}) {
  const part = useVisiblePart(shown);
  const { canvas } = shown;
  if (!part || part === "all") return null;
  return (
    <svg
      aria-hidden
      viewBox={`${canvas.x} ${canvas.y} ${canvas.width} ${canvas.height}`}
      className={classes(
        "cursor-pointer rounded-small border border-edge bg-canvas/90 print:hidden",
        className,
      )}
      onPointerDown={({ currentTarget, clientX: x, clientY: y }) =>
        onPress({ ...toCanvas(currentTarget, { x, y }), width: 0, height: 0 })
      }
    >
      <path d={edges.main} className="fill-none stroke-edge stroke-12" />
      <path d={outlines} className="fill-muted" />
      <rect {...part} className="fill-accent/15 stroke-accent stroke-24" />
    </svg>
  );
}
