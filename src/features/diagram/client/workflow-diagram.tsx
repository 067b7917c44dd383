import { useId, useMemo, type MouseEvent, type ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { classes } from "#design/classes.ts";
import type { Diagram, Moment } from "../contract.ts";
import { DiagramEdges, DiagramFrame, WorkingEdges } from "./diagram-edges.tsx";
import { DiagramControls } from "./diagram-controls.tsx";
import { DiagramNode, type Light } from "./diagram-node.tsx";
import { OverviewMap } from "./overview-map.tsx";
import { StepPanel } from "./step-panel.tsx";
import { usePrinting } from "./use-printing.ts";
import { useSteps, withMargin } from "./use-steps.ts";
import { useViewport } from "./viewport/use-viewport.ts";

const words = templatesPage.graph;
/** Canvas pixels for one of the screen beyond which a step's name, of 17, would be hard to read. */
const MAX_PIXEL_FOR_STEPS = 1.5;
/** On paper, which is looked at from nearer and cannot be enlarged. */
const MAX_PAPER_PIXEL_FOR_STEPS = 2.2;
const PAPER_WIDTH_PX = 700;
/** Beyond which a section's name takes the room of its steps. */
const MAX_PIXEL_FOR_SECTIONS = 7;
const SECTION_NAME_PX = 13;
const MIN_SECTION_NAME = 22;
/** Where the drawing's size is not known yet. */
const USUAL_WIDTH_PX = 1100;
/** Of what is seen first: names of sections are read on the page, those of steps where there is nothing else. */
const START = { page: 3.2, full: 1.4 };

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
  const { bounds, sections, nodes, edges, icons, steps } = diagram;
  const id = useId();
  const whole = useMemo(() => withMargin(bounds), [bounds]);
  const viewport = useViewport(whole, {
    at: { x: whole.x, y: nodes[0] ? nodes[0].y + nodes[0].height / 2 : whole.y },
    mostPixels: full ? START.full : START.page,
  });
  const { canvas, pointer, follow } = viewport;
  const printing = usePrinting();
  const view = printing ? whole : viewport.view;
  const pixel = printing ? whole.width / PAPER_WIDTH_PX : viewport.pixel;
  const mostForSteps = printing ? MAX_PAPER_PIXEL_FOR_STEPS : MAX_PIXEL_FOR_STEPS;
  const far = pixel === undefined || pixel > mostForSteps;
  const sectionName = SECTION_NAME_PX * (pixel ?? whole.width / USUAL_WIDTH_PX);
  const isWhole = view.width >= whole.width;
  const { chosen, propsOf } = useSteps(nodes, viewport, { far, moment });

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
      <svg
        ref={canvas}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        data-far={far || undefined}
        className={classes(
          "block w-full cursor-grab select-none active:cursor-grabbing data-far:**:[.step-name]:hidden",
          full
            ? "min-h-0 grow touch-none"
            : classes(
                "touch-pan-y",
                children && !printing
                  ? "h-[clamp(16rem,44svh,32rem)]"
                  : "h-auto max-h-176 min-h-72 print:min-h-0",
              ),
          // Until the size is known they may be too small.
          pixel === undefined && "@max-4xl:**:[text]:hidden",
          pixel !== undefined && pixel > MAX_PIXEL_FOR_SECTIONS && "**:[text]:hidden",
        )}
        {...pointer}
        {...pressing((name) => {
          const section = sections.find((one) => one.name === name);
          if (section && far) follow(withMargin(section), 1 / START.full);
        })}
      >
        {sections.map((section) => (
          <DiagramFrame
            key={section.name}
            section={section}
            fontSize={Math.max(MIN_SECTION_NAME, sectionName)}
          />
        ))}
        <DiagramEdges edges={edges} bounds={bounds} id={`${id}-light`} />
        {moment && <WorkingEdges key={moment.key} wires={moment.wires} />}
        {nodes.map((node) => (
          <DiagramNode
            key={node.name}
            node={node}
            icon={icons[node.icon]}
            kind={steps[node.name]?.kind ?? ""}
            light={lightOf(node.name, moment)}
            {...propsOf(node)}
          />
        ))}
      </svg>
      {!isWhole && (
        <OverviewMap diagram={diagram} whole={whole} view={view} onPress={viewport.center} />
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

function lightOf(name: string, moment: Moment | undefined): Light | undefined {
  if (!moment) return undefined;
  if (moment.now.includes(name)) return moment.failed ? "failed" : "now";
  return moment.done.has(name) ? "done" : "dark";
}

/** @param onSection called with the name of a section that is pressed beside its steps */
function pressing(onSection: (name: string) => void) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const section = target instanceof Element ? target.closest("[data-section]") : null;
      if (section instanceof SVGElement) onSection(section.dataset["section"] ?? "");
    },
  };
}
