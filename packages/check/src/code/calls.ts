import { nearest } from "../read/nearest.ts";
import { dateProblems, isDate } from "./dates.ts";
import { pathOf, type Ast } from "./ast.ts";
import { given, hasMember, lettersOf, METHODS, resultOf } from "./members.ts";
import { ANY, BOOLEAN, either, listOf, NUMBER, TEXT, type Shape } from "./shapes.ts";
import { Lists } from "./lists.ts";
import { NOT_AWAITED, type Scope } from "./values.ts";

/** Finds out what a function call returns, without running the function. */
export abstract class Calls extends Lists {
  /** Whether the code uses the result of the call that is being evaluated. */
  protected isUsed = true;
  /**
   * Number of `try` blocks around the code that is being evaluated. An unknown name inside a `try` block is not
   * reported, because the code may test whether the name exists.
   */
  protected attempts = 0;

  protected call(ast: Ast, scope: Scope): Shape {
    const isUsed = this.isUsed;
    this.isUsed = true;
    const [callee, ...rest] = ast.parts;
    if (!callee) return ANY;
    const path = pathOf(callee);
    if ((path === "$" || path === "$items") && !scope.find("$")) {
      const step = this.stepCalled(this.value(rest[0], scope).text);
      return path === "$" ? step : listOf(step.fields?.get("item") ?? ANY);
    }
    if (ast.kind === "new") return this.constructed(path, rest, scope);
    if (callee.kind === "member" && path !== undefined && !scope.find(path.split(".")[0] ?? "")) {
      const found = this.global(path, rest, scope, isUsed);
      if (found) return found;
    }
    if (callee.kind !== "member") return this.plainCall(callee, path, rest, scope);
    const [holder] = callee.parts;
    const shape = this.optionally(
      () => this.value(holder, scope),
      callee.isGrouped === true || ast.isGrouped === true,
    );
    const values = rest.map((one) => this.value(one.kind === "spread" ? one.parts[0] : one, scope));
    this.lookAtDates(shape, callee.text, values);
    if (!isUsed) this.reportUnusedResult(shape, callee.text);
    return this.methodOf(shape, callee.text, values, rest, isUsed, scope);
  }

  protected stepCalled(name: string | undefined): Shape {
    if (name === undefined) return ANY;
    if (this.attempts === 0) {
      const { isPaired = false, isAlways = false } = this.steps.get(name) ?? {};
      this.steps.set(name, { isPaired, isAlways: isAlways || this.branches === 0 });
    }
    return this.setting.step(name);
  }

  private plainCall(
    callee: Ast,
    path: string | undefined,
    rest: readonly Ast[],
    scope: Scope,
  ): Shape {
    const known = path !== undefined && !scope.find(path) ? given(path) : undefined;
    const called = this.value(callee, scope);
    const values = rest.map((one) => this.value(one, scope));
    if (known) return known;
    for (const one of values) this.handOver(one);
    if (called.kind !== "function") return ANY;
    return called.run ? called.run([]) : (called.of ?? ANY);
  }

  /**
   * Handles a value that the code passes to an unknown function. That function may add fields to an object or change
   * the entries of a list. From then on, the check assumes that the object may have further fields, and does not know
   * the list's entries. If the value is itself a function, it is evaluated, because the unknown function may call it.
   */
  private handOver(shape: Shape): void {
    if (shape.kind === "record") shape.isOpen = true;
    else if (shape.kind === "list") shape.of = ANY;
    else shape.run?.([]);
  }

  private constructed(path: string | undefined, rest: readonly Ast[], scope: Scope): Shape {
    if (path !== undefined && /^[A-Za-z]+$/.test(path))
      this.value({ kind: "name", text: path, parts: [], at: 0, end: 0 }, scope);
    const values = rest.map((one) => this.value(one, scope));
    for (const one of values) one.run?.([]);
    const [first] = values;
    if (path === "Promise") return { kind: "promise", of: ANY };
    if (path === "Array") return { kind: "list", of: ANY };
    if (path !== "Date") return ANY;
    if (values.length === 1) this.readAsDate(first);
    return { kind: "date" };
  }

  private lookAtDates({ kind }: Shape, name: string, values: readonly Shape[]): void {
    for (const what of dateProblems(kind, name, values, this.setting.isExpression))
      this.note("date", what);
  }

  private readAsDate(shape: Shape | undefined): void {
    if (shape?.text !== undefined && !isDate(shape.text, false))
      this.note("date", `reads "${shape.text}" as a date, which JavaScript cannot`);
  }

