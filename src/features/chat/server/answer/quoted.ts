/**
 * Matches a line that belongs to an email which the visitor quotes or forwards: "> Dear Ann", "From: ann@hill.example",
 * "---- Forwarded message ----".
 */
const QUOTED_LINE =
  /^[ \t]*(?:>.*|(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet)[ \t]*:.*|-{2,}.*-{2,})[ \t]*$/gimu;

/** Removes the lines that a visitor quotes from another email. Returns the message itself if nothing else is in it. */
export function withoutQuoted(message: string): string {
  if (!message.includes("\n")) return message;
  const own = message
    .replaceAll(QUOTED_LINE, "")
    .replaceAll(/\n{2,}/gu, "\n")
    .trim();
  return own === "" ? message : own;
}
