/** Writes a list of names: `"A"`, `"A" and "B"`, or `"A", "B" and 3 more`. */
export function listed(names: readonly string[], shown = 2): string {
  const quoted = [...new Set(names)].map((name) => `"${shortened(name)}"`);
  const rest = quoted.length - shown;
  if (rest > 0) return `${quoted.slice(0, shown).join(", ")} and ${rest} more`;
  return quoted.length === 1
    ? (quoted[0] ?? "")
    : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}

export function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/** Returns the subject of a sentence, such as `The step "Send the mail", field options.replyTo`. */
export function at(node: string, path?: string): string {
  return path ? `The step "${shortened(node)}", field ${path}` : `The step "${shortened(node)}"`;
}
