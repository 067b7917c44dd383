import type { Mail } from "../mailbox.ts";
import { letterText } from "./letter-text.ts";
import type { Letter } from "./letter.ts";

/** Loads the HTML renderer with the first email, because most processes never send an email. */
export async function writeLetter(letter: Letter): Promise<Mail> {
  const { letterHtml } = await import("./letter-html.tsx");
  const { blocks: _, ...mail } = letter;
  return { ...mail, text: letterText(letter), html: letterHtml(letter) };
}
