/** A value with every expression in it worked out by n8n for one item. */
export function workOut(context, value, index, name = "") {
  if (typeof value === "string") return workOutText(context, asExpression(value, name), index);
  if (Array.isArray(value)) return value.map((part) => workOut(context, part, index));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, workOut(context, part, index, key)]),
  );
}

/** SQL has no sign of an expression: its nodes fill in what stands in brackets themselves. */
function asExpression(text, name) {
  return name === "query" && text.includes("{{") && !text.startsWith("=") ? `=${text}` : text;
}

function workOutText(context, text, index) {
  // What a model will fill in is known to nobody before.
  if (!text.startsWith("=") || text.includes("$fromAI(")) return text;
  try {
    return context.evaluateExpression(text.slice(1), index) ?? null;
  } catch (error) {
    return { "cannot be worked out": error.message };
  }
}
