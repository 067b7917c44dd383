/** A piece of JavaScript; what `text` and `parts` hold depends on the kind. */
export type Ast = {
  kind: Kind;
  /** A name, an operator, the key of an entry, the property of a member, or a text without its quotes. */
  text: string;
  parts: Ast[];
  /** Begins at this place of the code. */
  at: number;
  end: number;
  isAsync?: true;
  /** Stands in round brackets of its own, or is asked for by `?.`. */
  isGrouped?: true;
};

export type Kind =
  /* Values. A function's parts are its parameters and, last, its body; a record's are entries and spreads. */
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

/** `this.helpers.httpRequest` of names with points between them. */
export function pathOf({ kind, text, parts: [holder] }: Ast): string | undefined {
  if (kind === "name" || (kind === "word" && text === "this")) return text;
  const before = kind === "member" && holder ? pathOf(holder) : undefined;
  return before === undefined ? undefined : `${before}.${text}`;
}
