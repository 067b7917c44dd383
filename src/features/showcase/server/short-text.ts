const MAX_LENGTH = 330;
const MAX_LINES = 10;

/**
 * Shortens a text and leaves out its empty lines. A shortened text ends with a whole sentence or line, if it has one,
 * and "…" in a line of its own says that there is more.
 */
export function shortText(text: string): string {
  const lines = text.split(/\n+/);
  const whole = lines.join("\n");
  if (lines.length <= MAX_LINES && whole.length <= MAX_LENGTH) return whole;
  const start = `${lines.slice(0, MAX_LINES - 1).join("\n")}\n`.slice(0, MAX_LENGTH);
  const [complete] = /^[\s\S]*(?:[.!?](?=\s)|\S(?=\n))/.exec(start) ?? [];
  return `${complete ?? start.replace(/\s+\S*$/, "")}\n…`;
}
