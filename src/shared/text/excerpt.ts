const MAX_EXCERPT = 160;

/** Returns the beginning of a text in one line, with "…" if the text goes on. */
export function excerpt(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " "));
  return characters.length > MAX_EXCERPT
    ? `${characters.slice(0, MAX_EXCERPT).join("").trimEnd()}…`
    : characters.join("");
}
