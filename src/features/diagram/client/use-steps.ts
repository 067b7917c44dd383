import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { around, withLabel, type Box } from "#workflow/drawing/layout.ts";
import type { DiagramNode, Moment } from "../contract.ts";
import { nearest } from "./nearest.ts";
import type { Viewport } from "./viewport/use-viewport.ts";

const MARGIN = 48;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param far the names of steps are too small to be read */
export function useSteps(
  nodes: DiagramNode[],
  { zoomIn, zoomOut, fit, moveBy, show, follow }: Viewport,
  { far, moment }: { far: boolean; moment: Moment | undefined },
) {
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

  const approach = (node: DiagramNode) => {
    if (far) follow(withMargin(withLabel(node)));
    else show(withMargin(withLabel(node), 8));
  };
  const onKeyDown = (event: KeyboardEvent, node: DiagramNode) => {
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

  const propsOf = (node: DiagramNode) => ({
    ref: (element: SVGGElement | null) => {
      if (element) elements.current.set(node.name, element);
    },
    chosen: moment ? moment.now.includes(node.name) : node.name === chosen,
    reached: node.name === reached,
    onChoose: () => {
      if (moment) return moment.onChoose(node.name);
      setChosen(node.name === chosen ? undefined : node.name);
      if (far) approach(node);
    },
    onReach: (byKey: boolean) => {
      setReached(node.name);
      // What is pressed must not move away under the pointer.
      if (byKey) approach(node);
    },
    onKeyDown,
  });
  return { chosen, propsOf };
}

export function withMargin(box: Box, margin = MARGIN): Box {
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}
