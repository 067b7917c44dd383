import { around, withLabel, type Box, type Layout } from "../../../src/workflow/drawing/layout.ts";
import { isSection } from "./diagram-svg.ts";

const MAX_SCALE = 1.5;

/**
 * Computes how nodes and sections fit into an area of the image. The yellow note, which is a text for readers in n8n's
 * editor, does not count.
 * @param area - size in pixels of the image
 * @returns `scale`: image pixels per canvas pixel. `box`: the box around nodes and sections, in canvas pixels
 */
export function fit(
  { nodes, notes }: Layout,
  area: { width: number; height: number },
): { scale: number; box: Box } {
  const box = around([...nodes.map(withLabel), ...notes.filter(isSection)]);
  return { scale: Math.min(MAX_SCALE, area.width / box.width, area.height / box.height), box };
}
