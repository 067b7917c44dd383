import { Maximize, Minus, Plus } from "lucide-react";
import { useEffect, useId, useMemo, type ReactNode, type RefObject } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { IconButton } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import { withLabel, withMargin, type Box } from "#workflow/drawing/layout.ts";
import { nodeOutline } from "#workflow/drawing/shapes.ts";
import type { Lights, Mark } from "../contract.ts";
import { DiagramCanvas } from "./diagram-canvas.tsx";
import { StepPanel } from "./step-panel.tsx";
import { MARGIN, useSteps } from "./use-steps.ts";
import { READABLE, toCanvas, useView } from "./use-view.ts";
import { useSeen } from "./use-seen.ts";

const { graph } = templatesPage;

type Props = {
  diagram: Diagram;
  label: string;
  /** Whether the drawing fills the height of its parent. */
  full?: boolean;
  lights?: Lights | undefined;
  /** Badges of nodes in which the workflow check found something, by the name of the node. */
  marks?: ReadonlyMap<string, Mark> | undefined;
  selected?: string | undefined;
  /** Without this callback, the drawing itself selects the node. */
  onSelect?: ((name: string | undefined) => void) | undefined;
  /**
   * Elements below the drawing that show the steps of a run. Without them, the details of the chosen step are shown
   * there.
   */
  children?: ReactNode;
};

export function WorkflowDiagram(props: Props) {
  const { diagram, label, full = false, lights, marks, selected, onSelect, children } = props;
  const { bounds, nodes } = diagram;
  const isWatched = Boolean(children);
  const help = useId();
  // Marks are badges that stick out at the corners of nodes, so a drawing with marks needs a wider margin.
  const margin = marks ? 32 : 16;
  const canvas = useMemo(() => withMargin(bounds, margin), [bounds, margin]);
  const outlines = useMemo(() => nodes.map((node) => nodeOutline(node)).join(""), [nodes]);
  const view = useView(canvas);
  const { chosen, reached, propsOf } = useSteps(nodes, view, { lights, selected, onSelect });
  const [first] = nodes;
  useEffect(() => {
    if (full && first) view.lookAt(withMargin(withLabel(first), MARGIN));
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the drawing opens
  }, []);

  return (
    <section
      aria-label={label}
      aria-describedby={help}
      className={classes(
        "relative overflow-hidden bg-canvas",
        full ? "flex h-full flex-col" : "rounded-card border border-hairline",
        isWatched && "flex flex-col print:block print:max-h-none!",
      )}
      style={isWatched ? WATCHED.whole : undefined}
    >
      <p id={help} className="sr-only">
        {graph.help}
      </p>
      <div
        className={classes(
          "relative",
          full && "flex min-h-0 min-w-0 grow flex-col",
          isWatched && "flex shrink-0 flex-col",
        )}
        style={isWatched ? WATCHED.drawing : undefined}
      >
        <div
          ref={view.frame}
          style={full ? undefined : { height: view.zoom?.height }}
          className={classes(
            "flex cursor-grab overflow-auto overscroll-x-contain active:cursor-grabbing motion-safe:scroll-smooth print:block print:h-auto! print:min-h-0! print:overflow-visible",
            full ? "min-h-0 grow" : isWatched ? "min-h-0" : "max-sm:min-h-55",
          )}
          {...view.dragging}
        >
          <DiagramCanvas
            {...{ diagram, canvas, outlines, lights, marks, propsOf, reached, full }}
            {...view}
            maxHeight={isWatched ? WATCHED.drawing.maxHeight : undefined}
          />
        </div>
        {!isWatched && (
          <OverviewMap
            edges={diagram.edges}
            {...{ full, outlines, canvas }}
            frame={view.frame}
            onPress={(place) => view.lookAt(place, true)}
          />
        )}
      </div>
      {isWatched ? (
        <div
          className="flex flex-col border-t border-hairline bg-surface print:hidden"
          style={WATCHED.panel}
        >
          {children}
        </div>
      ) : (
        <div
          className={classes(
            "needs-script relative flex items-start justify-between gap-4 border-t border-hairline bg-surface p-2 pl-5 print:hidden",
            full && "max-h-1/2 overflow-y-auto",
          )}
        >
          <StepPanel node={nodes.find(({ name }) => name === chosen)} />
          <Controls {...view} />
        </div>
      )}
    </section>
  );
}

const WINDOW = "max(100svh - var(--around), 20rem)";

/**
 * Returns a CSS height for the player below the drawing, at most 60% of the window's height. In windows narrower than
 * about 38rem the height is more than `rem` rem, because texts need more lines there.
 */
function panelHeight(rem: number): string {
  return `min(60svh, max(${rem}rem, (40rem - 100vw) * 9))`;
}

/**
 * The drawing and the player below it together (`whole`) fit into the window. In a high window, the player has 25rem,
 * which is enough for a whole email. The height of the drawing does not depend on the step, so that the player's
 * buttons below it do not move.
 */
const WATCHED = {
  whole: { maxHeight: WINDOW },
  drawing: { maxHeight: `max(7rem, ${WINDOW} - ${panelHeight(25)})` },
  panel: { minHeight: panelHeight(18.75) },
};

function Controls({ zoomIn, zoomOut, fit }: Record<"zoomIn" | "zoomOut" | "fit", () => void>) {
  return (
    <div className="flex shrink-0 rounded-control print:hidden">
      <IconButton label={graph.zoomOut} onClick={zoomOut}>
        <Minus aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={graph.zoomIn} onClick={zoomIn}>
        <Plus aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={graph.fit} onClick={fit}>
        <Maximize aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  );
}

/**
 * Until scripts have measured the drawing, it fades out in pages that are narrower than 48rem, 56rem, … up to 104rem:
 * the widest of these that is not wider than the drawing.
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

/**
 * Shows the whole drawing as a small map, and lets the drawing fade out at its sides. Both appear only where the
 * drawing is larger than its frame.
 */
function OverviewMap({
  full,
  edges,
  outlines,
  canvas,
  frame,
  onPress,
}: {
  full: boolean;
  edges: Diagram["edges"];
  outlines: string;
  canvas: Box;
  frame: RefObject<HTMLElement | null>;
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
  return (
    <>
      {x > canvas.x + MORE && (
        <span data-more className="fades-right right-auto left-0 -scale-x-100" />
      )}
      {x + width < canvas.x + canvas.width - MORE && <span data-more className="fades-right" />}
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
    </>
  );
}
