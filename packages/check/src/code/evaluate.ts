import { isStatement, type Ast } from "./ast.ts";
import { Names } from "./names.ts";
import { ANY, eitherOf, NOTHING, TEXT, type Shape } from "./shapes.ts";
import { Scope, type Issue, type Setting } from "./values.ts";

export type Evaluation = {
  /**
   * Everything that is known about the value of the evaluated expression, or about each value that the evaluated script
   * may return; empty if there is no value.
   */
  gives: Shape[];
  issues: Issue[];
  evaluator: Evaluator;
};

export function evaluate(statements: readonly Ast[], setting: Setting): Evaluation {
  const evaluator = new Evaluator(setting);
  const gives = evaluator.program(statements);
  return { gives, issues: evaluator.issues, evaluator };
}

class Evaluator extends Names {
  private returned: Shape[] = [];
  private readonly running = new Set<Ast>();
  private readonly waiting: { ast: Ast; run: () => void }[] = [];
  private readonly visited = new Set<Ast>();

  program(statements: readonly Ast[]): Shape[] {
    for (const statement of statements) this.declareAll(statement);
    const last = statements.at(-1);
    if (this.setting.isExpression) {
      const shapes = statements.map((one) =>
        this.value(one.kind === "run" ? one.parts[0] : one, this.root),
      );
      return last ? [shapes.at(-1) ?? ANY] : [];
    }
    this.block(statements, this.root);
    const returned = this.returned;
    for (const { ast, run } of this.waiting) if (!this.visited.has(ast)) run();
    return returned;
  }

  protected functionShape(ast: Ast, scope: Scope): Shape {
    const run = (values: readonly Shape[]): Shape => {
      if (this.running.has(ast)) return ANY;
      this.running.add(ast);
      this.visited.add(ast);
      const gives = this.runFunction(ast, scope, values);
      this.running.delete(ast);
      return ast.isAsync ? { kind: "promise", of: gives } : gives;
    };
    // Every call without arguments gives the same result, so the result is computed only once.
    let known: Shape | undefined;
    const shape: Shape = {
      kind: "function",
      ast,
      run: (values) => (values.length > 0 ? run(values) : (known ??= run([]))),
    };
    this.waiting.push({ ast, run: () => run([]) });
    return shape;
  }

  private runFunction({ parts }: Ast, around: Scope, values: readonly Shape[]): Shape {
    const scope = new Scope(around);
    this.functions += 1;
    parts.slice(0, -1).forEach((parameter, k) => {
      this.bind(parameter, parameter.kind === "spread" ? ANY : (values[k] ?? ANY), scope);
    });
    const body = parts.at(-1);
    const gives =
      body?.kind === "block"
        ? this.runBody(body, scope)
        : this.optionallyNot(() => this.value(body, scope));
    this.functions -= 1;
    return gives;
  }

  private runBody(body: Ast, scope: Scope): Shape {
    const before = this.returned;
    this.returned = [];
    this.optionallyNot(() => this.block(body.parts, scope));
    const given = this.returned.filter(({ kind }) => kind !== "nothing");
    this.returned = before;
    return given.length > 0 ? eitherOf(given) : NOTHING;
  }

  private optionallyNot<T>(read: () => T): T {
    const before = this.isOptional;
    this.isOptional = false;
    const found = read();
    this.isOptional = before;
    return found;
  }

  /** Assigns the parts of a value to the names of a destructuring pattern. */
  private bind(pattern: Ast, shape: Shape, scope: Scope): void {
    const { kind, text, parts } = pattern;
    if (kind === "name") scope.set(text, this.changed.has(text) ? ANY : shape);
    else if (kind === "assign" && parts[0]) {
      this.value(parts[1], scope);
      this.bind(parts[0], ANY, scope);
    } else if (kind === "list")
      for (const part of parts)
        this.bind(part, shape.kind === "list" ? (shape.of ?? ANY) : ANY, scope);
    else if (kind === "record")
      for (const {
        kind: inner,
        text: key,
        parts: [target],
      } of parts) {
        if (!target) continue;
        const isPlain = inner === "entry" && shape.kind === "record" && key !== "";
        this.bind(
          target,
          isPlain ? this.memberOf(shape, key, target.kind === "assign") : ANY,
          scope,
        );
      }
    else for (const part of parts) if (kind === "spread") this.bind(part, ANY, scope);
  }

