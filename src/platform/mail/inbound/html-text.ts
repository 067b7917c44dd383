import { decodeHTML } from "entities/decode";

const MAX_HTML = 500_000;

/** Maximum number of ">" marks on a line. Quotations that are nested more deeply get no more marks. */
const MAX_DEPTH = 10;

/**
 * Elements whose content the reader of an email does not see. A `<title>` or `<style>` without a closing tag ends where
 * the head ends.
 */
const SILENT = new Set(["script", "style", "title"]);
const BLOCKS = new Set(["address", "blockquote", "br", "div", "h1", "h2", "h3", "hr", "li"]);
for (const name of ["ol", "p", "pre", "table", "tr", "ul"]) BLOCKS.add(name);

/**
 * Matches a self-closing tag, such as "<title/>", whose ">" has been cut off. In "<a href=x/>", the "/" belongs to the
 * unquoted value, so this tag does not match.
 */
const CLOSED_AT_ONCE = /\/$(?<!=\s*[^\s"']+)/;

/** Reads the text of an HTML email. Quoted blocks become lines that begin with ">". */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  const end = () => {
    lines.push(`${"> ".repeat(Math.min(depth, MAX_DEPTH))}${line.trim()}`.trimEnd());
    line = "";
  };
  for (const { tag, text, closes } of tokens(html.slice(0, MAX_HTML))) {
    if (text !== undefined) line += decode(text.replace(/\s+/g, " "));
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

/** Leaves out the blank lines (">") at the end of each outermost quotation. */
function withoutBlankEnds(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines.toReversed())
    if (line !== ">" || kept.at(-1)?.startsWith(">")) kept.push(line);
  return kept.toReversed();
}

type Token = { tag: string; closes: boolean; text?: string };

/** Splits HTML into tags and texts in time proportional to its length, because an attacker may have written it. */
function* tokens(html: string): Generator<Token> {
  // Matches the beginning of a tag or comment. Any other "<" is text (HTML standard, "tag open state").
  const starts = /<[a-z/!?]/gi;
  const endOfTag = tagEnds(html);
  let at = 0;
  while (at < html.length) {
    starts.lastIndex = at;
    const open = starts.exec(html)?.index ?? html.length;
    if (open > at) yield { tag: "", closes: false, text: html.slice(at, open) };
    const isComment = html.startsWith("<!--", open);
    const close = isComment ? endOfComment(html, open) : endOfTag(open) + 1;
    if (close === 0) return;
    at = close;
    const name = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20));
    if (!name) continue;
    const [tag, closes] = [(name[2] ?? "").toLowerCase(), name[1] === "/"];
    yield { tag, closes };
    if (closes || !SILENT.has(tag) || CLOSED_AT_ONCE.test(html.slice(open, close - 1))) continue;
    const ends = tag === "script" ? "</script" : `</${tag}|</head|<body`;
    const length = html.slice(at).search(new RegExp(ends, "i"));
    if (length === -1) return;
    at += length;
  }
}

/**
 * Returns the position after a comment; 0 if the comment has no end. Some programs write "--!>" instead of "-->" (HTML
 * standard, "comment end bang state").
 */
function endOfComment(html: string, open: number): number {
  const comment = /<!--(?:-?>|[\s\S]*?--!?>)/y;
  comment.lastIndex = open;
  return comment.test(html) ? comment.lastIndex : 0;
}

/**
 * Returns a function that finds the ">" that ends a tag, or returns -1. A ">" in a quoted attribute value does not end
 * the tag. An opening quotation mark without a closing one anywhere after it is ignored.
 */
function tagEnds(html: string): (open: number) => number {
  const stops = /=\s*["']|>/g;
  const last: Partial<Record<string, number>> = {
    '"': html.lastIndexOf('"'),
    "'": html.lastIndexOf("'"),
  };
  return (open) => {
    stops.lastIndex = open;
    for (let stop = stops.exec(html); stop; stop = stops.exec(html)) {
      if (stop[0] === ">") return stop.index;
      const quote = stop[0].slice(-1);
      if (stops.lastIndex <= (last[quote] ?? -1))
        stops.lastIndex = html.indexOf(quote, stops.lastIndex) + 1;
    }
    return -1;
  };
}

/**
 * Decodes character references, such as `&uuml;` and `&#252;`. Removes soft hyphens, and makes non-breaking spaces
 * ordinary ones.
 */
function decode(text: string): string {
  return decodeHTML(text).replaceAll("\u00ad", "").replaceAll("\u00a0", " ");
}
