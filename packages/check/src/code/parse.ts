import { ExpressionParser } from "./expressions.ts";
import type { Ast } from "./ast.ts";
import { Unreadable } from "./lexer.ts";

/**
 * `code`: the parsed code without its comments, or the unchanged code if it cannot be parsed. `problem`: why it cannot
 * be parsed. If `statements` and `problem` are both undefined, the code is nested too deeply.
 */
export type Parsed = { statements?: Ast[]; code: string; problem?: string };

/** Parses a script or an n8n expression. The value of an expression is the value of its last statement. */
export function parse(code: string, isExpression: boolean): Parsed {
  try {
    const parser = new Parser(code, isExpression);
    const statements = parser.program();
    return isExpression && statements.length === 0
      ? { code, problem: "there is nothing between the brackets" }
      : { code: parser.withoutComments(), statements };
  } catch (error) {
    if (error instanceof Unreadable) return { code, problem: error.message };
    if (error instanceof RangeError) return { code };
    throw error;
  }
}

class Parser extends ExpressionParser {
  private readonly isExpression: boolean;

  constructor(code: string, isExpression: boolean) {
    super(code);
    this.isExpression = isExpression;
  }

  program(): Ast[] {
    const statements: Ast[] = [];
    while (this.token.type !== "end") {
      if (
        this.isExpression &&
        /^(?:const|let|var|if|for|while|return|throw)$/.test(this.token.text)
      )
        if (this.token.type === "keyword")
          throw new Unreadable("it is a statement and no expression");
      if (this.isExpression && this.is("{")) statements.push(this.run());
      else statements.push(this.statement());
    }
    return statements;
  }

  protected block(): Ast {
    const { at } = this.token;
    this.expect("{");
    const parts: Ast[] = [];
    while (!this.take("}")) {
      if (this.token.type === "end") this.unexpected();
      parts.push(this.statement());
    }
    return this.node("block", "", parts, at);
  }

  private statement(): Ast {
    return this.deeper(() => {
      const { text, type, at } = this.token;
      if (type === "sign" && text === "{") return this.block();
      if (type === "sign" && text === ";") {
        this.advance();
        return this.node("empty", "", [], at);
      }
      return (type === "keyword" ? this.keyword(text, at) : undefined) ?? this.run();
    });
  }

  /** Parses a statement that is an expression, or a label with the statement after it. */
  private run(): Ast {
    const { at } = this.token;
    const value = this.sequence();
    if (value.kind === "name" && this.take(":"))
      return this.node("label", value.text, [this.statement()], at);
    if (value.kind === "function" && value.text !== "" && value.text !== "=>") return value;
    this.endOfStatement();
    return this.node("run", "", [value], at);
  }

  private endOfStatement(): void {
    if (this.take(";") || this.is("}") || this.token.type === "end" || this.token.afterLine) return;
    this.unexpected();
  }

  private declaration(): Ast {
    const declared = this.declarators();
    this.endOfStatement();
    return declared;
  }

  private declarators(): Ast {
    const { at } = this.token;
    const word = this.advance();
    const parts: Ast[] = [];
    do {
      const { at: from, type, text } = this.token;
      if (type !== "name" && text !== "{" && text !== "[") this.unexpected();
      const value = this.value();
      const [target, given] = value.kind === "assign" ? value.parts : [value];
      if (target) parts.push(this.node("declarator", "", given ? [target, given] : [target], from));
    } while (this.take(","));
    return this.node("declare", word, parts, at);
  }

  private inBrackets(): Ast {
    this.expect("(");
    const value = this.withIn(() => this.sequence());
    this.expect(")");
    return value;
  }

  private condition(at: number): Ast {
    this.advance();
    const parts = [this.inBrackets(), this.statement()];
    if (this.take("else")) parts.push(this.statement());
    return this.node("if", "", parts, at);
  }

