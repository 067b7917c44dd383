/** Returns a value in which n8n has evaluated every expression for one item. */
export function workOut(context, value, index, name = "") {
  if (typeof value === "string") return workOutText(context, asExpression(value, name), index);
  if (Array.isArray(value)) return value.map((part) => workOut(context, part, index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, workOut(context, part, index, key)]),
  );
}

/** Marks SQL with braces as an expression. n8n's database nodes evaluate it without the "=". */
function asExpression(text, name) {
  return name === "query" && text.includes("{{") && !text.startsWith("=") ? `=${text}` : text;
}

function workOutText(context, text, index) {
  // `$fromAI` is filled in by a model while the workflow runs, so the text stays as it is.
  if (!text.startsWith("=") || text.includes("$fromAI(")) return text;
  try {
    return context.evaluateExpression(text.slice(1), index) ?? null;
  } catch (error) {
    return { "cannot be worked out": error.message };
  }
}
