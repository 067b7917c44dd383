import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { withLabel, withMargin, type Box } from "#workflow/drawing/layout.ts";
import type { Diagram, DiagramNode } from "#workflow/drawing/diagram.ts";
import type { Lights } from "../contract.ts";
import { stopAt } from "./camera.ts";
import type { View } from "./use-view.ts";

/** Space in canvas pixels that stays visible around a node when the drawing is scrolled to it. */
export const MARGIN = 48;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Options = {
  lights: Lights | undefined;
  /** Name of the chosen node. Ignored if `onSelect` is missing. */
  selected: string | undefined;
  onSelect: ((name: string | undefined) => void) | undefined;
};

export function useSteps(
  diagram: Pick<Diagram, "nodes" | "sections">,
  canvas: Box,
  view: View,
  { lights, selected, onSelect }: Options,
) {
  const { nodes } = diagram;
  const [picked, setPicked] = useState<string>();
  const [reached, setReached] = useState(nodes[0]?.name);
  const focused = useRef<string>(undefined);
  const chosen = onSelect ? selected : picked;

  const shownLights = useRef<string>(undefined);
  const shownChoice = useRef<string>(undefined);
  useEffect(() => {
    if (lights?.key !== shownLights.current) {
      shownLights.current = lights?.key;
      const working = lights?.now.filter((name) => nodes.some((node) => node.name === name)) ?? [];
      if (working.length > 0) view.showAt((room) => stopAt(diagram, working, canvas, room));
      else view.reset();
    }
    if (chosen !== shownChoice.current) {
      shownChoice.current = chosen;
      const node = nodes.find(({ name }) => name === chosen);
      if (node) view.lookAt(withMargin(withLabel(node), MARGIN));
    }
  });

  const onKeyDown = (event: KeyboardEvent, node: DiagramNode) => {
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") view.zoomIn();
    else if (event.key === "-") view.zoomOut();
    else if (event.key === "0") view.fit();
    else if (event.key === "Enter" || event.key === " ") select(node.name);
    else if (arrow && event.shiftKey) view.moveBy(arrow[0] / 5, arrow[1] / 5);
    else if (arrow) {
      const to = nearest(nodes, node, arrow);
      focused.current = to?.name;
      if (to) setReached(to.name);
    } else return;
    event.preventDefault();
  };
  const select = (name: string) => {
    if (onSelect) onSelect(name);
    else setPicked(name === chosen ? undefined : name);
  };

  return {
    chosen,
    reached,
    propsOf: (node: DiagramNode) => ({
      ref: (element: SVGGElement | null) => {
        if (!element || focused.current !== node.name) return;
        focused.current = undefined;
        element.focus({ preventScroll: true });
      },
      chosen: lights ? lights.now.includes(node.name) : node.name === chosen,
      reached: node.name === reached,
      onChoose: () => select(node.name),
      onReach: (byKey: boolean) => {
        setReached(node.name);
        // Scrolls only if the node got the focus by the keyboard, because a node must not move while the pointer
        // presses it.
        if (byKey) view.lookAt(withMargin(withLabel(node), 8));
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, node),
    }),
  };
}

function nearest(
  nodes: DiagramNode[],
  from: DiagramNode,
  [x, y]: [number, number],
): DiagramNode | undefined {
  let best: { node: DiagramNode; cost: number } | undefined;
  for (const node of nodes) {
    const right = node.x + node.width / 2 - (from.x + from.width / 2);
    const down = node.y + node.height / 2 - (from.y + from.height / 2);
    const ahead = right * x + down * y;
    const cost = ahead + 2 * (Math.abs(right * y) + Math.abs(down * x));
    if (ahead > 8 && (!best || cost < best.cost)) best = { node, cost };
  }
  return best?.node;
}
