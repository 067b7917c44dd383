/** The log lists at most this many causes, because an error may be its own cause. */
const MAX_CAUSES = 5;

/**
 * Describes a thrown value for the log, without anything that may repeat visitors' texts, such as the parameters of a
 * failed query.
 */
export function withoutValues(thrown: unknown, causes = MAX_CAUSES): Record<string, unknown> {
  if (typeof thrown !== "object" || thrown === null) {
    return { message: `${thrown == null ? String(thrown) : `a ${typeof thrown}`} was thrown` };
  }
  const { name, stack, code, constraint, table, cause } = thrown as Partial<Fields>;
  return {
    type: thrown instanceof Error ? name : undefined,
    message: messageOf(thrown),
    stack: framesOf(stack),
    code,
    constraint,
    table,
    ...(cause === undefined || causes === 0 ? {} : { cause: withoutValues(cause, causes - 1) }),
  };
}

type Fields = Record<
  "name" | "message" | "stack" | "code" | "constraint" | "table" | "cause" | "query",
  unknown
>;

function messageOf({ name, message, code, query }: Partial<Fields>): string {
  if (typeof message !== "string") return "an object without a message";
  // Drizzle appends the parameters of the query to this error message, so only the query is kept.
  if (message.startsWith("Failed query")) return `Failed query: ${String(query)}`;
  const plain = withoutQueries(message);
  // Errors of PostgreSQL's class 22 ("data exception") and of JSON.parse quote the refused value, so quoted text is
  // removed.
  return /^22...$/.test(String(code)) || name === "SyntaxError" ? withoutQuotes(plain) : plain;
}

/** Removes query strings, which may contain a token. */
function withoutQueries(text: string): string {
  return text.replace(/\?[\w.~%-]+=[^\s"'`)]*/g, "?…");
}

/**
 * Removes quoted text: everything from the first to the last quotation mark, because the text may contain quotation
 * marks itself.
 */
export function withoutQuotes(text: string): string {
  return text.replace(/".*"/s, '"…"');
}

function framesOf(stack: unknown): string | undefined {
  if (typeof stack !== "string") return undefined;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.map((frame) => frame.trim()).join("\n");
}
