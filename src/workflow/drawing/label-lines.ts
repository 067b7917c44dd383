/**
 * Maximum number of characters that a label uses of a name. No label has room for more, and measuring the width of a
 * very long text would take seconds.
 */
const MAX_LETTERS = 400;

/**
 * Breaks a text into lines. If the text is too long, the last line ends in "…".
 * @param measure - returns the width of a text in pixels
 */
export function labelLines(
  text: string,
  maxWidth: number,
  maxLines: number,
  measure: Measure = estimateWidth,
): string[] {
  const lines: string[] = [];
  let line = "";
  const words = text.slice(0, MAX_LETTERS).split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (lines.length === maxLines - 1) {
      return [...lines, shortened([line, ...words.slice(index)].join(" "), maxWidth, measure)];
    }
    lines.push(line);
    line = word;
  }
  if (line !== "") lines.push(shortened(line, maxWidth, measure));
  return lines;
}

export type Measure = (text: string) => number;

function shortened(text: string, maxWidth: number, measure: Measure): string {
  if (measure(text) <= maxWidth) return text;
  let remaining = text;
  while (remaining.length > 1 && measure(`${remaining}…`) > maxWidth)
    remaining = remaining.slice(0, -1);
  return `${remaining.trimEnd()}…`;
}

/**
 * Shortens a text of more than `max` UTF-16 units to at most `max` of them, followed by " …". A surrogate pair is never
 * cut in half.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()} …`;
}

/**
 * Estimates the width of a text in pixels, for an ordinary sans serif font.
 * @param size - of the font in pixels
 */
export function estimateWidth(text: string, size = 16): number {
  let width = 0;
  for (const letter of text) {
    width += /[ijl.,:;'|!() ]/.test(letter)
      ? 4.6
      : /[mwMW@]/.test(letter)
        ? 13.6
        : /[A-Z0-9]/.test(letter)
          ? 10.4
          : 8.9;
  }
  return (width * size) / 16;
}
