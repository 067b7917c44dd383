import { brand } from "../../../content/site/brand.ts";
import { layOut } from "../../../src/workflow/drawing/layout.ts";
import type { TemplateMetadata } from "../../../src/workflow/facts/template-metadata.ts";
import { checksumOfShareImage } from "../build/checksum.ts";
import type { Workflow } from "../../../packages/check/src/read/workflow.ts";
import { diagramSvg } from "./diagram-svg.ts";
import { palette } from "./palette.ts";
import { SHARE, shareFrame } from "./share-frame.ts";
import { toPng } from "./png.ts";
import { fit } from "./fit.ts";
import { balancedLines } from "./balanced-lines.ts";
import { textPath } from "./text.ts";
import type { Face } from "./text.ts";

export async function shareImage(workflow: Workflow, metadata: TemplateMetadata): Promise<Buffer> {
  const title = lines(metadata.title, { face: "display", size: 54 });
  const outcome = lines(metadata.outcome, { face: "text", size: 27 });
  const outcomeTop = 150 + title.length * 64;
  const diagramTop = outcomeTop + outcome.length * 38 + 34;
  const svg = shareFrame([
    textPath(`${metadata.author ?? brand.name} · Free n8n template`, LEFT, 92, {
      face: "strong",
      size: 22,
      fill: palette.muted,
    }),
    ...title.map((line, k) =>
      textPath(line, LEFT, 160 + k * 64, { face: "display", size: 54, fill: palette.title }),
    ),
    ...outcome.map((line, k) =>
      textPath(line, LEFT, outcomeTop + 20 + k * 38, {
        face: "text",
        size: 27,
        fill: palette.label,
      }),
    ),
    await placedDiagram(workflow, metadata, diagramTop),
  ]);
  return toPng(svg, checksumOfShareImage(metadata.checksum, metadata));
}

const { width: WIDTH, height: HEIGHT, left: LEFT } = SHARE;

function lines(text: string, style: { face: Face; size: number }): string[] {
  return balancedLines(text, { ...style, width: WIDTH - 2 * LEFT, max: 2 });
}

async function placedDiagram(
  workflow: Workflow,
  metadata: TemplateMetadata,
  top: number,
): Promise<string> {
  // In this image nodes have no labels. The rows of nodes are therefore moved closer together, which leaves room to
  // draw everything larger.
  const nodes = workflow.nodes.map((node) => ({
    ...node,
    position: [node.position[0], node.position[1] * 0.7] as [number, number],
  }));
  const layout = layOut({ ...workflow, nodes, notes: [] }, metadata.ports);
  const area = { width: WIDTH - 2 * LEFT, height: HEIGHT - 40 - top };
  const { scale, box } = fit(layout, area);
  const x = LEFT - box.x * scale;
  const y = top + (area.height - box.height * scale) / 2 - box.y * scale;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${await diagramSvg(layout, { labelSize: 0, sections: false })}</g>`;
}
