/** Returns a copy of a value in which n8n has evaluated every expression for the item at `index`. */
export function workOut(context, value, index, name = "") {
  if (typeof value === "string") return workOutText(context, asExpression(value, name), index);
  if (Array.isArray(value)) return value.map((part) => workOut(context, part, index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, workOut(context, part, index, key)]),
  );
}

/**
 * Marks SQL that contains braces as an expression, by a "=" before it. n8n's database nodes evaluate this SQL even
 * without the "=".
 */
function asExpression(text, name) {
  return name === "query" && text.includes("{{") && !text.startsWith("=") ? `=${text}` : text;
}

function workOutText(context, text, index) {
  // A model fills in `$fromAI(…)` while the workflow runs, so a text with it stays as it is.
  if (!text.startsWith("=") || text.includes("$fromAI(")) return text;
  try {
    return context.evaluateExpression(text.slice(1), index) ?? null;
  } catch (error) {
    return { "cannot be worked out": error.message };
  }
}
