import type {
  Graph,
  PlacedNode,
  PlacedNote,
  PlacedWire,
} from "../../../src/features/templates/workflow-graph/graph.ts";
import { LABEL_LINE } from "../../../src/features/templates/workflow-graph/graph.ts";
import { palette } from "./palette.ts";
import { signSvg } from "./sign.ts";
import { textPath } from "./text.ts";

/**
 * The graph as SVG markup in its own canvas pixels.
 *
 * @param options `labelSize` in canvas pixels, or 0 for a drawing without words; `sections` draws the frames.
 */
export function drawGraph(graph: Graph, options: { labelSize: number; sections: boolean }): string {
  return [
    `<defs>${graph.wires.map(wireGradient).join("")}</defs>`,
    options.sections
      ? graph.notes
          .filter(isSection)
          .map((note) => drawSection(note, options.labelSize))
          .join("")
      : "",
    graph.wires.map(drawWire).join(""),
    graph.nodes.map((node) => drawNode(node, options.labelSize)).join(""),
  ].join("");
}

/** White notes frame a group of nodes; the yellow overview is for readers inside the editor. */
export function isSection(note: PlacedNote): boolean {
  return note.color === 7;
}

function drawSection(note: PlacedNote, labelSize: number): string {
  const heading = note.blocks.find((block) => block.kind === "heading");
  const words = heading?.spans.map((span) => span.text).join("") ?? "";
  const frame = `<rect x="${note.x}" y="${note.y}" width="${note.width}" height="${note.height}" rx="16" fill="${palette.section}" stroke="${palette.sectionEdge}" stroke-width="2"/>`;
  return (
    frame +
    textPath(words, note.x + 24, note.y + 48, {
      face: "strong",
      size: labelSize * 1.25,
      fill: palette.muted,
    })
  );
}

function wireGradient(wire: PlacedWire, index: number): string {
  const flat = Math.abs(wire.start.x - wire.end.x) < 1 && Math.abs(wire.start.y - wire.end.y) < 1;
  const end = flat ? wire.end.x + 1 : wire.end.x;
  return `<linearGradient id="w${index}" gradientUnits="userSpaceOnUse" x1="${wire.start.x}" y1="${wire.start.y}" x2="${end}" y2="${wire.end.y}"><stop stop-color="${palette.from}"/><stop offset="1" stop-color="${palette.to}"/></linearGradient>`;
}

function drawWire(wire: PlacedWire, index: number): string {
  const dashes = wire.isMain
    ? wire.isError
      ? ` stroke-dasharray="2 9" stroke-linecap="round"`
      : ""
    : ` stroke-dasharray="5 6"`;
  const light = `<path d="${wire.path}" fill="none" stroke="url(#w${index})" stroke-width="${wire.isError ? 3.5 : 3}"${dashes}/>`;
  const under =
    wire.isError || !wire.isMain
      ? ""
      : `<path d="${wire.path}" fill="none" stroke="url(#w${index})" stroke-width="11" stroke-opacity="0.14"/>`;
  const arrow = wire.isMain
    ? `<path d="M${wire.end.x - 8},${wire.end.y - 7}L${wire.end.x + 5},${wire.end.y}L${wire.end.x - 8},${wire.end.y + 7}z" fill="${palette.to}"/>`
    : "";
  return under + light + arrow;
}

function drawNode(node: PlacedNode, labelSize: number): string {
  const opacity = node.disabled ? ` opacity="0.45"` : "";
  const holder = Math.min(node.height, node.icon.size * 2) * 0.34;
  return `<g${opacity}>${[
    `<path d="${outline(node)}" fill="${palette.node}" stroke="${palette.nodeEdge}" stroke-width="2"/>`,
    `<circle cx="${node.icon.x}" cy="${node.icon.y}" r="${holder}" fill="${palette.holder}"/>`,
    signSvg(node.sign, node.icon, holder * 1.16, palette.ink),
    node.form === "trigger" ? bolt(node) : "",
    [...node.inputs, ...node.outputs].map((port) => drawPort(port)).join(""),
    labelSize > 0 ? drawLabel(node, labelSize) : "",
  ].join("")}</g>`;
}

function outline(node: PlacedNode): string {
  const { x, y, width: w, height: h } = node;
  const right = node.form === "sub" || node.form === "wide-sub" ? h / 2 : 12;
  const left = node.form === "trigger" ? 36 : right;
  return `M${x + left},${y}H${x + w - right}a${right},${right} 0 0 1 ${right},${right}V${y + h - right}a${right},${right} 0 0 1 ${-right},${right}H${x + left}a${left},${left} 0 0 1 ${-left},${-left}V${y + left}a${left},${left} 0 0 1 ${left},${-left}z`;
}

function bolt(node: PlacedNode): string {
  return `<path transform="translate(${node.x - 34} ${node.y + node.height / 2 - 13})" d="M13 0L2 15h8L8 26L20 10h-8z" fill="${palette.from}"/>`;
}

function drawPort(port: { x: number; y: number; kind: string }): string {
  if (port.kind === "main")
    return `<circle cx="${port.x}" cy="${port.y}" r="6" fill="${palette.port}"/>`;
  return `<path d="M${port.x},${port.y - 7}l7,7l-7,7l-7,-7z" fill="${palette.port}"/>`;
}

function drawLabel(node: PlacedNode, size: number): string {
  const line = LABEL_LINE * (size / 16);
  const first = node.label.inside
    ? node.y + node.height / 2 - ((node.label.lines.length - 1) * line) / 2 + size * 0.36
    : node.label.y + size + 4;
  return node.label.lines
    .map((text, k) =>
      textPath(text, node.label.x, first + k * line, {
        face: "label",
        size,
        fill: palette.label,
        anchor: "middle",
      }),
    )
    .join("");
}
