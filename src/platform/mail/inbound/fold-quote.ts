export type Folded = {
  text: string;
  /** Text that repeats earlier emails; "" if there is none, or if the sender wrote answers between the quoted lines. */
  quoted: string;
};

/** Matches a line after which an email program repeats the earlier email without ">". */
const DIVIDER =
  /^(?:-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Originalnachricht|Forwarded message|Weitergeleitete Nachricht)\s*-{2,}|_{20,})$/i;
const FROM = /^\*?(?:From|Von):\*? .+/i;
const HEADER = /^\*?(?:Sent|Date|To|Cc|Subject|Gesendet|Datum|An|Betreff):\*? /i;
/** Matches "On Monday … wrote:", which email programs break into up to three lines. */
const INTRODUCTION =
  /^(?:On|Am|Il|Le|El)\b.{5,300}\b(?:wrote|schrieb|ha scritto|a écrit|escribió)\b.{0,200}:$/i;
const INTRODUCTION_LINES = 3;

/** Separates what somebody wrote from what their email program quoted. */
export function foldQuote(message: string): Folded {
  const lines = message.trimEnd().split("\n");
  const divider = lines.findIndex((line, at) => isDivider(line.trim(), lines, at));
  const body = divider > -1 ? lines.slice(0, divider) : lines;
  const rest = divider > -1 ? lines.slice(divider) : [];
  const { unquoted, quotes } = splitMarked(body);
  // Answers between quoted lines can only be understood together with these lines, so both stay in the text.
  if (quotes.length > 1) return fold(body, rest);
  const text = trimmed(unquoted);
  return text === "" ? fold(body, rest) : fold(unquoted, [...quotes.flat(), ...rest]);
}

function fold(written: readonly string[], quoted: readonly string[]): Folded {
  const text = trimmed(written);
  return text === "" ? { text: trimmed(quoted), quoted: "" } : { text, quoted: trimmed(quoted) };
}

function trimmed(lines: readonly string[]): string {
  return lines.join("\n").trim();
}

function isDivider(line: string, lines: readonly string[], at: number): boolean {
  if (DIVIDER.test(line)) return true;
  const next = lines.slice(at + 1, at + 6).filter((each) => HEADER.test(each.trim()));
  return FROM.test(line) && next.length >= 2;
}

/** `quotes`: the blocks of consecutive lines that begin with ">" */
function splitMarked(lines: readonly string[]): { unquoted: string[]; quotes: string[][] } {
  const unquoted: string[] = [];
  const quotes: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.startsWith(">")) {
      if (!isOpen) quotes.push(takeIntroduction(unquoted));
      quotes.at(-1)?.push(line);
      isOpen = true;
    } else {
      unquoted.push(line);
      if (line.trim() !== "") isOpen = false;
    }
  }
  return { unquoted, quotes };
}

function takeIntroduction(unquoted: string[]): string[] {
  const last = unquoted.findLastIndex((line) => line.trim() !== "");
  for (let count = 1; count <= INTRODUCTION_LINES && last - count + 1 >= 0; count += 1) {
    const first = last - count + 1;
    const joined = unquoted
      .slice(first, last + 1)
      .join(" ")
      .replace(/\s+/g, " ")
      .trim();
    if (INTRODUCTION.test(joined)) return unquoted.splice(first);
  }
  return [];
}
