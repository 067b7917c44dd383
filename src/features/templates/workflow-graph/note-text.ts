/**
 * The small part of Markdown that notes use, as data: headings, lists, paragraphs,
 * bold and code. Anything else stays as the text it is.
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
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    const item = /^(?:(\d+)[.)]|[-*])\s+(.*)$/.exec(line);
    const last = blocks.at(-1);
    if (heading)
      blocks.push({ kind: "heading", level: heading[1]!.length, spans: readSpans(heading[2]!) });
    else if (item)
      blocks.push({
        kind: "item",
        mark: item[1] ? `${item[1]}.` : "•",
        spans: readSpans(item[2]!),
      });
    else if (open && last && last.kind !== "heading") last.spans.push(...readSpans(` ${line}`));
    else blocks.push({ kind: "paragraph", spans: readSpans(line) });
    open = !heading;
  }
  return blocks;
}

export type NoteSpan = { text: string; style?: "bold" | "code" };
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
    else spans.push({ text: part.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1") });
  }
  return spans;
}