  /**
   * Evaluates a call of a built-in function of JavaScript or n8n; undefined for any other function.
   * @param path - such as `Math.round`
   */
  private global(
    path: string,
    rest: readonly Ast[],
    scope: Scope,
    isUsed: boolean,
  ): Shape | undefined {
    const [holder = "", name = "", further] = path.split(".");
    const builtIn =
      further === undefined && HOLDERS.has(holder) ? membersOfBuiltIn(holder) : undefined;
    if (builtIn && !builtIn.includes(name) && !(name in Function.prototype)) {
      const meant = nearest(name, builtIn, lettersOf);
      if (meant !== undefined) this.note("name", `${path}()`, `${holder}.${meant}()`);
    }
    const isAsking =
      /^(?:this\.|\$)?helpers\.(?:httpRequest\w*|request\w*|getBinaryDataBuffer|prepareBinaryData)$/.test(
        path,
      );
    if (!isAsking && !builtIn && holder !== "DateTime") return undefined;
    const values = rest.map((one) => this.value(one.kind === "spread" ? one.parts[0] : one, scope));
    if (isAsking) {
      if (!isUsed) this.misuse(NOT_AWAITED);
      return { kind: "promise", of: ANY };
    }
    if (holder === "DateTime") this.lookAtDates({ kind: "moment" }, name, values);
    const [first] = values;
    if (path === "Date.parse") this.readAsDate(first);
    if (path === "JSON.parse" && /^(?:record|list)$/.test(first?.kind ?? ""))
      this.misuse("reads an object by JSON.parse(), which reads texts only");
    if (path === "Promise.all") return { kind: "promise", of: listOf(first?.of?.of ?? ANY) };
    if (holder === "Promise") return { kind: "promise", of: ANY };
    if (path === "Array.from") return listOf(values[1]?.run?.([ANY, NUMBER]) ?? ANY);
    if (path === "Object.assign" && first) this.handOver(first);
    for (const one of values) one.run?.([]);
    return given(path) ?? ANY;
  }

  private methodOf(
    shape: Shape,
    name: string,
    values: readonly Shape[],
    rest: readonly Ast[],
    isUsed: boolean,
    scope: Scope,
  ): Shape {
    const [first] = values;
    const isList = shape.kind === "list";
    if ((isList || shape.kind === "any") && first?.kind === "function" && CALLBACKS.has(name))
      return this.overEntries(shape, name, first, values.length > 1, isUsed);
    for (const one of values) if (one.kind === "function") one.run?.([]);
    if (isList && /^(?:push|unshift)$/.test(name)) {
      const added = rest.some(({ kind }) => kind === "spread")
        ? ANY
        : values.reduce(either, first ?? ANY);
      shape.of = shape.of ? either(shape.of, added) : added;
      this.countPushed(shape, rest);
      return NUMBER;
    }
    if (isList && /^(?:reverse|toReversed)$/.test(name)) return shape;
    if (isList && /^(?:slice|unique|removeDuplicates|compact)$/.test(name))
      return listOf(shape.of ?? ANY);
    if (
      isList &&
      /^(?:at|pop|shift|first|last|randomItem)$/.test(name) &&
      hasMember("list", name, this.setting.isExpression)
    )
      return shape.of ?? ANY;
    if (isList && name === "join" && shape.of) this.intoText(shape.of);
    const method = this.memberOf(shape, name, false, true);
    if (method.kind === "function") {
      if (
        /^(?:toFormat|format)$/.test(name) &&
        shape.kind === "moment" &&
        first?.text !== undefined
      )
        return { ...TEXT, format: first.text };
      return method.run ? method.run([]) : (method.of ?? ANY);
    }
    if (/^is(?:Not)?Empty$/.test(name) && this.setting.isExpression) return BOOLEAN;
    if (shape.kind !== "any") return shape.kind === "record" ? ANY : method;
    for (const one of values) this.handOver(one);
    if (!METHODS.has(name) && !scope.find(name)) {
      const meant = nearest(name, METHODS, lettersOf);
      if (meant !== undefined) this.note("name", `.${name}()`, `.${meant}()`);
    }
    return OF_TEXTS.test(name)
      ? resultOf("text", name)
      : /^(?:toFixed|join)$/.test(name)
        ? TEXT
        : ANY;
  }

  /** Reports a call whose result the code does not use, if the method changes nothing, as in `name.trim();`. */
  private reportUnusedResult({ kind }: Shape, name: string): void {
    const isPure =
      (kind === "text" && resultOf("text", name).kind === "text") ||
      (kind === "moment" && resultOf("moment", name).kind === "moment") ||
      (kind === "any" &&
        /^(?:trim|toUpperCase|toLowerCase|replaceAll|padStart|padEnd)$/.test(name)) ||
      (kind === "list" && /^(?:filter|concat|slice|join)$/.test(name));
    if (isPure) this.misuse(`calls .${name}() and does not use what it gives`);
  }
}

function membersOfBuiltIn(name: string): string[] {
  const holder = (globalThis as unknown as Record<string, object>)[name];
  return holder ? Object.getOwnPropertyNames(holder) : [];
}

/**
 * Matches methods whose results always have the same kind. `includes`, for example, returns a boolean for strings and
 * for lists. The kind of the result is therefore known even if the value before the dot is unknown.
 */
const OF_TEXTS =
  /^(?:trim|trimStart|trimEnd|toUpperCase|toLowerCase|split|padStart|padEnd|charCodeAt|localeCompare|startsWith|endsWith|includes)$/;
const HOLDERS = new Set("JSON Math Object Array Number String Date Promise".split(" "));
const CALLBACKS = new Set(
  "map flatMap filter find findIndex findLast findLastIndex some every forEach sort toSorted reduce".split(
    " ",
  ),
);
