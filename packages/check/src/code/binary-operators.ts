import type { Ast } from "./ast.ts";
import { ANY, NUMBER, TEXT, type Shape } from "./shapes.ts";
import { NAMED, Values } from "./values.ts";

/**
 * Computes what is known about the result of an operator with two operands, such as `a + b`. Reports operands that do
 * not suit the operator, such as a list in a subtraction.
 */
export abstract class BinaryOperators extends Values {
  protected sum(a: Shape, b: Shape, [left, right]: (Ast | undefined)[]): Shape {
    if (a.kind === "text" || b.kind === "text") {
      for (const one of [a, b]) this.intoText(one);
      return TEXT;
    }
    if ((isDay(a) && isSmall(right)) || (isDay(b) && isSmall(left))) this.note("date", CALCULATED);
    return a.kind === "number" && b.kind === "number" ? NUMBER : ANY;
  }

  protected calculate(a: Shape, b: Shape, [left, right]: (Ast | undefined)[]): Shape {
    const isOdd = (day: Shape, other: Shape, ast: Ast | undefined) =>
      isDay(day) && (isSmall(ast) || (other.kind === "text" && ast?.kind === "text"));
    if (isOdd(a, b, right) || isOdd(b, a, left)) this.note("date", CALCULATED);
    for (const one of [a, b])
      if (one.kind === "list" || one.kind === "record" || one.kind === "promise")
        this.misuse(`calculates with ${NAMED[one.kind]}, which gives no number`);
    return NUMBER;
  }

  protected equal(a: Shape, b: Shape, { text, parts }: Ast): void {
    const isStrict = text.length === 3;
    const [left, right] = parts;
    const isFresh = (ast: Ast | undefined) => /^(?:list|record|new)$/.test(ast?.kind ?? "");
    const isTypeof = left?.kind === "unary" && left.text === "typeof" && b.text !== undefined;
    const always = `which is always ${text.startsWith("!") ? "true" : "false"}`;
    if (isTypeof && !TYPES.test(b.text ?? ""))
      this.misuse(`compares typeof with "${b.text}", ${always}`);
    else if ((isDay(a) && isDay(b)) || isFresh(left) || isFresh(right) || right?.text === "NaN")
      this.misuse(
        `compares ${isDay(a) ? "two dates" : "a new list or object"} by ${text}, ${always}`,
      );
    else if (
      isStrict &&
      !this.isOptional &&
      a.kind !== b.kind &&
      a.text !== "" &&
      b.text !== "" &&
      PLAIN.has(a.kind) &&
      PLAIN.has(b.kind)
    )
      this.misuse(`compares ${NAMED[a.kind]} with ${NAMED[b.kind]} by ${text}, ${always}`);
  }

  protected order(a: Shape, b: Shape): void {
    const isOdd = (one: Shape, other: Shape) =>
      (isDay(one) && other.kind === "text") ||
      ((one.kind === "list" || one.kind === "record") && other.kind === "number");
    if (isOdd(a, b) || isOdd(b, a))
      this.misuse(`compares by size ${NAMED[a.kind]} with ${NAMED[b.kind]}, which is never true`);
    const format = a.kind === "text" && b.kind === "text" ? (a.format ?? b.format) : undefined;
    if (format !== undefined && /^[dMEcHh]/.test(format))
      this.note("date", `compares dates written as ${format} like words, so the year decides last`);
  }
}

function isDay({ kind }: Shape): boolean {
  return kind === "date" || kind === "moment";
}

/**
 * Whether a number in the code is below 1000. Code that adds such a number to a date probably means days. JavaScript
 * counts dates in milliseconds, so the result would be wrong.
 */
function isSmall(ast: Ast | undefined): boolean {
  return ast?.kind === "number" && Number(ast.text) < 1000;
}

const PLAIN = new Set(["text", "number", "boolean", "list", "date", "moment"]);
const CALCULATED =
  "calculates with a date as if it counted days; .plus({ days: 1 }) and .minus() give a date";
const TYPES = /^(?:string|number|boolean|object|undefined|function|bigint|symbol)$/;
