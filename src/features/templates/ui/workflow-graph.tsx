import { Maximize, Minus, Plus } from "lucide-react";
import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { templatesPage } from "#content/templates-page.ts";
import { IconButton } from "#design/button.tsx";
import type { Drawing, DrawnNode } from "../views.ts";
import { withLabel, type Box } from "../workflow-graph/graph.ts";
import { GraphNode } from "./graph-node.tsx";
import { useGraphView } from "./graph-view.ts";
import { GraphSection, GraphWires } from "./graph-wires.tsx";
import { StepPanel } from "./step-panel.tsx";

const words = templatesPage.graph;
const ROOM = 48;
/**
 * Where more of the drawing's width than this is seen at once, in its own pixels, the names of steps
 * are too small on a phone to be read.
 */
const FAR = 1000;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The workflow as a drawing to move, to come closer to, and whose steps tell about themselves. */
export function WorkflowGraph({ drawing, label }: { drawing: Drawing; label: string }) {
  const { bounds, sections, nodes, wires, signs, steps } = drawing;
  const id = useId();
  const whole = useMemo(() => withRoom(bounds), [bounds]);
  const { view, drawing: svg, pointer, zoomIn, zoomOut, fit, moveBy, show } = useGraphView(whole);
  const [chosen, setChosen] = useState<string>();
  const [reached, setReached] = useState(nodes[0]?.name);
  const elements = useRef(new Map<string, SVGGElement>());

  const onKeyDown = (event: KeyboardEvent, node: DrawnNode) => {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoomIn();
    else if (event.key === "-") zoomOut();
    else if (event.key === "0") fit();
    else if (arrow && event.shiftKey) moveBy(arrow[0] / 5, arrow[1] / 5);
    else if (arrow) {
      const to = nearest(nodes, node, arrow);
      if (to) elements.current.get(to.name)?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label={label}
      aria-describedby={`${id}-help`}
      className="overflow-hidden rounded-card border border-hairline bg-canvas"
    >
      <p id={`${id}-help`} className="sr-only">
        {words.help}
      </p>
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        data-far={view.width > FAR || undefined}
        className="block aspect-[4/3] w-full cursor-grab touch-pan-y select-none active:cursor-grabbing max-sm:data-far:**:[text]:hidden sm:aspect-video"
        {...pointer}
      >
        {sections.map((section) => (
          <GraphSection key={section.name} section={section} />
        ))}
        <GraphWires wires={wires} bounds={bounds} id={`${id}-light`} />
        {nodes.map((node) => (
          <GraphNode
            key={node.name}
            ref={(element) => {
              if (element) elements.current.set(node.name, element);
            }}
            node={node}
            sign={signs[`${node.sign.set}:${node.sign.name}`]}
            kind={steps[node.name]?.kind ?? ""}
            chosen={node.name === chosen}
            reached={node.name === reached}
            onChoose={() => setChosen(node.name === chosen ? undefined : node.name)}
            onReach={() => {
              setReached(node.name);
              show(withRoom(withLabel(node), 8));
            }}
            onKeyDown={onKeyDown}
          />
        ))}
      </svg>
      <div className="needs-script flex items-start justify-between gap-4 border-t border-hairline bg-surface p-2 pl-5">
        <StepPanel name={chosen} step={chosen === undefined ? undefined : steps[chosen]} />
        <div className="flex shrink-0">
          <IconButton label={words.zoomOut} onClick={zoomOut}>
            <Minus aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={words.zoomIn} onClick={zoomIn}>
            <Plus aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton label={words.fit} onClick={fit}>
            <Maximize aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </section>
  );
}

function withRoom(box: Box, room = ROOM): Box {
  return {
    x: box.x - room,
    y: box.y - room,
    width: box.width + 2 * room,
    height: box.height + 2 * room,
  };
}

/** The next step in a direction: near, and more ahead than aside. */
function nearest(
  nodes: DrawnNode[],
  from: DrawnNode,
  [x, y]: [number, number],
): DrawnNode | undefined {
  const costs = nodes.flatMap((node) => {
    const right = node.x + node.width / 2 - (from.x + from.width / 2);
    const down = node.y + node.height / 2 - (from.y + from.height / 2);
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    return ahead > 8 ? [{ node, cost: ahead + 2 * aside }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.node;
}
