/** The type `end` marks the end of the code; the type `sign` is an operator or a bracket. */
export type Token = {
  type: "name" | "keyword" | "number" | "text" | "sign" | "end";
  text: string;
  at: number;
  end: number;
  afterLine: boolean;
};

/** Thrown if code cannot be parsed. Its message is a readable sentence. */
export class Unreadable extends Error {}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y;
const WORD = /[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?)n?/y;
const SIGN =
  /=>|\.{3}|\?\.(?!\d)|\+\+|--|[=!]==?|(?:\*\*|&&|\|\||\?\?|<<|>>>?|[-+*/%&|^<>])=?|[?:.,;!~=@()[\]{}]/y;
const TEXT = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y;
const PATTERN = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const KEYWORDS = new Set(
  "await break case catch class const continue debugger default delete do else export extends false finally for function if import in instanceof let new null return super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);
const CLOSES: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Reads code token by token. `token` is the current token, which the parser has not consumed yet. */
export class Lexer {
  protected readonly code: string;
  protected token: Token = { type: "sign", text: "", at: 0, end: 0, afterLine: false };
  /** Index at which the last consumed token ended. */
  protected last = 0;
  private readonly open: string[] = [];
  private readonly comments: [from: number, to: number][] = [];

  constructor(code: string) {
    this.code = code;
    this.advance();
  }

  /**
   * Consumes the current token.
   * @returns its text
   */
  protected advance(): string {
    const { text, end } = this.token;
    if (this.token.type === "sign") {
      if (CLOSES[text]) this.open.push(text);
      else if (/^[)\]}]$/.test(text)) this.open.pop();
    }
    this.last = end;
    this.token = this.read(end);
    return text;
  }

  protected is(text: string): boolean {
    return this.token.text === text && this.token.type !== "text";
  }

  /**
   * Consumes the current token if it has this text.
   * @returns whether it had this text
   */
  protected take(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  protected expect(text: string): void {
    if (!this.take(text)) this.unexpected();
  }

  protected unexpected(): never {
    const { type, text } = this.token;
    const open = this.open.at(-1);
    if (type === "end")
      throw new Unreadable(open === undefined ? "it ends too early" : `a ${open} is never closed`);
    if (/^[)\]}]$/.test(text))
      throw new Unreadable(
        open === undefined
          ? `a ${text} closes nothing`
          : CLOSES[open] === text
            ? `something is missing before ${text}`
            : `a ${open} is closed by ${text}`,
      );
    throw new Unreadable(
      type === "sign" ? `${text} has nothing before it` : `"${text}" follows without an operator`,
    );
  }

  /**
   * Reads the current token again, as a regular expression. Only the parser can tell a regular expression from a
   * division, since both have a "/".
   */
  protected readPattern(): void {
    const text = match(PATTERN, this.code, this.token.at);
    if (text === undefined) this.unexpected();
    this.token = { ...this.token, type: "text", text, end: this.token.at + text.length };
  }

  /** @returns the text up to the next `${` or to the end of the template string (`isLast`) */
  protected readTemplate(from: number): { text: string; isLast: boolean } {
    for (let k = from; k < this.code.length; k++) {
      const char = this.code[k];
      if (char === "\\") k += 1;
      else if (char === "`" || (char === "$" && this.code[k + 1] === "{")) {
        const isLast = char === "`";
        this.goTo(isLast ? k + 1 : k + 2);
        return { text: this.code.slice(from, k), isLast };
      }
    }
    throw new Unreadable("a text that begins with ` is never closed");
  }

  withoutComments(): string {
    let code = "";
    let done = 0;
    for (const [from, to] of this.comments) {
      code += `${this.code.slice(done, Math.max(done, from))}\n`;
      done = to;
    }
    return code + this.code.slice(done);
  }

  private goTo(place: number): void {
    this.last = place;
    this.token = this.read(place);
  }

  private read(from: number): Token {
    const at = from + (match(SPACE, this.code, from)?.length ?? 0);
    const between = this.code.slice(from, at);
    const afterLine = between.includes("\n");
    if (between.includes("/")) this.comments.push([from, at]);
    const found = (type: Token["type"], text: string): Token => ({
      type,
      text,
      at,
      end: at + text.length,
      afterLine,
    });
    const char = this.code[at];
    if (char === undefined) return found("end", "");
    if (char === "`") return found("sign", char);
    if (char === '"' || char === "'") {
      const text = match(TEXT, this.code, at);
      if (text === undefined)
        throw new Unreadable(`a text that begins with ${char} is never closed`);
      return found("text", text);
    }
    const word = match(WORD, this.code, at);
    if (word !== undefined) return found(KEYWORDS.has(word) ? "keyword" : "name", word);
    const number = /[\d.]/.test(char) ? match(NUMBER, this.code, at) : undefined;
    if (number !== undefined) return found("number", number);
    const sign = match(SIGN, this.code, at);
    if (sign === undefined) throw new Unreadable(`${JSON.stringify(char)} means nothing there`);
    return found("sign", sign);
  }
}

function match(pattern: RegExp, code: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(code)?.[0];
}
