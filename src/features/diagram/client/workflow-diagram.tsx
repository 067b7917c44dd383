import { Maximize, Minus, Plus } from "lucide-react";
import { useEffect, useId, useMemo, type ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { IconButton } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import { around, withLabel, withMargin, type Box } from "#workflow/drawing/layout.ts";
import { nodeOutline } from "#workflow/drawing/shapes.ts";
import type { Broken, Lights, Mark } from "../contract.ts";
import { cutBox } from "./cut-wires.tsx";
import { DiagramCanvas } from "./diagram-canvas.tsx";
import { Fades, OverviewMap } from "./overview-map.tsx";
import { StepPanel } from "./step-panel.tsx";
import { MARGIN, useSteps } from "./use-steps.ts";
import { useView } from "./use-view.ts";

const { graph } = templatesPage;

type Props = {
  diagram: Diagram;
  label: string;
  /** Whether the drawing fills the height of its parent. */
  full?: boolean;
  lights?: Lights | undefined;
  /** Badges of nodes in which the workflow check found something, by the name of the node. */
  marks?: ReadonlyMap<string, Mark> | undefined;
  broken?: Broken | undefined;
  selected?: string | undefined;
  /** Gets the name of the node that the visitor selects. Without this callback, the drawing keeps the selection. */
  onSelect?: ((name: string | undefined) => void) | undefined;
  /**
   * Elements below the drawing that show the steps of a run. Without these elements, the details of the chosen step are
   * shown below the drawing.
   */
  children?: ReactNode;
};

export function WorkflowDiagram(props: Props) {
  const {
    diagram,
    label,
    full = false,
    lights,
    marks,
    broken,
    selected,
    onSelect,
    children,
  } = props;
  const { bounds, nodes } = diagram;
  const isWatched = Boolean(children);
  const help = useId();
  // Marks are badges that stick out at the corners of nodes, so a drawing with marks needs a wider margin.
  const margin = marks ? 32 : 16;
  const canvas = useMemo(
    () => withMargin(around([bounds, ...(broken?.ends.map(cutBox) ?? [])]), margin),
    [bounds, broken, margin],
  );
  const outlines = useMemo(() => nodes.map((node) => nodeOutline(node)).join(""), [nodes]);
  const view = useView(canvas, nodes);
  const { chosen, reached, propsOf } = useSteps(diagram, canvas, view, {
    lights,
    selected,
    onSelect,
  });
  const map = {
    frame: view.frame,
    readable: view.readable,
    edges: diagram.edges,
    canvas,
    outlines,
    onPress: (place: Box) => view.lookAt(place, true),
  };
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
            {...{ diagram, canvas, outlines, lights, marks, broken, propsOf, reached, full }}
            {...view}
            maxHeight={isWatched ? WATCHED.drawing.maxHeight : undefined}
          />
        </div>
        {!isWatched && <Fades {...view} canvas={canvas} />}
        {full && (
          <OverviewMap
            {...map}
            className="absolute bottom-2 left-2 h-auto max-h-1/4 w-120 max-w-[calc(100%-1rem)]"
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
          {!full && <OverviewMap {...map} className="h-11 max-w-56 shrink-0 max-md:hidden" />}
          <Controls {...view} />
        </div>
      )}
    </section>
  );
}

const WINDOW = "max(100svh - var(--around), 20rem)";

/**
 * Returns a CSS height for the part below the drawing that shows a run: `rem` rem, but at most 60% of the window's
 * height. In windows narrower than about 38rem it is more than `rem`, because texts need more lines there.
 */
function panelHeight(rem: number): string {
  return `min(60svh, max(${rem}rem, (40rem - 100vw) * 9))`;
}

/**
 * CSS sizes while a recorded run plays. `whole`: the drawing and the steps below it, which fit into the window
 * together. In a high window, the steps have up to 25rem, which is enough for a whole email, or less if all steps are
 * shorter (`--panel`, which the player measures). The height of the drawing does not depend on the step, so that the
 * buttons below it do not move.
 */
const WATCHED = {
  whole: { maxHeight: WINDOW },
  drawing: {
    maxHeight: `max(7rem, ${WINDOW} - max(${panelHeight(12.5)}, min(${panelHeight(25)}, var(--panel, 25rem))))`,
  },
  panel: { minHeight: panelHeight(12.5) },
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
