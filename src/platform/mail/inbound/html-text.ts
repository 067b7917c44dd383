const MAX_HTML = 500_000;

/** Names of HTML entities, each followed by its character. */
const NAMED = `amp & lt < gt > quot " apos ' euro € auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß
  eacute é egrave è agrave à ccedil ç ntilde ñ oslash ø aring å ndash – mdash — hellip …
  bull • middot · laquo « raquo » lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ copy ©`;
const ENTITIES = new Map([
  ["nbsp", " "],
  ["shy", ""],
]);
for (const [, name = "", character = ""] of NAMED.matchAll(/(\S+)\s(\S+)/g))
  ENTITIES.set(name, character);

/** Elements whose content a reader of the email does not see. */
const SILENT = new Set(["head", "script", "style", "title"]);
const BLOCKS = new Set(["address", "blockquote", "br", "div", "h1", "h2", "h3", "hr", "li"]);
for (const name of ["ol", "p", "pre", "table", "tr", "ul"]) BLOCKS.add(name);

/** Reads the text of an HTML email. Quoted blocks become lines that begin with ">". */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  let silent = "";
  const end = () => {
    lines.push(`${"> ".repeat(depth)}${line.trim()}`.trimEnd());
    line = "";
  };
  for (const { tag, text, closes } of tokens(html.slice(0, MAX_HTML))) {
    if (silent) {
      if (closes && tag === silent) silent = "";
      continue;
    }
    if (text !== undefined) line += decode(text.replace(/\s+/g, " "));
    else if (SILENT.has(tag)) silent = closes ? "" : tag;
    else if (BLOCKS.has(tag)) {
      if (line.trim() !== "" || tag === "br") end();
      if (tag === "p" && closes) end();
      if (tag === "blockquote") depth = Math.max(0, depth + (closes ? -1 : 1));
    } else if (tag === "td" || tag === "th") line += " ";
  }
  end();
  return lines
    .join("\n")
    .trim()
    .replace(/(?:\n>)+(?=\n[^>]|$)/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

type Token = { tag: string; closes: boolean; text?: string };

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
    if (name) yield { tag: (name[2] ?? "").toLowerCase(), closes: name[1] === "/" };
  }
}

function decode(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (entity, hex, digits, name) => {
    if (name) return ENTITIES.get(String(name)) ?? entity;
    const point = parseInt(String(digits), hex ? 16 : 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}
