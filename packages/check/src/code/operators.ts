import type { Ast } from "./ast.ts";
import { ANY, BOOLEAN, either, NOTHING, NUMBER, TEXT, type Shape } from "./shapes.ts";
import { BinaryOperators } from "./binary-operators.ts";
import { NOT_AWAITED, type Scope } from "./values.ts";

const DEEPEST = 150;

/** Computes what is known about the results of operators and accesses to members, without running the code. */
export abstract class Operators extends BinaryOperators {
  private depth = 0;

  protected abstract functionShape(ast: Ast, scope: Scope): Shape;
  protected abstract call(ast: Ast, scope: Scope): Shape;
  protected abstract nameShape(ast: Ast, scope: Scope): Shape;
  protected abstract stepCalled(name: string | undefined): Shape;

  protected value(ast: Ast | undefined, scope: Scope): Shape {
    if (!ast || this.depth > DEEPEST) return ANY;
    this.depth += 1;
    const shape = this.shapeOf(ast, scope);
    this.depth -= 1;
    return shape;
  }

  private shapeOf(ast: Ast, scope: Scope): Shape {
    const { kind, text, parts } = ast;
    const [first, second, third] = parts;
    switch (kind) {
      case "name":
        return this.nameShape(ast, scope);
      case "text":
        this.lookForPlaces(text, scope);
        return { ...TEXT, text };
      case "number":
        return NUMBER;
      case "word":
        return text === "null" ? NOTHING : /^(?:true|false)$/.test(text) ? BOOLEAN : ANY;
      case "template":
        for (const part of parts) if (part.kind !== "text") this.intoText(this.value(part, scope));
        return first && parts.length === 1 ? { ...TEXT, text: first.text } : TEXT;
      case "list":
        return this.list(parts, scope);
      case "record":
        return this.record(parts, scope);
      case "function":
        return this.functionShape(ast, scope);
      case "member":
      case "index":
        return this.member(ast, scope);
      case "call":
      case "new":
        return this.call(ast, scope);
      case "unary":
        return this.unary(ast, scope);
      case "binary":
        return this.binary(ast, scope);
      case "assign":
        return this.assign(ast, scope);
      case "choose":
        this.test(first, scope);
        return either(this.perhaps(second, scope), this.perhaps(third, scope));
      case "sequence":
        return this.sequence(parts, scope);
      case "await": {
        const shape = this.value(first, scope);
        return shape.kind === "promise" ? (shape.of ?? ANY) : shape;
      }
      case "pattern":
      case "hole":
        return ANY;
      default:
        for (const part of parts) this.value(part, scope);
        return kind === "update" ? NUMBER : ANY;
    }
  }

  /** Evaluates code that runs only on a condition, such as a branch of `?:`. */
  private perhaps(ast: Ast | undefined, scope: Scope): Shape {
    this.branches += 1;
    const shape = this.optionally(() => this.value(ast, scope));
    this.branches -= 1;
    return shape;
  }

  private member(ast: Ast, scope: Scope): Shape {
    const [holder, index] = ast.parts;
    if (!holder) return ANY;
    if (holder.text === "$node" && holder.kind === "name") {
      const name = ast.kind === "member" ? ast.text : this.value(index, scope).text;
      // With `?.`, code such as `$node["A"]?.json` works even if the step A has not run. `branches` is therefore
      // increased, as if the code read the output of A under a condition.
      const depth = this.isOptional ? 1 : 0;
      this.branches += depth;
      const step = this.stepCalled(name);
      this.branches -= depth;
      return { ...(step.fields?.get("item") ?? ANY), isOpen: true };
    }
    const shape = this.optionally(() => this.value(holder, scope), ast.isGrouped === true);
    if (ast.kind === "member") return this.memberOf(shape, ast.text, ast.isGrouped === true);
    const key = this.value(index, scope);
    if (key.text !== undefined) return this.memberOf(shape, key.text, ast.isGrouped === true);
    return shape.kind === "list" ? (shape.of ?? ANY) : ANY;
  }

