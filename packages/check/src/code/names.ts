import { nearest } from "../read/nearest.ts";
import { namesIn, type Ast } from "./ast.ts";
import { Calls } from "./calls.ts";
import { isGlobal } from "./globals.ts";
import { lettersOf } from "./members.ts";
import { ANY, type Shape } from "./shapes.ts";
import { Scope } from "./values.ts";

const LIKELY = "json input node now today items binary workflow execution".split(" ");

/** Declares the names of a script, and reports names that nothing declares. */
export abstract class Names extends Calls {
  protected readonly root = new Scope();

  /**
   * Declares all names in one statement of a script. The names of all statements are declared before any statement is
   * evaluated, because code may call a function in a line above its declaration.
   */
  protected declareAll(program: Ast): void {
    const all = [program];
    for (const ast of all) {
      const { kind, text, parts } = ast;
      if (kind === "declarator") this.declareNames(parts[0]);
      if (kind === "each" && parts[0]?.kind !== "declare") this.declareNames(parts[0]);
      if (kind === "function") for (const one of parts.slice(0, -1)) this.declareNames(one);
      if ((kind === "function" || kind === "class") && text !== "" && text !== "=>")
        this.root.set(text, ANY);
      const [target] = parts;
      if ((kind === "assign" || kind === "update") && target) {
        this.declareNames(target);
        for (const name of namesIn(target)) this.changed.add(name);
      }
      for (const one of parts) all.push(one);
    }
  }

  private declareNames(pattern: Ast | undefined): void {
    for (const name of pattern ? namesIn(pattern) : []) this.root.set(name, ANY);
  }

  protected nameShape({ text }: Ast, scope: Scope): Shape {
    const found = scope.find(text) ?? this.setting.given(text);
    if (found) return found;
    if (this.attempts === 0) this.lookAtName(text);
    return ANY;
  }

  private lookAtName(name: string): void {
    const { isExpression } = this.setting;
    if (name.startsWith("$")) {
      const meant =
        nearest(name.slice(1), LIKELY, lettersOf) ??
        nearest(
          name,
          LIKELY.map((one) => `$${one}`),
        );
      if (meant !== undefined) this.note("name", name, `$${meant.replace("$", "")}`);
      return;
    }
    if (isGlobal(name, isExpression)) return;
    this.note("name", name, name === "json" ? "$json" : nearest(name, this.root.all()));
  }
}
