import { Fragment, type ReactNode } from "react";
import { SafeLink } from "./safe-link.tsx";

/** Renders the few kinds of Markdown that answers contain. Everything else, in particular HTML, stays plain text. */
export function Markdown({ text }: { text: string }): ReactNode {
  return blocks(text).map((block, place) => <Block key={place} {...block} />);
}

type BlockOf = { kind: "text" | "ul" | "ol" | "pre" | "table"; lines: string[] };

const ROW = /^\s*\|.*\|\s*$/;
const BULLET = /^\s*[-*•]\s+/;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;

function Block({ kind, lines }: BlockOf): ReactNode {
  if (kind === "pre") {
    return (
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it
        tabIndex={0}
        className="scrolls-sideways rounded-small [--ground:var(--color-canvas)] p-3 text-[0.8125rem]"
      >
        <code>{lines.join("\n")}</code>
      </pre>
    );
  }
  if (kind === "text") {
    return (
      <p>
        {lines.map((line, place) => (
          <Fragment key={place}>
            {place > 0 && <br />}
            {inline(line)}
          </Fragment>
        ))}
      </p>
    );
  }
  if (kind === "table") return <Table rows={lines.map(cellsOf)} />;
  const items = lines.map((line, place) => <li key={place}>{inline(line)}</li>);
  return kind === "ul" ? (
    <ul className="list-disc ps-5">{items}</ul>
  ) : (
    <ol className="list-decimal ps-5">{items}</ol>
  );
}

function Table({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  return (
    <table className="text-left wrap-anywhere [&_:is(th,td)]:border-b [&_:is(th,td)]:border-hairline [&_:is(th,td)]:py-1 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:align-top">
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th key={place}>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
          .map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, place) => (
                <td key={place}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

function blocks(text: string): BlockOf[] {
  const found: BlockOf[] = [];
  let open: BlockOf | undefined;
  for (const line of text.split("\n")) {
    const fence = line.startsWith("```");
    if (open?.kind === "pre") {
      if (fence) open = undefined;
      else open.lines.push(line);
      continue;
    }
    const kind = fence ? "pre" : kindOf(line);
    if (kind === "text" && line.trim() === "") {
      open = undefined;
      continue;
    }
    if (open?.kind !== kind) found.push((open = { kind, lines: [] }));
    if (!fence) open.lines.push(content(kind, line));
  }
  return found;
}

function kindOf(line: string): BlockOf["kind"] {
  if (BULLET.test(line)) return "ul";
  if (NUMBER.test(line)) return "ol";
  return ROW.test(line) ? "table" : "text";
}

function content(kind: BlockOf["kind"], line: string): string {
  if (kind === "ul") return line.replace(BULLET, "");
  if (kind === "ol") return line.replace(NUMBER, "");
  const heading = /^\s*#{1,6}\s(.*[^\s#])/.exec(line)?.[1];
  return heading ? `**${heading.trim()}**` : line;
}

const INLINE =
  /`(?<code>[^`\n]{1,400})`|!\[(?<alt>[^\]\n]{0,200})\]\([^)\s]{0,2000}\)|\[(?<label>[^\]\n]{1,300})\]\((?<href>[^)\s]{1,2000})\)|\*\*(?<bold>[^*\n]{1,600})\*\*|(?<![\w*])\*(?!\s)(?<italic>[^*\n]{1,600})(?<!\s)\*(?![\w*])|(?<![\w_])_(?!\s)(?<underlined>[^_\n]{1,600})(?<!\s)_(?![\w_])|(?<url>https?:\/\/[^\s<>"')\]]{1,2000}[^\s<>"')\].,;:!?])/g;

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(text.slice(from, match.index), element(match));
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}

function element(match: RegExpExecArray): ReactNode {
  const { code, alt, label, href, bold, italic, underlined, url } = match.groups ?? {};
  if (code) return <code className="rounded-small bg-canvas px-1 text-[0.9em]">{code}</code>;
  if (alt !== undefined) return alt;
  if (label && href) return <SafeLink href={href}>{label}</SafeLink>;
  if (bold) return <strong>{inline(bold)}</strong>;
  if (url) return <SafeLink href={url}>{url}</SafeLink>;
  return <em>{italic ?? underlined}</em>;
}
