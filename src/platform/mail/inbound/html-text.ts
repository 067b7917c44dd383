import { decodeHTML } from "entities/decode";

const MAX_HTML = 500_000;

/** Deeper quotations are marked like those of this depth. */
const MAX_DEPTH = 10;

/** Elements whose content a reader of the email does not see. A title or style without an end ends with the head. */
const SILENT = new Set(["script", "style", "title"]);
const BLOCKS = new Set(["address", "blockquote", "br", "div", "h1", "h2", "h3", "hr", "li"]);
for (const name of ["ol", "p", "pre", "table", "tr", "ul"]) BLOCKS.add(name);

/** Reads the text of an HTML email. Quoted blocks become lines that begin with ">". */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  let silent = "";
  const end = () => {
    lines.push(`${"> ".repeat(Math.min(depth, MAX_DEPTH))}${line.trim()}`.trimEnd());
    line = "";
  };
  for (const { tag, text, closes, isWhole } of tokens(html.slice(0, MAX_HTML))) {
    if (silent) {
      const endsHead = closes ? tag === "head" : tag === "body";
      if ((closes && tag === silent) || (endsHead && silent !== "script")) silent = "";
      continue;
    }
    if (text !== undefined) line += decode(text.replace(/\s+/g, " "));
    else if (SILENT.has(tag)) silent = closes || isWhole ? "" : tag;
    else if (BLOCKS.has(tag)) {
      if (line.trim() !== "" || tag === "br") end();
      else line = "";
      if (tag === "p" && closes) end();
      if (tag === "blockquote") depth = Math.max(0, depth + (closes ? -1 : 1));
    } else if (tag === "td" || tag === "th") line += " ";
  }
  end();
  return withoutBlankEnds(lines)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Leaves out the blank lines at the end of each quotation. */
function withoutBlankEnds(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines.toReversed())
    if (line !== ">" || kept.at(-1)?.startsWith(">")) kept.push(line);
  return kept.toReversed();
}

/** `isWhole`: whether the tag ends in "/>", as some programs write an element without content. */
type Token = { tag: string; closes: boolean; isWhole?: boolean; text?: string };

/** Splits HTML into tags and texts in time proportional to its length, because an attacker may have written it. */
function* tokens(html: string): Generator<Token> {
  // Any other "<" is text (HTML standard, "tag open state").
  const starts = /<[a-z/!?]/gi;
  let at = 0;
  while (at < html.length) {
    starts.lastIndex = at;
    const open = starts.exec(html)?.index ?? html.length;
    if (open > at) yield { tag: "", closes: false, text: html.slice(at, open) };
    const isComment = html.startsWith("<!--", open);
    const close = html.indexOf(isComment ? "-->" : ">", open);
    if (close === -1) return;
    at = close + (isComment ? 3 : 1);
    const name = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20));
    const isWhole = html[close - 1] === "/";
    if (name) yield { tag: (name[2] ?? "").toLowerCase(), closes: name[1] === "/", isWhole };
  }
}

/** Decodes what HTML describes, such as `&uuml;` and `&#252;`, without soft hyphens. */
function decode(text: string): string {
  return decodeHTML(text).replaceAll("\u00ad", "").replaceAll("\u00a0", " ");
}
