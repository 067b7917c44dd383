import iconShapes from "virtual:node-icons";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import { nodeIcon } from "#workflow/facts/node-icons.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";

/** Returns the shapes of the icons by their names. Unknown icons are left out. */
export function shapesOf(names: readonly string[]): Record<string, IconShape> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const shape = iconShapes[name];
      return shape ? [[name, shape]] : [];
    }),
  );
}

export function withIcons(diagram: Diagram): Diagram {
  const nodes = diagram.nodes.map((node) => ({ ...node, icon: nodeIcon(node.icon).name }));
  return { ...diagram, nodes, icons: shapesOf(nodes.map(({ icon }) => icon)) };
}
