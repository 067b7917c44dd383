import type { Mail } from "../mailbox.ts";
import { letterText } from "./letter-text.ts";
import type { Letter } from "./letter.ts";

/** What makes HTML is loaded with the first mail: most processes never send one. */
export async function writeLetter(letter: Letter): Promise<Mail> {
  const { letterHtml } = await import("./letter-html.tsx");
  const { blocks: _, ...mail } = letter;
  return { ...mail, text: letterText(letter), html: letterHtml(letter) };
}
