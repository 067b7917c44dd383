import { Maximize, Minus, Plus } from "lucide-react";
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { IconButton } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { around, withLabel, type Box } from "#workflow/layout/layout.ts";
import type { Diagram, DiagramNode as Node, Moment } from "../contract.ts";
import { DiagramEdges, DiagramFrame, WorkingEdges } from "./diagram-edges.tsx";
import { DiagramNode, type Light } from "./diagram-node.tsx";
import { StepPanel } from "./step-panel.tsx";
import { useViewport } from "./use-viewport.ts";

const words = templatesPage.graph;
const MARGIN = 48;
/** Labels are too small to be read on a phone when more canvas pixels are seen at once. */
const MAX_READABLE_WIDTH = 1000;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * @param moment of a run that is watched
 * @param children stand below the drawing in place of what a chosen step tells
 */
export function WorkflowDiagram({
  diagram,
  label,
  moment,
  children,
}: {
  diagram: Diagram;
  label: string;
  moment?: Moment | undefined;
  children?: ReactNode;
}) {
  const { bounds, sections, nodes, edges, icons, steps } = diagram;
  const id = useId();
  const whole = useMemo(() => withMargin(bounds), [bounds]);
  const { view, canvas, pointer, zoomIn, zoomOut, fit, moveBy, show, follow } = useViewport(whole);
  const [chosen, setChosen] = useState<string>();
  const [reached, setReached] = useState(nodes[0]?.name);
  const elements = useRef(new Map<string, SVGGElement>());

  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (moment?.key === followed.current) return;
    followed.current = moment?.key;
    const working = nodes.filter(({ name }) => moment?.now.includes(name));
    if (working.length > 0) follow(withMargin(around(working.map((node) => withLabel(node)))));
    else fit();
  });

  const onKeyDown = (event: KeyboardEvent, node: Node) => {
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
        ref={canvas}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        data-far={view.width > MAX_READABLE_WIDTH || undefined}
        data-watched={children ? true : undefined}
        className="block aspect-[4/3] w-full cursor-grab touch-pan-y select-none active:cursor-grabbing max-sm:data-far:**:[text]:hidden sm:aspect-video sm:data-watched:aspect-auto sm:data-watched:h-[clamp(16rem,44svh,32rem)]"
        {...pointer}
      >
        {sections.map((section) => (
          <DiagramFrame key={section.name} section={section} />
        ))}
        <DiagramEdges edges={edges} bounds={bounds} id={`${id}-light`} />
        {moment && <WorkingEdges key={moment.key} wires={moment.wires} />}
        {nodes.map((node) => (
          <DiagramNode
            key={node.name}
            ref={(element) => {
              if (element) elements.current.set(node.name, element);
            }}
            node={node}
            icon={icons[node.icon]}
            kind={steps[node.name]?.kind ?? ""}
            chosen={moment ? moment.now.includes(node.name) : node.name === chosen}
            light={lightOf(node.name, moment)}
            reached={node.name === reached}
            onChoose={() => {
              if (moment) moment.onChoose(node.name);
              else setChosen(node.name === chosen ? undefined : node.name);
            }}
            onReach={() => {
              setReached(node.name);
              show(withMargin(withLabel(node), 8));
            }}
            onKeyDown={onKeyDown}
          />
        ))}
      </svg>
      <div className="needs-script relative flex items-start justify-between gap-4 border-t border-hairline bg-surface p-2 pl-5">
        {children ?? (
          <StepPanel name={chosen} step={chosen === undefined ? undefined : steps[chosen]} />
        )}
        <div
          className={classes(
            "flex shrink-0",
            Boolean(children) && "absolute right-2 bottom-full mb-2 rounded-control bg-surface/80",
          )}
        >
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

function lightOf(name: string, moment: Moment | undefined): Light | undefined {
  if (!moment) return undefined;
  if (moment.now.includes(name)) return moment.failed ? "failed" : "now";
  return moment.done.has(name) ? "done" : "dark";
}

function withMargin(box: Box, margin = MARGIN): Box {
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** Near, and more ahead than aside. */
function nearest(nodes: Node[], from: Node, [x, y]: [number, number]): Node | undefined {
  const costs = nodes.flatMap((node) => {
    const right = node.x + node.width / 2 - (from.x + from.width / 2);
    const down = node.y + node.height / 2 - (from.y + from.height / 2);
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    return ahead > 8 ? [{ node, cost: ahead + 2 * aside }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.node;
}
