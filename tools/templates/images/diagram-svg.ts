import type {
  Layout,
  PlacedEdge,
  PlacedNode,
  PlacedNote,
} from "../../../src/workflow/drawing/layout.ts";
import {
  arrowHead,
  BOLT,
  boltTransform,
  EDGE_DASHES,
  edgeKind,
  holderRadius,
  iconMarkup,
  iconTransform,
  nodeOutline,
  portShape,
  type IconShape,
} from "../../../src/workflow/drawing/shapes.ts";
import { headingOf, SECTION_COLOR } from "../../../packages/check/src/read/note-text.ts";
import { iconShape } from "../../../src/features/diagram/server/icon-shape.ts";
import { nodeIcon } from "../../../src/workflow/facts/node-icons.ts";
import { palette } from "./palette.ts";
import { textPath } from "./text.ts";

/**
 * Draws a workflow as SVG.
 * @param options - `labelSize`: font size of the labels, 0 for none; `sections`: whether to draw the frames of sections
 */
export async function diagramSvg(
  { nodes, notes, edges }: Layout,
  { labelSize, sections }: { labelSize: number; sections: boolean },
): Promise<string> {
  const icons = await Promise.all(nodes.map(({ type }) => iconShape(nodeIcon(type))));
  const frames = sections ? notes.filter(isSection) : [];
  return [
    `<defs>${edges.map(edgeGradient).join("")}</defs>`,
    ...frames.map((note) => sectionSvg(note, labelSize)),
    ...edges.map(edgeSvg),
    ...nodes.map((node, index) => nodeSvg(node, icons[index], labelSize)),
  ].join("");
}

/** Whether a note frames a group of nodes. White notes do; the yellow note is a text for readers in n8n's editor. */
export function isSection(note: PlacedNote): boolean {
  return note.color === SECTION_COLOR;
}

function sectionSvg(note: PlacedNote, labelSize: number): string {
  const frame = `<rect x="${note.x}" y="${note.y}" width="${note.width}" height="${note.height}" rx="16" fill="${palette.section}" stroke="${palette.sectionEdge}" stroke-width="2"/>`;
  return (
    frame +
    textPath(headingOf(note.blocks), note.x + 24, note.y + 48, {
      face: "strong",
      size: labelSize * 1.25,
      fill: palette.muted,
    })
  );
}

function edgeGradient({ start, end }: PlacedEdge, index: number): string {
  // Browsers paint no gradient on a line whose ends are at the same point. The gradient of such a line therefore ends
  // one pixel further to the right.
  const isPoint = Math.abs(start.x - end.x) < 1 && Math.abs(start.y - end.y) < 1;
  return `<linearGradient id="w${index}" gradientUnits="userSpaceOnUse" x1="${start.x}" y1="${start.y}" x2="${isPoint ? end.x + 1 : end.x}" y2="${end.y}"><stop stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient>`;
}

function edgeSvg(edge: PlacedEdge, index: number): string {
  const kind = edgeKind(edge);
  const line = `<path d="${edge.path}" fill="none" stroke="url(#w${index})"`;
  const styles = {
    main: `stroke-width="3"`,
    error: `stroke-width="3.5" stroke-dasharray="${EDGE_DASHES.error}" stroke-linecap="round"`,
    subNode: `stroke-width="3" stroke-dasharray="${EDGE_DASHES.subNode}"`,
  };
  return [
    kind === "main" ? `${line} stroke-width="11" stroke-opacity="0.14"/>` : "",
    `${line} ${styles[kind]}/>`,
    kind !== "subNode" ? `<path d="${arrowHead(edge)}" fill="${palette.to}"/>` : "",
  ].join("");
}

function nodeSvg(node: PlacedNode, icon: IconShape | undefined, labelSize: number): string {
  const { iconPlace, inputs, outputs } = node;
  return [
    node.disabled ? `<g opacity="0.45">` : "<g>",
    `<path d="${nodeOutline(node)}" fill="${palette.node}" stroke="${palette.nodeEdge}" stroke-width="2"/>`,
    `<circle cx="${iconPlace.x}" cy="${iconPlace.y}" r="${holderRadius(node)}" fill="${palette.holder}"/>`,
    icon ? iconMarkup(icon, `transform="${iconTransform(node)}" color="${palette.ink}"`) : "",
    node.form === "trigger"
      ? `<path transform="${boltTransform(node)}" d="${BOLT}" fill="${palette.from}"/>`
      : "",
    `<path d="${[...inputs, ...outputs].map(portShape).join("")}" fill="${palette.port}"/>`,
    labelSize > 0 ? labelSvg(node, labelSize) : "",
    "</g>",
  ].join("");
}

function labelSvg({ label, y, height }: PlacedNode, size: number): string {
  const line = label.line * (size / 16);
  const first = label.inside
    ? y + height / 2 - ((label.lines.length - 1) * line) / 2 + size * 0.36
    : label.y + size + 4;
  return label.lines
    .map((text, index) =>
      textPath(text, label.x, first + index * line, {
        face: "label",
        size,
        fill: palette.label,
        anchor: "middle",
      }),
    )
    .join("");
}
