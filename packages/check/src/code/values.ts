import { nearest } from "../read/nearest.ts";
import type { Ast } from "./ast.ts";
import { hasMember, lettersOf, METHODS, OF_LUXON, resultOf } from "./members.ts";
import { ANY, eitherOf, listOf, NUMBER, type Shape } from "./shapes.ts";

/** A probable mistake in the workflow's code: something that its author cannot have meant. */
export type Issue = {
  about: "name" | "field" | "misuse" | "date" | "body" | "answer";
  /**
   * If `about` is `misuse` or `date`: the end of a sentence about the mistake, such as "compares two dates by ==".
   * Otherwise: the mistaken name as it is in the code.
   */
  what: string;
  meant: string | undefined;
  source: string | undefined;
};

export type Setting = {
  isExpression: boolean;
  /**
   * Returns what is known about a variable that n8n defines, such as `$json`; undefined if n8n defines no variable of
   * this name.
   */
  given: (name: string) => Shape | undefined;
  /**
   * Returns what is known about `$("…")`, the object through which code reads the output of the step with this name.
   */
  step: (name: string) => Shape;
};

export class Scope {
  private readonly names = new Map<string, Shape>();
  private readonly around: Scope | undefined;

  constructor(around?: Scope) {
    this.around = around;
  }

  find(name: string): Shape | undefined {
    return this.names.get(name) ?? this.around?.find(name);
  }

  set(name: string, shape: Shape): void {
    this.names.set(name, shape);
  }

  all(): string[] {
    return [...this.names.keys()];
  }
}

export abstract class Values {
  readonly issues: Issue[] = [];
  protected readonly setting: Setting;
  /** Whether the code that is being evaluated handles a missing value, for example by `?.` or `??`. */
  protected isOptional = false;
  /** Names to which the code assigns a value after their declaration. The check does not know which value they have. */
  protected readonly changed = new Set<string>();
  /**
   * The other steps whose output the code reads, by name. `isPaired`: the code reads the item from which n8n made the
   * current item, for example by `.item`. `isAlways`: the code reads the output at least once outside of any condition.
   */
  readonly steps = new Map<string, { isPaired: boolean; isAlways: boolean }>();
  /** Number of conditions, such as `if` or `?.`, around the code that is being evaluated. */
  protected branches = 0;
  /** Fields whose existence the code tests before it reads them. */
  private readonly testedFields = new Set<string>();
  /**
   * Number of functions around the code that is being evaluated. If it is 0 in `{{ }}`, the check reports an assignment
   * such as `$json.a = 1`: its author probably meant the comparison `$json.a === 1`.
   */
  protected functions = 0;

  constructor(setting: Setting) {
    this.setting = setting;
  }

  protected note(about: Issue["about"], what: string, meant?: string, source?: string): void {
    if (!this.issues.some((issue) => issue.about === about && issue.what === what))
      this.issues.push({ about, what, meant, source });
  }

  protected misuse(what: string): void {
    this.note("misuse", what);
  }

  protected abstract value(ast: Ast | undefined, scope: Scope): Shape;

  protected optionally<T>(read: () => T, isOptional = true): T {
    const before = this.isOptional;
    this.isOptional ||= isOptional;
    const found = read();
    this.isOptional = before;
    return found;
  }

  protected memberOf(shape: Shape, name: string, isOptional: boolean, isCalled = false): Shape {
    if (shape.kind === "record") return this.fieldOf(shape, name, isOptional);
    if (!isCalled && /^len(?!gth$)[ght]{2,4}$/.test(name)) this.note("name", `.${name}`, ".length");
    if (shape.kind === "any" || shape.kind === "nothing")
      return name === "length" && !isCalled ? NUMBER : ANY;
    if (shape.kind === "list" && /^\d+$/.test(name)) return shape.of ?? ANY;
    if (!hasMember(shape.kind, name, this.setting.isExpression)) {
      this.missing(shape, name, isCalled && !isOptional);
      return ANY;
    }
    const result = resultOf(shape.kind, name);
    return PROPERTY.test(name) ? result : { kind: "function", of: result };
  }

  protected missing(shape: Shape, name: string, isCalled: boolean): void {
    if (this.isOptional) return;
    if (shape.kind === "promise") this.misuse(NOT_AWAITED);
    else if (shape.kind === "function" && shape.text !== undefined)
      this.note("name", `.${shape.text} without brackets`, `.${shape.text}()`);
    else if (
      shape.kind !== "function" &&
      (isCalled || (shape.kind === "list" && name === "json"))
    ) {
      this.note(
        "name",
        `.${name} of ${NAMED[shape.kind] ?? "a value"}`,
        OF_LUXON[name] ?? nearest(name, METHODS, lettersOf),
      );
    }
  }

