import type { Ast } from "./ast.ts";
import { Literals } from "./literals.ts";

/** Precedence of each operator: the operator with the higher number is evaluated first. */
const PRECEDENCE: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "?? ||",
    "&&",
    "|",
    "^",
    "&",
    "== != === !==",
    "< > <= >= in instanceof",
    "<< >> >>>",
    "+ -",
    "* / %",
    "**",
  ].flatMap((signs, k) => signs.split(" ").map((sign) => [sign, k + 1])),
);
const ASSIGNS = /^(?:\*\*|&&|\|\||\?\?|<<|>>>?|[-+*/%&|^])?=$/;
const UNARY = new Set(["!", "~", "+", "-", "typeof", "void", "delete"]);
export abstract class ExpressionParser extends Literals {
  protected sequence(): Ast {
    const { at } = this.token;
    const parts = [this.value()];
    while (this.take(",")) parts.push(this.value());
    const [only] = parts;
    return only && parts.length === 1 ? only : this.node("sequence", "", parts, at);
  }

  protected value(): Ast {
    return this.deeper(() => {
      const { at } = this.token;
      if (this.is("yield")) {
        this.advance();
        this.take("*");
        const isAlone = this.token.afterLine || /^(?:[)\]};,:]|)$/.test(this.token.text);
        return this.node("yield", "", isAlone ? [] : [this.value()], at);
      }
      const left = this.choice();
      if (!ASSIGNS.test(this.token.text) || this.token.type !== "sign") return left;
      if (!/^(?:name|member|index|list|record)$/.test(left.kind)) this.unexpected();
      const operator = this.advance();
      return this.node("assign", operator, [left, this.value()], at);
    });
  }

  private choice(): Ast {
    const { at } = this.token;
    const test = this.operation(1);
    if (!this.take("?")) return test;
    const [before, yes] = [this.noIn, this.withIn(() => this.value())];
    this.noIn = before;
    this.expect(":");
    return this.node("choose", "", [test, yes, this.value()], at);
  }

  private operation(least: number): Ast {
    const { at } = this.token;
    let left = this.unary();
    for (;;) {
      const { text, type } = this.token;
      const binds =
        type === "text" || !Object.hasOwn(PRECEDENCE, text) ? 0 : (PRECEDENCE[text] ?? 0);
      if (binds < least || binds === 0 || (this.noIn && text === "in")) return left;
      this.advance();
      const right = this.deeper(() => this.operation(text === "**" ? binds : binds + 1));
      left = this.node("binary", text, [left, right], at);
    }
  }

  private unary(): Ast {
    return this.deeper(() => {
      const { at, text, type } = this.token;
      if (type === "text" || type === "number") return this.postfix();
      if (text === "await") {
        this.advance();
        return this.node("await", "", [this.unary()], at);
      }
      if (UNARY.has(text)) {
        this.advance();
        return this.node("unary", text, [this.unary()], at);
      }
      if (text === "++" || text === "--") {
        this.advance();
        return this.node("update", text, [this.unary()], at);
      }
      return this.postfix();
    });
  }

  private postfix(): Ast {
    const { at } = this.token;
    const first = this.primary();
    if (first.kind === "function" && first.text === "=>" && !first.isGrouped) return first;
    const value = this.chain(first, at);
    if ((this.is("++") || this.is("--")) && !this.token.afterLine)
      return this.node("update", this.advance(), [value], at);
    return value;
  }

  protected chain(first: Ast, at: number, isNew = false): Ast {
    let value = first;
    for (;;) {
      const isOptional = !isNew && this.take("?.");
      const flag = isOptional ? { isGrouped: true as const } : {};
      if (this.is("(") && !isNew) value = { ...this.call(value, at), ...flag };
      else if (this.take("[")) {
        const index = this.withIn(() => this.sequence());
        this.expect("]");
        value = { ...this.node("index", "", [value, index], at), ...flag };
      } else if (isOptional || this.take("."))
        value = { ...this.node("member", this.property(), [value], at), ...flag };
      else if (this.is("`")) value = this.node("tagged", "", [value, this.template()], at);
      else return value;
      value.end = this.last;
    }
  }

  private call(callee: Ast, at: number): Ast {
    const parts = this.listed("(", ")");
    if (callee.kind === "name" && callee.text === "async" && this.is("=>") && !this.token.afterLine)
      return { ...this.arrow(parts, at), isAsync: true };
    return this.node("call", "", [callee, ...parts], at);
  }
}
