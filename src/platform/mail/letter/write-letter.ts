import { brand } from "#content/site/brand.ts";
import type { Mail } from "../mailbox.ts";
import type { Letter, Block } from "./letter.ts";

/**
 * Writes an email as plain text and as HTML. The HTML renderer is loaded with the first email, because most processes
 * send none.
 */
export async function writeLetter(letter: Letter): Promise<Mail> {
  const { letterHtml } = await import("./letter-html.tsx");
  const { blocks, ...mail } = letter;
  const footer = `-- \n${[brand.name, brand.email.hello].filter(Boolean).join(", ")}`;
  const text = [...blocks.map(blockText), footer].join("\n\n");
  return { ...mail, text, html: letterHtml(letter) };
}

function blockText(block: Block): string {
  if (typeof block === "string") return block;
  if ("link" in block) return `${block.label}:\n\n${block.link}`;
  if ("code" in block) return `${block.label} ${block.code}`;
  if ("facts" in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
  if ("quote" in block) return block.quote;
  return block.items
    .map(({ title, text, link }) => [title, text, link].filter(Boolean).join("\n"))
    .join("\n\n");
}
