import { useId, useMemo, type ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { classes } from "#design/classes.ts";
import type { Diagram, Moment } from "../contract.ts";
import { DiagramCanvas } from "./diagram-canvas.tsx";
import { DiagramControls } from "./diagram-controls.tsx";
import { OverviewMap } from "./overview-map.tsx";
import { StepPanel } from "./step-panel.tsx";
import { scaleOf, START } from "./scale.ts";
import { usePrinting } from "./use-printing.ts";
import { useSteps, withMargin } from "./use-steps.ts";
import { useViewport } from "./viewport/use-viewport.ts";

const words = templatesPage.graph;

/** @param moment of a run that is watched @param children in place of what a chosen step tells */
export function WorkflowDiagram({
  diagram,
  label,
  full = false,
  moment,
  children,
}: {
  diagram: Diagram;
  label: string;
  full?: boolean;
  moment?: Moment | undefined;
  children?: ReactNode;
}) {
  const { bounds, nodes, steps } = diagram;
  const id = useId();
  const whole = useMemo(() => withMargin(bounds), [bounds]);
  const viewport = useViewport(whole, {
    at: { x: whole.x, y: nodes[0] ? nodes[0].y + nodes[0].height / 2 : whole.y },
    mostPixels: full ? START.full : START.page,
  });
  const printing = usePrinting();
  const scale = scaleOf(viewport, whole, printing);
  const { chosen, propsOf } = useSteps(nodes, viewport, { far: scale.far, moment });

  return (
    <section
      aria-label={label}
      aria-describedby={`${id}-help`}
      className={classes(
        "relative overflow-hidden bg-canvas",
        full ? "flex h-full flex-col" : "rounded-card border border-hairline",
      )}
    >
      <p id={`${id}-help`} className="sr-only">
        {words.help}
      </p>
      <DiagramCanvas
        {...{ diagram, viewport, scale, moment, propsOf }}
        id={`${id}-light`}
        shape={full ? "full" : children && !printing ? "beside" : "alone"}
      />
      {scale.view.width < whole.width && (
        <div className="relative">
          <OverviewMap
            diagram={diagram}
            whole={whole}
            view={scale.view}
            onPress={viewport.center}
          />
        </div>
      )}
      <div
        className={classes(
          "needs-script relative flex items-start justify-between gap-4 border-t border-hairline bg-surface p-2 pl-5 print:hidden",
          full && "max-h-1/2 overflow-y-auto",
        )}
      >
        {children ?? (
          <StepPanel name={chosen} step={chosen === undefined ? undefined : steps[chosen]} />
        )}
        <DiagramControls
          {...viewport}
          className={
            children ? "absolute right-2 bottom-full mb-2 rounded-control bg-surface/80" : ""
          }
        />
      </div>
    </section>
  );
}
