/** Parses the Markdown of sticky notes: headings, lists, paragraphs, bold and code. Anything else stays text. */
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
    const [, number, item] = /^(?:(\d+)[.)]|[-*])\s+(\S.*)$/.exec(line) ?? [];
    if (hashes !== undefined && heading !== undefined)
      blocks.push({ kind: "heading", level: hashes.length, spans: readSpans(heading) });
    else if (item !== undefined)
      blocks.push({ kind: "item", mark: number ? `${number}.` : "•", spans: readSpans(item) });
    else if (open && last && last.kind !== "heading") last.spans.push(...readSpans(` ${line}`));
    else blocks.push({ kind: "paragraph", spans: readSpans(line) });
    open = hashes === undefined;
  }
  return blocks;
}

export function headingOf(blocks: readonly NoteBlock[]): string {
  const heading = blocks.find((block) => block.kind === "heading");
  return heading?.spans.map((span) => span.text).join("") ?? "";
}

/**
 * n8n's number for yellow, the color of sticky notes that explain the whole workflow. White notes explain a group of
 * nodes.
 */
export const OVERVIEW_COLOR = 1;
export const SECTION_COLOR = 7;

type NoteSpan = { text: string; style?: "bold" | "code" };
export type NoteBlock =
  | { kind: "heading"; level: number; spans: NoteSpan[] }
  | { kind: "item"; mark: string; spans: NoteSpan[] }
  | { kind: "paragraph"; spans: NoteSpan[] };

function readSpans(text: string): NoteSpan[] {
  const spans: NoteSpan[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|`[^`]+`)/)) {
    if (part === "") continue;
    if (part.startsWith("**") && part.length > 4)
      spans.push({ text: part.slice(2, -2), style: "bold" });
    else if (part.startsWith("`") && part.length > 2)
      spans.push({ text: part.slice(1, -1), style: "code" });
    else spans.push({ text: part.replace(/\[([^[\]]{1,300})\]\([^)]{0,600}\)/g, "$1") });
  }
  return spans;
}