  /**
   * The parts of a node of the kind `for` are start, test, step and body. The parts of a node of the kind `each` (`for
   * … of` or `for … in`) are target, values and body.
   */
  private loop(at: number): Ast {
    this.advance();
    this.take("await");
    this.expect("(");
    this.noIn = true;
    const first = this.is(";")
      ? this.nothing()
      : /^(?:const|let|var)$/.test(this.token.text)
        ? this.declarators()
        : this.sequence();
    this.noIn = false;
    if (this.is("of") || this.is("in")) {
      const word = this.advance();
      const values = this.sequence();
      this.expect(")");
      return this.node("each", word, [first, values, this.statement()], at);
    }
    this.expect(";");
    const test = this.is(";") ? this.nothing() : this.sequence();
    this.expect(";");
    const step = this.is(")") ? this.nothing() : this.sequence();
    this.expect(")");
    return this.node("for", "", [first, test, step, this.statement()], at);
  }

  private nothing(): Ast {
    return this.node("empty", "", [], this.token.at);
  }

  private repeat(at: number): Ast {
    if (this.advance() === "while")
      return this.node("while", "", [this.inBrackets(), this.statement()], at);
    const body = this.statement();
    this.expect("while");
    const test = this.inBrackets();
    this.take(";");
    return this.node("while", "do", [test, body], at);
  }

  private gives(at: number): Ast {
    const word = this.advance() as "return" | "throw";
    const isAlone = this.token.afterLine || /^[;}]?$/.test(this.token.text);
    const parts = isAlone ? [] : [this.sequence()];
    this.endOfStatement();
    return this.node(word, "", parts, at);
  }

  private jump(at: number): Ast {
    const word = this.advance();
    const label =
      this.token.type === "name" && !this.token.afterLine
        ? [this.node("label", this.advance(), [], at)]
        : [];
    this.endOfStatement();
    return this.node("jump", word, label, at);
  }

  /**
   * The parts of a node of the kind `try`, as far as they exist: the block of `try`, the parameter of `catch`, the
   * block of `catch`, the block of `finally`.
   */
  private attempt(at: number): Ast {
    this.advance();
    const parts = [this.block()];
    if (this.take("catch")) {
      if (this.take("(")) {
        parts.push(
          this.node("declare", "let", [this.node("declarator", "", [this.value()], at)], at),
        );
        this.expect(")");
      }
      parts.push(this.block());
    } else if (!this.is("finally")) this.unexpected();
    if (this.take("finally")) parts.push(this.block());
    return this.node("try", "", parts, at);
  }

  private switch(at: number): Ast {
    this.advance();
    const parts = [this.inBrackets()];
    this.expect("{");
    while (!this.take("}")) {
      const { at: from } = this.token;
      const test = this.take("default") ? [] : (this.expect("case"), [this.sequence()]);
      this.expect(":");
      const body: Ast[] = [];
      while (!this.is("case") && !this.is("default") && !this.is("}")) {
        if (this.token.type === "end") this.unexpected();
        body.push(this.statement());
      }
      parts.push(this.node("case", "", [...test, this.node("block", "", body, from)], from));
    }
    return this.node("switch", "", parts, at);
  }

  /** Parses a statement that begins with a keyword, such as `if`; undefined if no statement begins with this word. */
  private keyword(word: string, at: number): Ast | undefined {
    if (word === "if") return this.condition(at);
    if (word === "for") return this.loop(at);
    if (word === "while" || word === "do") return this.repeat(at);
    if (word === "return" || word === "throw") return this.gives(at);
    if (/^(?:break|continue|debugger)$/.test(word)) return this.jump(at);
    if (word === "try") return this.attempt(at);
    if (word === "switch") return this.switch(at);
    if (/^(?:const|let|var)$/.test(word)) return this.declaration();
    if (word === "function") return this.function();
    if (word === "class") return this.class();
    if (word === "export") throw new Unreadable("import and export do not work there");
    return undefined;
  }
}
