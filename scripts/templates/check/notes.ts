import { readNoteText } from "../../../src/features/templates/workflow-graph/note-text.ts";
import { isNote } from "../n8n/workflow-file.ts";
import type { Subject } from "./subject.ts";

/** One yellow overview that explains all of it, and short white notes for the parts. */
export function checkNotes({ file }: Subject): string[] {
  const notes = file.nodes.filter(isNote).map((node) => ({
    node,
    colour: Number(node.parameters.color ?? 1),
    text: typeof node.parameters.content === "string" ? node.parameters.content : "",
  }));
  const overviews = notes.filter((note) => note.colour === 1);
  const found: string[] = [];
  if (overviews.length !== 1)
    found.push(`There are ${overviews.length} yellow overview notes; there has to be exactly one.`);
  for (const { node, text } of overviews) {
    const words = countWords(text);
    if (words < 100 || words > 300)
      found.push(`The overview note "${node.name}" has ${words} words; it needs 100 to 300.`);
    const steps = sectionOf(text, "How it works");
    if (steps === undefined)
      found.push(`The overview note "${node.name}" has no heading "### How it works".`);
    else if (!/^\s*1\.\s/m.test(steps))
      found.push(`The overview note "${node.name}": number the steps under "### How it works".`);
    if (sectionOf(text, "Setup") === undefined)
      found.push(`The overview note "${node.name}" has no heading "### Setup".`);
  }
  const sections = notes.filter((note) => note.colour !== 1);
  if (sections.length === 0) found.push("There is no white note (color 7) over a group of nodes.");
  for (const { node, colour, text } of sections) {
    if (colour !== 7)
      found.push(
        `The note "${node.name}", field color: is ${colour}; section notes are white (7).`,
      );
    const words = countWords(text);
    if (words === 0) found.push(`The note "${node.name}" is empty.`);
    if (words >= 50)
      found.push(`The note "${node.name}" has ${words} words; section notes have fewer than 50.`);
    if (readNoteText(text)[0]?.kind !== "heading")
      found.push(`The note "${node.name}" needs a heading in its first line.`);
  }
  return found;
}

function countWords(text: string): number {
  return (text.replace(/[#*`>]/g, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []).filter(
    (word) => !/^\d+\.$/.test(word),
  ).length;
}

function sectionOf(text: string, heading: string): string | undefined {
  return text
    .split(/^### /m)
    .slice(1)
    .find((part) => part.startsWith(heading))
    ?.slice(heading.length);
}