  private fieldOf(
    { fields, isOpen, source, text, format, of }: Shape,
    name: string,
    isOptional: boolean,
  ): Shape {
    const found = fields?.get(name);
    const step = text === undefined ? undefined : this.steps.get(source ?? "");
    if (step && /^(?:item|pairedItem|itemMatching)$/.test(name)) step.isPaired = true;
    if (found?.format === "body") this.note("body", name, undefined, found.source);
    if (found) return found;
    if (isOptional || this.isOptional) this.testedFields.add(name);
    if (format === "small" && name !== name.toLowerCase() && source !== undefined) {
      this.note("field", name, name.toLowerCase(), source);
      return ANY;
    }
    if (format === "answer") this.note("answer", name, undefined, source);
    if (isOpen || Object.hasOwn(Object.prototype, name)) return of ?? ANY;
    const names = [...(fields?.keys() ?? [])];
    if (text !== undefined) {
      if (isOptional || this.isOptional) return ANY;
      const meant =
        text === "item"
          ? `json.${name}`
          : /^(?:json|binary)$/.test(name)
            ? `item.${name}`
            : nearest(name, names, lettersOf);
      this.note("name", `${text}.${name}`, meant);
    } else if (source !== undefined && !(this.setting.isExpression && IN_RECORDS.has(name))) {
      this.note("field", name, nearest(name, names), source);
    }
    return ANY;
  }

  /**
   * Reports `${name}` in a string with ordinary quotes. JavaScript inserts values only into strings with backquotes.
   */
  protected lookForPlaces(text: string, scope: Scope): void {
    const [, name] = /\$\{\s{0,9}([A-Za-z_$][\w$]{0,60})[^{}]{0,200}\}/.exec(text) ?? [];
    if (name === undefined || !(scope.find(name) ?? this.setting.given(name))) return;
    this.misuse(
      `has \${${name}} in plain quotes, where it stays as it stands; only \`…\` takes values in`,
    );
  }

  protected list(parts: readonly Ast[], scope: Scope): Shape {
    const entries = parts.map((part) => {
      const shape = this.value(part.kind === "spread" ? part.parts[0] : part, scope);
      return part.kind === "spread" ? (shape.kind === "list" ? (shape.of ?? ANY) : ANY) : shape;
    });
    if (entries.length === 0) return { kind: "list", count: 0 };
    const isSpread = parts.some(({ kind }) => kind === "spread");
    return { ...listOf(eitherOf(entries)), ...(isSpread ? {} : { count: entries.length }) };
  }

  protected record(parts: readonly Ast[], scope: Scope): Shape {
    const fields = new Map<string, Shape>();
    let isOpen = false;
    for (const { kind, text, parts: inner } of parts) {
      const shape = this.value(inner[0], scope);
      if (kind === "spread") {
        for (const [name, one] of shape.fields ?? []) fields.set(name, one);
        isOpen ||= shape.kind !== "record" || shape.isOpen === true;
      } else if (inner.length > 1) {
        this.value(inner[1], scope);
        isOpen = true;
      } else fields.set(text, shape);
    }
    return { kind: "record", fields, isOpen };
  }

  isTested(name: string): boolean {
    return this.testedFields.has(name);
  }

  /** Reports a value that makes no sense inside a text, such as an object, which becomes "[object Object]". */
  intoText(shape: Shape): void {
    if (shape.kind === "promise") this.misuse(NOT_AWAITED);
    else if (shape.kind === "record" || (shape.kind === "list" && shape.of?.kind === "record"))
      this.misuse("puts a whole object into a text, which becomes [object Object]");
    else if (shape.kind === "function" && shape.text !== undefined)
      this.note("name", `.${shape.text} without brackets`, `.${shape.text}()`);
    else if (shape.isMonth)
      this.note("date", "writes the month as getMonth() gives it, which counts from 0");
  }
}

export const NOT_AWAITED =
  "does not wait for an answer (await), so it has a promise in place of the value";

export const NAMED: Readonly<Record<string, string>> = {
  text: "a text",
  number: "a number",
  boolean: "a yes or no",
  list: "a list",
  record: "an object",
  date: "a date of JavaScript",
  moment: "a date of n8n",
  promise: "a promise",
};
/**
 * Matches names of properties that hold a value. All other members of strings, lists and dates are taken for functions.
 */
const PROPERTY =
  /^(?!to[A-Z]|is[A-Z]\w*Than|valueOf)(?:length|[a-z]+(?:Short|Long|Name)?|week\w+|days\w+|is\w+|invalid\w+)$/;
/** Methods that n8n adds to every object in expressions. */
const IN_RECORDS = new Set(
  "isEmpty isNotEmpty hasField removeField removeFieldsContaining keepFieldsContaining compact urlEncode keys values toJsonString toInt toFloat toBoolean toDateTime length".split(
    " ",
  ),
);
