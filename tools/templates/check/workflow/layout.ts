import { labelLines } from "../../../../src/workflow/drawing/label-lines.ts";
import {
  layOut,
  withLabel,
  type Box,
  type PlacedNode,
  type PlacedNote,
} from "../../../../src/workflow/drawing/layout.ts";
import { overlap } from "../../../../src/workflow/drawing/obstacles.ts";
import {
  OVERVIEW_COLOR,
  SECTION_COLOR,
  type NoteBlock,
} from "../../../../packages/check/src/read/note-text.ts";
import { readWorkflow } from "../../../../packages/check/src/read/workflow.ts";
import type { TemplateSubject } from "../subject.ts";

/**
 * Checks the positions of nodes, the lengths of their names, and the sticky notes. A note must not overlap another note
 * or cut through a node, and its text must fit above the nodes that the note frames.
 */
export function checkLayout({ file, nodes }: TemplateSubject): string[] {
  const ports = Object.fromEntries(nodes.map(({ node, facts }) => [node.name, facts.ports]));
  const layout = layOut(readWorkflow(file), ports);
  const found: string[] = [];
  for (const node of file.nodes) {
    if (node.position.some((value) => value % 16 !== 0))
      found.push(
        `The node "${node.name}" stands at ${node.position.join(", ")}; positions are multiples of 16.`,
      );
  }
  for (const node of layout.nodes) {
    if (node.label.lines.at(-1)?.endsWith("…"))
      found.push(
        `The name of the node "${node.name}" does not fit below or into the node; shorten it.`,
      );
  }
  for (const [place, note] of layout.notes.entries())
    for (const other of layout.notes.slice(place + 1))
      if (overlap(note, other)) found.push(`The notes "${note.name}" and "${other.name}" overlap.`);
  for (const note of layout.notes) found.push(...checkNote(note, layout.nodes));
  const overview = layout.notes.find((note) => note.color === OVERVIEW_COLOR);
  if (
    overview &&
    layout.nodes.some((node) => node.x < overview.x || node.y + node.height < overview.y)
  ) {
    found.push(`The overview note "${overview.name}" has to be at the top left of all nodes.`);
  }
  return found;
}

function checkNote(note: PlacedNote, nodes: PlacedNode[]): string[] {
  const found: string[] = [];
  const inside = nodes.filter((node) => contains(note, node));
  if (note.color === SECTION_COLOR && inside.length === 0)
    found.push(`The note "${note.name}" frames no node.`);
  for (const node of nodes) {
    if (!inside.includes(node) && overlap(note, node))
      found.push(`The note "${note.name}" cuts through the node "${node.name}".`);
    const label = withLabel(node);
    if (inside.includes(node) && label.y + label.height > note.y + note.height)
      found.push(`The note "${note.name}" ends above the label of "${node.name}"; make it higher.`);
    if (note.color !== SECTION_COLOR && overlap(note, node))
      found.push(`The note "${note.name}" lies over the node "${node.name}".`);
  }
  const room =
    (inside.length > 0 ? Math.min(...inside.map((node) => node.y)) : note.y + note.height) - note.y;
  const needed = textHeight(note.blocks, note.width - 24) + 16;
  if (needed > room)
    found.push(
      `The text of the note "${note.name}" needs about ${Math.ceil(needed)} pixels of height and has ${room}.`,
    );
  return found;
}

/** Estimates the height of a note's text in pixels. */
function textHeight(blocks: NoteBlock[], width: number): number {
  return blocks.reduce((sum, block) => {
    const size = block.kind === "heading" ? ([36, 24, 16][block.level - 1] ?? 14) : 14;
    // `labelLines` estimates widths for a font of 16 px, so the width is converted.
    const lines = labelLines(
      block.text,
      ((width - (block.kind === "item" ? 20 : 0)) * 16) / size,
      99,
    ).length;
    return sum + lines * size * 1.4 + (block.kind === "heading" ? 10 : 4);
  }, 0);
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
