/**
 * Parses JSON, even with mistakes. A mistake that has only one possible repair is repaired and reported. Any other
 * mistake stops the parsing, and the result names the line of the mistake.
 */
export function parseJson(text: string, start = 0): JsonResult {
  return new JsonReader(text, start).read();
}

/**
 * `slips`: sentences about the repaired mistakes. `isCutOff`: whether the text ended before all brackets were closed.
 * If so, the first sentence in `slips` reports it.
 */
type JsonResult =
  | { value: unknown; end: number; slips: string[]; isCutOff: boolean; problem?: never }
  | { value?: never; end?: never; problem: string; line: number };

const MAX_DEPTH = 400;
const OPENING = '"“”„«';
const CLOSING = new Map([
  ['"', '"'],
  ["“", "”“"],
  ["”", "”"],
  ["„", "“”"],
  ["«", "»"],
]);
const ESCAPES: Record<string, string> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  '"': '"',
  "\\": "\\",
  "/": "/",
};
const LITERALS: [string, unknown][] = [
  ["true", true],
  ["false", false],
  ["null", null],
];
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

class Unreadable extends Error {}

class JsonReader {
  private readonly text: string;
  private at: number;
  private depth = 0;
  /** The closing brackets that the text lacks at its end. */
  private missing = "";
  private readonly slips = new Map<string, number[]>();

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  read(): JsonResult {
    try {
      const value = this.value();
      const slips = [...this.slips].map(([slip, places]) => slipSentence(slip, places));
      const isCutOff = this.missing !== "";
      if (isCutOff)
        slips.unshift(
          `The text breaks off, with ${this.missing} missing; we closed it to read on.`,
        );
      return { value, end: this.at, slips, isCutOff };
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const line = this.lineAt(this.at);
      return { problem: error.message, line };
    }
  }

  private value(): unknown {
    this.space();
    const char = this.text[this.at];
    if (char === "{") return this.nested(() => this.object());
    if (char === "[") return this.nested(() => this.array());
    if (char !== undefined && OPENING.includes(char)) return this.string(char);
    for (const [word, value] of LITERALS)
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    NUMBER.lastIndex = this.at;
    const [number] = NUMBER.exec(this.text) ?? [];
    if (number === undefined) throw this.unexpected("a value");
    this.at += number.length;
    return Number(number);
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH)
      throw new Unreadable(`Brackets are nested more than ${MAX_DEPTH} deep.`);
    this.at += 1;
    const value = read();
    this.depth -= 1;
    return value;
  }

  private object(): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    while (!this.ends("}", entries.length > 0)) {
      const quote = this.text[this.at];
      if (quote === undefined || !OPENING.includes(quote))
        throw this.unexpected("a field name in quotes");
      const name = this.string(quote);
      this.space();
      if (this.text[this.at] !== ":") throw this.unexpected('":"');
      this.at += 1;
      entries.push([name, this.value()]);
    }
    // `Object.fromEntries` makes `__proto__` an ordinary field. An assignment would change the object's prototype
    // instead.
    return Object.fromEntries(entries);
  }

  private array(): unknown[] {
    const list: unknown[] = [];
    while (!this.ends("]", list.length > 0)) list.push(this.value());
    return list;
  }

  /**
   * Skips the comma after an entry, and the closing bracket if it comes next.
   * @returns whether the list or object has ended
   */
  private ends(bracket: string, needsComma: boolean): boolean {
    this.space();
    const hasComma = this.text[this.at] === ",";
    if (hasComma && !needsComma) throw this.unexpected("a value");
    if (hasComma) {
      this.at += 1;
      this.space();
    }
    const char = this.text[this.at];
    if (char === bracket) {
      if (hasComma) this.note("a comma too many was left out");
      this.at += 1;
      return true;
    }
    if (char === undefined && !hasComma) {
      this.missing += bracket;
      return true;
    }
    if (needsComma && !hasComma) {
      if (char === undefined || !`{[${OPENING}`.includes(char))
        throw this.unexpected(`"," or "${bracket}"`);
      this.note("a missing comma was added");
    }
    return false;
  }

  private string(quote: string): string {
    const closing = CLOSING.get(quote) ?? quote;
    if (quote !== '"') this.note("curly quotes were made straight");
    const start = (this.at += 1);
    const parts: string[] = [];
    let from = this.at;
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined) {
        this.at = start - 1;
        throw new Unreadable(
          "The text ends in the middle of a value that begins here; copy it once more, to its end.",
        );
      }
      if (closing.includes(char)) break;
      if (char === "\\") {
        parts.push(this.text.slice(from, this.at), this.escape());
        from = this.at;
      } else {
        if (char === "\n") this.note("a line break inside a text was kept");
        this.at += 1;
      }
    }
    parts.push(this.text.slice(from, this.at));
    this.at += 1;
    return parts.join("");
  }

  private escape(): string {
    const char = this.text[this.at + 1] ?? "";
    this.at += 2;
    if (char !== "u") return ESCAPES[char] ?? char;
    const code = this.text.slice(this.at, this.at + 4);
    if (!/^[0-9a-fA-F]{4}$/.test(code)) throw this.unexpected("four hexadecimal digits");
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  private space(): void {
    while (SPACE.has(this.text[this.at] ?? "")) this.at += 1;
  }

  private note(slip: string): void {
    const places = this.slips.get(slip) ?? [];
    places.push(this.at);
    this.slips.set(slip, places.length > 1 ? places : [this.lineAt(this.at)]);
  }

  private unexpected(wanted: string): Unreadable {
    if (this.at >= this.text.length)
      return new Unreadable(
        `The text ends where ${wanted} was expected; copy it once more, to its end.`,
      );
    const rest = this.text.slice(this.at, this.at + 30).split("\n")[0] ?? "";
    return new Unreadable(`Found ${JSON.stringify(rest)} where ${wanted} should be.`);
  }

  private lineAt(place: number): number {
    let line = 1;
    for (let k = this.text.indexOf("\n"); k >= 0 && k < place; k = this.text.indexOf("\n", k + 1))
      line += 1;
    return line;
  }
}

const SPACE = new Set([" ", "\n", "\r", "\t", "\u00a0", "\ufeff", "\u200b", "\u2028", "\u2029"]);

/** Writes a sentence about all mistakes of one kind: the line of the first, and the number of the others. */
function slipSentence(slip: string, [line, ...others]: number[]): string {
  const times = others.length === 0 ? "" : `, and ${others.length} more times`;
  return `Line ${line}: ${slip}${times}.`;
}