  private unary({ text, parts }: Ast, scope: Scope): Shape {
    const [part] = parts;
    if (text === "typeof" && part?.kind === "name") {
      // After `typeof x`, an unknown name `x` is not reported: code that asks for the type of `x` uses `x` only if it
      // exists.
      if (!scope.find(part.text) && !this.setting.given(part.text)) scope.set(part.text, ANY);
      return TEXT;
    }
    const shape = this.optionally(() => this.value(part, scope), text === "!" || text === "typeof");
    if (text === "typeof") return TEXT;
    return text === "!" ? BOOLEAN : text === "-" || text === "+" ? NUMBER : shape && ANY;
  }

  protected test(ast: Ast | undefined, scope: Scope): void {
    if (!ast) return;
    if (
      ast.kind === "assign" &&
      ast.text === "=" &&
      /^(?:text|number|word)$/.test(ast.parts[1]?.kind ?? "")
    )
      this.misuse("sets a value (=) where it is to compare (===)");
    const shape = this.optionally(() => this.value(ast, scope));
    if (shape.kind === "promise") this.misuse(NOT_AWAITED);
    const method = ast.kind === "call" && ast.parts[0]?.kind === "member" ? ast.parts[0].text : "";
    if (shape.kind === "list" && method !== "")
      this.misuse(`takes the list of .${method}() for yes or no; an empty list counts as yes too`);
    if (/^(?:indexOf|findIndex|search)$/.test(method) && shape.kind !== "text")
      this.misuse(
        `takes what .${method}() gives for yes or no; not found is -1, which counts as yes`,
      );
  }

  private binary(ast: Ast, scope: Scope): Shape {
    const { text, parts } = ast;
    const [left, right] = parts;
    if (text === "&&" || text === "||" || text === "??") {
      if (text === "&&") this.test(left, scope);
      const a = text === "&&" ? undefined : this.optionally(() => this.value(left, scope));
      const b = this.perhaps(right, scope);
      return a ? either(a, b) : b.kind === "boolean" ? b : ANY;
    }
    // A comparison with true, false or null works on a missing field too. A field that is compared in this way is
    // therefore not reported as missing.
    const isAsked = /^[=!]==?$/.test(text) && parts.some(({ kind }) => kind === "word");
    const [a, b] = this.optionally(
      () => [this.value(left, scope), this.value(right, scope)],
      isAsked,
    );
    if (text === "+") return this.sum(a, b, [left, right]);
    if (/^(?:===?|!==?)$/.test(text)) this.equal(a, b, ast);
    else if (/^[<>]=?$/.test(text)) this.order(a, b);
    else if (/^[-*/%]$/.test(text) || text === "**") return this.calculate(a, b, [left, right]);
    return BOOLEAN;
  }

  private assign({ text, parts }: Ast, scope: Scope): Shape {
    const [target, given] = parts;
    const shape = this.value(given, scope);
    if (!target) return shape;
    if (target.kind === "member" || target.kind === "index") {
      const [holder, index] = target.parts;
      const on = this.value(holder, scope);
      const key = target.kind === "member" ? target.text : this.value(index, scope).text;
      if (on.kind === "record" && key !== undefined && text === "=") on.fields?.set(key, shape);
      else if (on.kind === "record" && key === undefined) on.isOpen = true;
      else if (on.kind === "list") on.of = ANY;
      if (this.setting.isExpression && text === "=" && this.functions === 0)
        this.misuse("sets a value (=) where it is to compare (===)");
    }
    if (text === "+=" && shape.kind !== "any") {
      if (this.value(target, scope).kind === "text") this.intoText(shape);
    }
    return shape;
  }

  private sequence(parts: readonly Ast[], scope: Scope): Shape {
    const shapes = parts.map((part) => this.value(part, scope));
    const idle = parts
      .slice(0, -1)
      .find(({ kind }) => /^(?:number|text|name|member|index|binary|unary|template)$/.test(kind));
    if (idle)
      this.misuse(
        "has a comma, after which only the last value counts; a decimal number takes a point",
      );
    return shapes.at(-1) ?? ANY;
  }
}
