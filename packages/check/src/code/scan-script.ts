/**
 * Looks for what keeps JavaScript from being read, without a parser: brackets and quotes that do not match, and
 * operators that lack a side. @returns what is wrong, or undefined
 */
export function scanScript(code: string, isExpression: boolean): string | undefined {
  return new Scanner(code, isExpression).scan();
}

/** `isName`: a word that is no keyword and no property behind a dot. Texts, patterns and numbers are `""`. */
export type Token = { text: string; isName: boolean };

/** The words, signs and brackets of a script or an expression; none where it cannot be read. */
export function tokensOf(code: string, isExpression: boolean): Token[] {
  const scanner = new Scanner(code, isExpression);
  return scanner.scan() === undefined ? scanner.tokens : [];
}

const CLOSES: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
const WORD = /[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?)n?/y;
const OPERATOR =
  /=>|\.{3}|\?\.(?!\d)|\+\+|--|[=!]==?|(?:\*\*|&&|\|\||\?\?|<<|>>>?|[-+*/%&|^<>])=?|[?:.,;!~=@]/y;
/** Keywords of JavaScript. The scanner counts none of them as an operand. */
const KEYWORDS = new Set(
  "await async break case catch class const continue debugger default delete do else export extends finally for from function get if import in instanceof let new of return set static super switch throw try typeof var void while with yield".split(
    " ",
  ),
);
/** Operators that need an operand behind them. */
const DANGLES =
  /^(?:\.|\?\.|=>|\.{3}|[=!]==?|(?:\*\*|&&|\|\||\?\?|<<|>>>?|[-+*/%&|^<>])=?|[?:!~=])$/;
/** Operators that also need an operand before them. */
const INFIX = /^(?:\?\.|=>|[=!]==?|=|(?:\*\*|&&|\|\||\?\?|<<|>>>?|[*%&|^<>])=?|[-+]=|\?)$/;

type Previous = "none" | "operand" | "operator" | "keyword" | "open";

class Scanner {
  private readonly code: string;
  private readonly isExpression: boolean;
  readonly tokens: Token[] = [];
  private at = 0;
  private readonly open: string[] = [];
  private previous: Previous = "none";
  private last = "";
  private newline = false;
  /** Inside a function's body statements follow each other without an operator. */
  private statements = false;

  constructor(code: string, isExpression: boolean) {
    this.code = code;
    this.isExpression = isExpression;
    this.statements = !isExpression;
  }

  scan(): string | undefined {
    while (this.at < this.code.length) {
      const problem = this.token();
      if (problem !== undefined) return problem;
    }
    const unclosed = this.open.findLast((bracket) => bracket !== "`");
    if (unclosed !== undefined) return `a ${unclosed} is never closed`;
    if (this.previous === "operator" && DANGLES.test(this.last)) return `it ends with ${this.last}`;
    if (this.isExpression && this.previous === "none")
      return "there is nothing between the brackets";
    return undefined;
  }

  private token(): string | undefined {
    const char = this.code[this.at] ?? "";
    if (/\s/.test(char)) {
      this.newline ||= char === "\n";
      this.at += 1;
      return undefined;
    }
    if (char === "/" && this.code[this.at + 1] === "/") return this.skipTo("\n");
    if (char === "/" && this.code[this.at + 1] === "*") return this.skipTo("*/");
    if (char === '"' || char === "'") return this.string(char);
    if (char === "`") return this.template();
    if (char === "}" && this.open.at(-1) === "${") {
      this.open.pop();
      this.at += 1;
      this.add("}");
      return this.templateRest();
    }
    if ("([{".includes(char)) return this.opens(char);
    if (")]}".includes(char)) return this.closes(char);
    if (char === "/" && this.previous !== "operand") return this.regex();
    const word = this.take(WORD);
    if (word !== undefined) return this.word(word);
    if (/\d/.test(char) || (char === "." && /\d/.test(this.code[this.at + 1] ?? ""))) {
      this.take(NUMBER);
      return this.operand("a number");
    }
    const operator = this.take(OPERATOR);
    if (operator !== undefined) return this.operator(operator);
    return `${JSON.stringify(char)} means nothing there`;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [text] = pattern.exec(this.code) ?? [];
    this.at += text?.length ?? 0;
    return text;
  }

