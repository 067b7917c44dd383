/** A node of the syntax tree of JavaScript code. The meaning of `text` and `parts` depends on `kind`. */
export type Ast = {
  kind: Kind;
  /**
   * A name, an operator, the key of an object's entry, the name of the property that is read, or a string without its
   * quotes, depending on `kind`.
   */
  text: string;
  parts: Ast[];
  /** Index in the code at which the node begins. */
  at: number;
  end: number;
  isAsync?: true;
  /**
   * Whether the node is in parentheses or uses `?.`, as in `a?.b`. The check-up then does not report a missing field
   * that the node reads.
   */
  isGrouped?: true;
};

export type Kind =
  /*
   * Kinds of nodes. The last of the `parts` of a `function` is its body; the others are its parameters. A `record` is
   * an object literal. Its `parts` are entries, such as `a: 1`, and spreads, such as `...other`.
   */
  | "name"
  | "text"
  | "number"
  | "pattern"
  | "word"
  | "template"
  | "list"
  | "record"
  | "entry"
  | "spread"
  | "hole"
  | "function"
  | "class"
  | "member"
  | "index"
  | "call"
  | "new"
  | "tagged"
  | "unary"
  | "update"
  | "binary"
  | "assign"
  | "choose"
  | "sequence"
  | "await"
  | "yield"
  | "block"
  | "declare"
  | "declarator"
  | "run"
  | "if"
  | "for"
  | "each"
  | "while"
  | "return"
  | "throw"
  | "jump"
  | "try"
  | "switch"
  | "case"
  | "label"
  | "empty";

/** Returns a chain of names as text, such as `this.helpers.httpRequest`; undefined for any other expression. */
export function pathOf({ kind, text, parts: [holder] }: Ast): string | undefined {
  if (kind === "name" || (kind === "word" && text === "this")) return text;
  const before = kind === "member" && holder ? pathOf(holder) : undefined;
  return before === undefined ? undefined : `${before}.${text}`;
}

export function isStatement({ kind }: Ast): boolean {
  return /^(?:block|declare|run|if|for|each|while|return|throw|jump|try|switch|label|empty)$/.test(
    kind,
  );
}

/** Lists the names to which a destructuring pattern assigns values: `a` and `b` for `{ a, c: [b] }`. */
export function namesIn({ kind, text, parts }: Ast): string[] {
  if (kind === "name") return [text];
  if (kind === "assign") return parts[0] ? namesIn(parts[0]) : [];
  if (kind === "entry") return parts[0] ? namesIn(parts[0]) : [];
  return kind === "list" || kind === "record" || kind === "spread" ? parts.flatMap(namesIn) : [];
}
