import { layOut, PICTURE_LETTERING } from "../../../src/workflow/drawing/layout.ts";
import type { StoredPorts } from "../../../packages/check/src/read/ports.ts";
import type { Workflow } from "../../../packages/check/src/read/workflow.ts";
import { diagramSvg } from "./diagram-svg.ts";
import { fit } from "./fit.ts";
import { palette } from "./palette.ts";
import { toPng } from "./png.ts";
import { textWidth } from "./text.ts";

/**
 * Draws a workflow with labels and sections, as a PNG of 1600 × 900 pixels.
 * @param checksum - checksum of `workflow.json`, which is stored in the PNG
 */
export async function previewImage(
  workflow: Workflow,
  ports: StoredPorts,
  checksum: string,
): Promise<Buffer> {
  return toPng(await previewSvg(workflow, ports), checksum);
}

const WIDTH = 1600;
const HEIGHT = 900;
const MARGIN = 44;
/**
 * Width reserved for a label, as a multiple of the width of its letters. The reserve keeps the label off the frames of
 * sections.
 */
const LABEL_ROOM = 1.06;

async function previewSvg(workflow: Workflow, ports: StoredPorts): Promise<string> {
  const rough = fit(layOut(workflow, ports), {
    width: WIDTH - 2 * MARGIN,
    height: HEIGHT - 2 * MARGIN,
  });
  // A wide workflow is drawn at a smaller scale. Its labels therefore get a larger font.
  const labelSize = Math.min(21, Math.max(16, 12 / rough.scale));
  const layout = layOut(workflow, ports, {
    ...PICTURE_LETTERING,
    measure: (text) => textWidth(text, { face: "label", size: labelSize }) * LABEL_ROOM,
  });
  const { scale, box } = fit(layout, { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN });
  const left = (WIDTH - box.width * scale) / 2 - box.x * scale;
  const top = (HEIGHT - box.height * scale) / 2 - box.y * scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.canvas}"/>`,
    dots(),
    `<g transform="translate(${left} ${top}) scale(${scale})">${await diagramSvg(layout, { labelSize, sections: true })}</g>`,
    `</svg>`,
  ].join("");
}

function dots(): string {
  return `<pattern id="dots" width="32" height="32" patternUnits="userSpaceOnUse"><rect x="15" y="15" width="2" height="2" fill="${palette.dot}"/></pattern><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dots)"/>`;
}
