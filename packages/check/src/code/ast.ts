/** A syntax node of JavaScript. The meaning of `text` and `parts` depends on the kind. */
export type Ast = {
  kind: Kind;
  /** The name, the operator, the key of an entry, the property that is read, or the string without its quotes. */
  text: string;
  parts: Ast[];
  /** Index in the code at which the node begins. */
  at: number;
  end: number;
  isAsync?: true;
  /** Whether the code has parentheses around the node, or accesses the node with `?.`. */
  isGrouped?: true;
};

export type Kind =
  /* Values. The last part of a `function` is its body, the others are its parameters. The parts of a `record` are
      entries and spreads. */
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
  /* Statements. */
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

/** Reads a chain of names such as `this.helpers.httpRequest`; undefined for any other expression. */
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

/** Lists the names that a destructuring pattern assigns. */
export function namesIn({ kind, text, parts }: Ast): string[] {
  if (kind === "name") return [text];
  if (kind === "assign") return parts[0] ? namesIn(parts[0]) : [];
  if (kind === "entry") return parts[0] ? namesIn(parts[0]) : [];
  return kind === "list" || kind === "record" || kind === "spread" ? parts.flatMap(namesIn) : [];
}
