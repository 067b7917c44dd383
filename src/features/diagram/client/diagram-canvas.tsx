import type { MouseEvent } from "react";
import { classes } from "#design/classes.ts";
import type { Diagram, Moment } from "../contract.ts";
import { DiagramEdges, DiagramFrame, WorkingEdges } from "./diagram-edges.tsx";
import { DiagramNode, type Light } from "./diagram-node.tsx";
import { START, type Scale } from "./scale.ts";
import { withMargin, type useSteps } from "./use-steps.ts";
import type { Viewport } from "./viewport/use-viewport.ts";

const SHAPES = {
  full: "min-h-0 grow touch-none",
  /** What a run did stands below it. */
  beside: "h-[clamp(16rem,44svh,32rem)] touch-pan-y",
  alone: "h-auto max-h-176 min-h-72 touch-pan-y print:min-h-0",
};

type Props = {
  diagram: Diagram;
  /** Of the light on its edges, once in a page. */
  id: string;
  shape: keyof typeof SHAPES;
  viewport: Viewport;
  scale: Scale;
  moment: Moment | undefined;
  propsOf: ReturnType<typeof useSteps>["propsOf"];
};

export function DiagramCanvas({ diagram, id, shape, viewport, scale, moment, propsOf }: Props) {
  const { bounds, sections, nodes, edges, icons, steps } = diagram;
  const { canvas, pointer, follow } = viewport;
  const { view, far } = scale;
  return (
    <svg
      ref={canvas}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      data-far={far || undefined}
      className={classes(
        "block w-full cursor-grab select-none active:cursor-grabbing data-far:**:[.step-name]:hidden",
        SHAPES[shape],
        // Until the size is known they may be too small.
        !scale.isKnown && "@max-4xl:**:[text]:hidden",
        scale.isTooFar && "**:[text]:hidden",
      )}
      {...pointer}
      {...pressing((name) => {
        const section = sections.find((one) => one.name === name);
        if (section && far) follow(withMargin(section), 1 / START.full);
      })}
    >
      {sections.map((section) => (
        <DiagramFrame key={section.name} section={section} fontSize={scale.sectionName} />
      ))}
      <DiagramEdges edges={edges} bounds={bounds} id={id} />
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
