/**
 * Parses the Markdown of a sticky note into headings, list items and paragraphs. The marks of bold text and code are
 * removed.
 */
export function readNoteText(markdown: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let open = false;
  for (const raw of markdown.split("\n")) {
    const line = raw.trim();
    if (line === "") {
      open = false;
      continue;
    }
    const last = blocks.at(-1);
    const [, hashes, heading] = /^(#{1,6})\s+(\S.*)$/.exec(line) ?? [];
    const [, item] = /^(?:\d+[.)]|[-*])\s+(\S.*)$/.exec(line) ?? [];
    if (hashes !== undefined && heading !== undefined)
      blocks.push({ kind: "heading", level: hashes.length, text: withoutMarks(heading) });
    else if (item !== undefined) blocks.push({ kind: "item", text: withoutMarks(item) });
    else if (open && last && last.kind !== "heading") last.text += withoutMarks(` ${line}`);
    else blocks.push({ kind: "paragraph", text: withoutMarks(line) });
    open = hashes === undefined;
  }
  return blocks;
}

export function headingOf(blocks: readonly NoteBlock[]): string {
  return blocks.find(({ kind }) => kind === "heading")?.text ?? "";
}

/**
 * n8n's number for yellow, the color of sticky notes that explain the whole workflow. White notes explain a group of
 * nodes.
 */
export const OVERVIEW_COLOR = 1;
export const SECTION_COLOR = 7;

export type NoteBlock =
  | { kind: "heading"; level: number; text: string }
  | { kind: "item" | "paragraph"; text: string };

function withoutMarks(text: string): string {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .map((part, place) =>
      place % 2 === 1
        ? part.replace(/^(?:\*\*|`)|(?:\*\*|`)$/g, "")
        : part.replace(/\[([^[\]]{1,300})\]\([^)]{0,600}\)/g, "$1"),
    )
    .join("");
}