  private block(statements: readonly Ast[], around: Scope): void {
    const scope = around === this.root ? around : new Scope(around);
    for (const one of statements)
      if (one.kind === "function") scope.set(one.text, this.functionShape(one, scope));
    for (const one of statements) this.statement(one, scope);
  }

  private statement(ast: Ast | undefined, scope: Scope): void {
    if (!ast) return;
    const { kind, parts } = ast;
    const [first, second, ...others] = parts;
    if (kind === "block") this.block(parts, scope);
    else if (kind === "run") this.run(first, scope);
    else if (kind === "declare")
      for (const {
        parts: [target, given],
      } of parts) {
        const shape = given ? this.value(given, scope) : ANY;
        if (target) this.bind(target, shape, scope);
      }
    else if (kind === "return") {
      this.returned.push(first ? this.value(first, scope) : NOTHING);
      this.leaveOut();
    } else if (kind === "if" || kind === "while") {
      this.test(first, scope);
      this.branches += 1;
      for (const one of parts.slice(1)) this.statement(one, scope);
      this.branches -= 1;
    } else if (kind === "each") this.each(ast, scope);
    else if (kind === "try") {
      this.attempts += 1;
      this.statement(first, scope);
      this.attempts -= 1;
      const after = new Scope(scope);
      for (const one of [second, ...others]) this.statement(one, after);
    } else if (kind === "for") {
      const inside = new Scope(scope);
      const around = this.loop;
      this.loop = this.loopOver(ANY);
      for (const one of parts)
        if (/^(?:declare|block|run|if)$/.test(one.kind)) this.statement(one, inside);
        else if (one.kind === "sequence") for (const part of one.parts) this.value(part, inside);
        else if (isStatement(one)) this.statement(one, inside);
        else this.value(one, inside);
      this.loop = around;
    } else if (kind === "switch") {
      this.value(first, scope);
      const around = this.loop;
      this.branches += 1;
      for (const one of parts.slice(1))
        for (const part of one.parts)
          if (part.kind === "block") this.block(part.parts, scope);
          else this.value(part, scope);
      this.branches -= 1;
      this.loop = around;
    } else if (kind === "label") this.statement(first, scope);
    else if (kind === "jump") this.leaveOut();
    else if (kind !== "function" && kind !== "empty")
      this.value(kind === "throw" ? first : ast, scope);
  }

  /**
   * Evaluates an expression whose value nothing uses. A comparison by `==` or `===` is then a mistake, and so is a call
   * that only computes a value.
   */
  private run(ast: Ast | undefined, scope: Scope): void {
    this.isUsed = ast?.kind !== "call";
    if (ast?.kind === "binary" && /^[=!]==?$/.test(ast.text))
      this.misuse(`compares (${ast.text}) as if it set a value, which changes nothing`);
    this.value(ast, scope);
    this.isUsed = true;
  }

  private each({ text, parts }: Ast, around: Scope): void {
    const [head, values, body] = parts;
    const scope = new Scope(around);
    const shape = this.value(values, scope);
    const entry = text === "in" ? TEXT : shape.kind === "list" ? (shape.of ?? ANY) : ANY;
    if (text === "of" && /^(?:number|boolean|date|moment|promise)$/.test(shape.kind))
      this.misuse("goes over a value with for … of that is no list");
    const target = head?.kind === "declare" ? head.parts[0]?.parts[0] : head;
    if (target) this.bind(target, entry, scope);
    const before = this.loop;
    this.loop = this.loopOver(shape);
    this.statement(body, scope);
    this.loop = before;
  }
}