  private word(word: string): string | undefined {
    const isProperty = this.last === "." || this.last === "?.";
    const isKeyword = !isProperty && KEYWORDS.has(word);
    this.add(word, !isProperty && !isKeyword);
    if (isKeyword) {
      if (word === "function" || word === "class") this.statements = true;
      return this.goOn("keyword", word);
    }
    return this.operand(`"${word}"`);
  }

  private goOn(previous: Previous, last = ""): undefined {
    this.previous = previous;
    this.last = last;
    this.newline = false;
  }

  private add(text: string, isName = false): void {
    this.tokens.push({ text, isName });
  }

  private operand(name: string): string | undefined {
    if (!name.startsWith('"')) this.add('""');
    const problem =
      this.previous === "operand" && !this.statements && !this.newline
        ? `${name} follows without an operator`
        : undefined;
    this.goOn("operand");
    return problem;
  }

  private operator(operator: string): string | undefined {
    this.add(operator);
    const isEmptyChoice = operator === ":" && this.last === "?";
    const misses =
      INFIX.test(operator) &&
      (this.previous === "open" ||
        (this.previous === "none" && this.isExpression) ||
        (this.previous === "operator" && DANGLES.test(this.last) && this.last !== "=>"));
    const isPostfix = (operator === "++" || operator === "--") && this.previous === "operand";
    this.goOn(isPostfix ? "operand" : "operator", operator);
    return misses || isEmptyChoice ? `${operator} has nothing before it` : undefined;
  }

  private opens(bracket: string): undefined {
    this.add(bracket);
    if (
      bracket === "{" &&
      (this.last === "=>" || this.code.slice(0, this.at).trimEnd().endsWith(")"))
    )
      this.statements = true;
    this.open.push(bracket);
    this.at += 1;
    this.goOn("open", bracket);
  }

  private closes(bracket: string): string | undefined {
    this.add(bracket);
    const opened = this.open.pop();
    if (opened !== CLOSES[bracket])
      return opened === undefined
        ? `a ${bracket} closes nothing`
        : `a ${opened} is closed by ${bracket}`;
    if (this.previous === "operator" && DANGLES.test(this.last) && !this.isLabel())
      return `${this.last} has nothing behind it`;
    this.previous = "operand";
    this.last = "";
    this.at += 1;
    // A block may be followed by a statement, and then a slash begins a regular expression.
    if (bracket === "}" && this.statements) this.newline = true;
    return undefined;
  }

  /** `default: }` is a case without statements. */
  private isLabel(): boolean {
    return this.last === ":" && this.statements;
  }

  private string(quote: string): string | undefined {
    for (let k = this.at + 1; k < this.code.length; k++) {
      const char = this.code[k];
      if (char === "\\") k += 1;
      else if (char === quote) {
        this.at = k + 1;
        return this.operand("a text");
      } else if (char === "\n" && !this.isExpression) break;
    }
    return `a text that begins with ${quote} is never closed`;
  }

  private template(): string | undefined {
    this.at += 1;
    return this.templateRest();
  }

  private templateRest(): string | undefined {
    for (let k = this.at; k < this.code.length; k++) {
      const char = this.code[k];
      if (char === "\\") k += 1;
      else if (char === "`") {
        this.add('""');
        this.at = k + 1;
        this.previous = "operand";
        this.last = "";
        return undefined;
      } else if (char === "$" && this.code[k + 1] === "{") {
        this.open.push("${");
        this.add("${");
        this.at = k + 2;
        return this.goOn("open", "{");
      }
    }
    return "a text that begins with ` is never closed";
  }

  private regex(): string | undefined {
    let inClass = false;
    for (let k = this.at + 1; k < this.code.length; k++) {
      const char = this.code[k];
      if (char === "\n") break;
      if (char === "\\") k += 1;
      else if (char === "[") inClass = true;
      else if (char === "]") inClass = false;
      else if (char === "/" && !inClass) {
        this.at = k + 1;
        while (/[a-z]/i.test(this.code[this.at] ?? "")) this.at += 1;
        return this.operand("a pattern");
      }
    }
    // A slash that divides: what stands before it was taken for something else.
    this.at += 1;
    return this.goOn("operator", "/");
  }

  private skipTo(end: string): undefined {
    const at = this.code.indexOf(end, this.at + 2);
    this.at = at < 0 ? this.code.length : at + end.length;
    if (end === "\n") this.newline = true;
  }
}
