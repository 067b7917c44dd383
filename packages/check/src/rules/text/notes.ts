import { OVERVIEW_COLOR, SECTION_COLOR, readNoteText } from "../../read/note-text.ts";
import { isNote } from "../../read/nodes.ts";
import type { Subject } from "../subject.ts";

type Note = { name: string; color: number; text: string };

/** A yellow overview of all of it, and short white notes for the parts. */
export function checkNotes({ file }: Subject): string[] {
  const notes = file.nodes.filter(isNote).map(({ name, parameters: { color, content } }): Note => ({
    name,
    color: Number(color ?? OVERVIEW_COLOR),
    text: typeof content === "string" ? content : "",
  }));
  const overviews = notes.filter((note) => note.color === OVERVIEW_COLOR);
  const sections = notes.filter((note) => note.color !== OVERVIEW_COLOR);
  return [
    overviews.length === 1
      ? ""
      : `There are ${overviews.length} yellow overview notes; there has to be exactly one.`,
    ...overviews.flatMap(checkOverview),
    sections.length > 0 ? "" : "There is no white note (color 7) over a group of nodes.",
    ...sections.flatMap(checkSection),
  ].filter(Boolean);
}

function checkOverview({ name, text }: Note): string[] {
  const at = `The overview note "${name}"`;
  const words = countWords(text);
  const steps = sectionOf(text, "How it works");
  return [
    words < 100 || words > 300 ? `${at} has ${words} words; it needs 100 to 300.` : "",
    steps === undefined ? `${at} has no heading "### How it works".` : "",
    steps !== undefined && !/^\s*1\.\s/m.test(steps)
      ? `${at}: number the steps under "### How it works".`
      : "",
    sectionOf(text, "Setup") === undefined ? `${at} has no heading "### Setup".` : "",
  ];
}

function checkSection({ name, color, text }: Note): string[] {
  const words = countWords(text);
  return [
    color === SECTION_COLOR
      ? ""
      : `The note "${name}", field color: is ${color}; section notes are white (7).`,
    words === 0 ? `The note "${name}" is empty.` : "",
    words >= 50 ? `The note "${name}" has ${words} words; section notes have fewer than 50.` : "",
    readNoteText(text)[0]?.kind === "heading"
      ? ""
      : `The note "${name}" needs a heading in its first line.`,
  ];
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
