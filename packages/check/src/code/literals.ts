import type { Ast, Kind } from "./ast.ts";
import { unescaped } from "./escapes.ts";
import { Lexer } from "./lexer.ts";

/** Maximum depth of nested code. Nobody nests code deeper, but a hostile file could fill memory with deeper code. */
const DEEPEST = 400;

/** Parses values that are not joined by operators: literals, functions and classes. */
export abstract class Literals extends Lexer {
  private depth = 0;
  /**
   * Whether the word "in" ends the expression that is being parsed. For example, the "in" of `for (key in record)` ends
   * the expression `key` and is no operator.
   */
  protected noIn = false;

  protected abstract block(): Ast;
  protected abstract value(): Ast;
  protected abstract sequence(): Ast;
  protected abstract chain(first: Ast, at: number, isNew?: boolean): Ast;

  protected node(kind: Kind, text: string, parts: Ast[], at: number): Ast {
    return { kind, text, parts, at, end: this.last };
  }

  protected deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new RangeError("too deep");
    const found = read();
    this.depth -= 1;
    return found;
  }

  protected withIn<T>(read: () => T): T {
    const before = this.noIn;
    this.noIn = false;
    const found = read();
    this.noIn = before;
    return found;
  }

  protected primary(): Ast {
    const { type, text, at } = this.token;
    if (type === "text") {
      this.advance();
      return this.node("text", unescaped(text.slice(1, -1)), [], at);
    }
    if (type === "number") {
      this.advance();
      return this.node("number", text, [], at);
    }
    if (type === "name") return this.named(at);
    if (text === "/" || text === "/=") {
      this.readPattern();
      return this.node("pattern", this.advance(), [], at);
    }
    if (text === "(") return this.grouped(at);
    if (text === "[") return this.node("list", "", this.listed("[", "]"), at);
    if (text === "{") return this.record();
    if (text === "`") return this.template();
    if (text === "function") return this.function();
    if (text === "class") return this.class();
    if (text === "new") return this.construct(at);
    if (/^(?:this|super|null|true|false|import)$/.test(text) && type === "keyword") {
      this.advance();
      return this.node("word", text, [], at);
    }
    return this.unexpected();
  }

  private named(at: number): Ast {
    const text = this.advance();
    const name = this.node("name", text, [], at);
    if (this.token.afterLine) return name;
    if (text === "async" && this.is("function")) return { ...this.function(), isAsync: true };
    if (text === "async" && this.token.type === "name") {
      const parameter = this.node("name", this.advance(), [], this.token.at);
      return { ...this.arrow([parameter], at), isAsync: true };
    }
    return this.is("=>") ? this.arrow([name], at) : name;
  }

  private grouped(at: number): Ast {
    const parts = this.listed("(", ")");
    if (this.is("=>") && !this.token.afterLine) return this.arrow(parts, at);
    const [only] = parts;
    if (!only || parts.some(({ kind }) => kind === "spread")) this.unexpected();
    const inside = parts.length === 1 ? only : this.node("sequence", "", parts, at);
    return { ...inside, isGrouped: true };
  }

  protected template(): Ast {
    const { at } = this.token;
    const parts: Ast[] = [];
    let from = at + 1;
    for (;;) {
      const { text, isLast } = this.readTemplate(from);
      parts.push(this.node("text", unescaped(text), [], from));
      if (isLast) return this.node("template", "", parts, at);
      parts.push(this.withIn(() => this.sequence()));
      if (!this.is("}")) this.unexpected();
      from = this.token.end;
    }
  }

  private construct(at: number): Ast {
    this.advance();
    if (this.take(".")) return this.node("word", this.property(), [], at);
    const callee = this.chain(
      this.is("new") ? this.construct(this.token.at) : this.primary(),
      at,
      true,
    );
    const parts = this.is("(") ? this.listed("(", ")") : [];
    return this.node("new", "", [callee, ...parts], at);
  }

  /**
   * Parses a function or method. The current token is "function" or, for a method, the bracket before the parameters.
   */
  protected function(): Ast {
    const { at } = this.token;
    let name = "";
    if (this.take("function")) {
      this.take("*");
      if (!this.is("(")) name = this.property();
    }
    const parameters = this.listed("(", ")");
    return this.node("function", name, [...parameters, this.withIn(() => this.block())], at);
  }

  private record(): Ast {
    const { at } = this.token;
    this.advance();
    const parts: Ast[] = [];
    this.withIn(() => {
      while (!this.take("}")) {
        const { at: from } = this.token;
        parts.push(
          this.take("...") ? this.node("spread", "", [this.value()], from) : this.entry(false),
        );
        if (!this.is("}")) this.expect(",");
      }
    });
    return this.node("record", "", parts, at);
  }

  /**
   * Parses an entry of an object or class: `key: value`, `key`, `key() { … }`, and in a class `key = value;`. A
   * computed key, as in `[key]: value`, becomes the second part of the entry.
   */
  private entry(isClass: boolean): Ast {
    const { at } = this.token;
    let isAsync = false;
    for (;;) {
      const { text, type } = this.token;
      if (text === "*" && type === "sign") this.advance();
      else if (/^(?:get|set|async|static)$/.test(text) && !this.endsKey()) {
        isAsync ||= text === "async";
        this.advance();
      } else break;
    }
    if (isClass && this.is("{")) return this.node("entry", "", [this.block()], at);
    const { type, text } = this.token;
    const computed: Ast[] = [];
    if (type === "sign") computed.push(...this.listed("[", "]"));
    else this.advance();
    const key = type === "text" ? unescaped(text.slice(1, -1)) : type === "sign" ? "" : text;
    if (this.is("(")) {
      const method = { ...this.function(), ...(isAsync ? { isAsync: true as const } : {}) };
      return this.node("entry", key, [method, ...computed], at);
    }
    const name = this.node("name", key, [], at);
    if (!isClass && this.take(":")) return this.node("entry", key, [this.value(), ...computed], at);
    if (!isClass && type !== "name") this.unexpected();
    if (!this.is("=")) return this.node("entry", key, isClass ? [] : [name], at);
    this.advance();
    return this.node("entry", key, [this.node("assign", "=", [name, this.value()], at)], at);
  }

  /**
   * Whether the current word, such as "get", is the key of an entry, as in `{ get: 1 }`. If not, the word is a modifier
   * of the key after it, as in `{ get total() { … } }`.
   */
  private endsKey(): boolean {
    return /^\s*(?:[(,:=};]|$)/.test(this.code.slice(this.token.end, this.token.end + 40));
  }

  protected class(): Ast {
    const { at } = this.token;
    this.advance();
    const name = this.token.type === "name" ? this.advance() : "";
    const parts = this.take("extends") ? [this.chain(this.primary(), this.token.at)] : [];
    this.expect("{");
    while (!this.take("}")) if (!this.take(";")) parts.push(this.entry(true));
    return this.node("class", name, parts, at);
  }

  protected property(): string {
    if (this.token.type !== "name" && this.token.type !== "keyword") this.unexpected();
    return this.advance();
  }

  /** Parses values between two brackets. A missing value in an array becomes a node of the kind `hole`. */
  protected listed(open: string, close: string): Ast[] {
    this.expect(open);
    return this.withIn(() => {
      const parts: Ast[] = [];
      while (!this.take(close)) {
        const { at } = this.token;
        if (this.is(",") && open === "[") parts.push(this.node("hole", "", [], at));
        else if (this.take("...")) parts.push(this.node("spread", "", [this.value()], at));
        else parts.push(this.value());
        if (!this.is(close)) this.expect(",");
      }
      return parts;
    });
  }

  protected arrow(parameters: Ast[], at: number): Ast {
    this.expect("=>");
    const body = this.is("{") ? this.withIn(() => this.block()) : this.value();
    return this.node("function", "=>", [...parameters, body], at);
  }
}
