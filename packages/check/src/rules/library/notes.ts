import { OVERVIEW_COLOR, SECTION_COLOR, readNoteText } from "../../read/note-text.ts";
import { isNote } from "../../read/nodes.ts";
import type { Rule, Trouble } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { shortened } from "../wording.ts";

type Note = { name: string; color: number; text: string };

export const overviewNote: Rule = {
  id: "overview-note",
  level: "can-hurt",
  profiles: ["library"],
  check(subject) {
    const overviews = notesOf(subject).filter(({ color }) => color === OVERVIEW_COLOR);
    if (overviews.length !== 1)
      return [
        {
          nodes: overviews.map(({ name }) => name),
          sentence: `There are ${overviews.length} yellow overview notes; n8n's library asks for exactly one.`,
        },
      ];
    return overviews.flatMap(overviewTroubles);
  },
  together: (count) =>
    `The yellow overview note differs in ${count} points from what n8n's library asks for.`,
  mend: 'Write one yellow note of 100 to 300 words with the headings "### How it works" (numbered steps) and "### Setup".',
};

export const sectionNotes: Rule = {
  id: "section-notes",
  level: "worth-knowing",
  profiles: ["library"],
  check(subject) {
    const sections = notesOf(subject).filter(({ color }) => color !== OVERVIEW_COLOR);
    if (sections.length === 0)
      return [{ nodes: [], sentence: "No white note frames and explains a part of the workflow." }];
    return sections.flatMap(sectionTroubles);
  },
  together: (count, nodes) => `${count} notes differ from what n8n's library asks for (${nodes}).`,
  mend: "Frame each part with a white note (color 7) that begins with a heading and has fewer than 50 words.",
};

function notesOf({ file }: Subject): Note[] {
  return file.nodes.filter(isNote).map(({ name, parameters: { color, content } }) => ({
    name,
    color: Number(color ?? OVERVIEW_COLOR),
    text: typeof content === "string" ? content : "",
  }));
}

function overviewTroubles({ name, text }: Note): Trouble[] {
  const at = `The overview note "${shortened(name)}"`;
  const words = countWords(text);
  const steps = sectionOf(text, "How it works");
  return [
    words < 100 || words > 300 ? `${at} has ${words} words; it needs 100 to 300.` : "",
    steps === undefined ? `${at} has no heading "### How it works".` : "",
    steps !== undefined && !/^[ \t]{0,8}1\.\s/m.test(steps)
      ? `${at} does not number the steps under "### How it works".`
      : "",
    sectionOf(text, "Setup") === undefined ? `${at} has no heading "### Setup".` : "",
  ].flatMap((sentence) => (sentence === "" ? [] : [{ nodes: [name], sentence }]));
}

function sectionTroubles({ name, color, text }: Note): Trouble[] {
  const words = countWords(text);
  const at = `The note "${shortened(name)}"`;
  return [
    color === SECTION_COLOR ? "" : `${at} has the color ${color}; notes over parts are white (7).`,
    words === 0 ? `${at} is empty.` : "",
    words >= 50 ? `${at} has ${words} words; notes over parts have fewer than 50.` : "",
    words === 0 || readNoteText(text)[0]?.kind === "heading"
      ? ""
      : `${at} has no heading in its first line.`,
  ].flatMap((sentence) => (sentence === "" ? [] : [{ nodes: [name], sentence }]));
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
